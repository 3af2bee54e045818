import Foundation
import LayerTree
import Timing

/// A clock with one tree, whose root is 100 by 100 and lies at the origin.
@MainActor
struct Stage {
  let clock = VirtualClock()
  let root = CALayer()

  init() {
    root.name = "root"
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    clock.turn { clock.addLayoutRoot(root) }
  }

  /// A layer in the root, committed.
  func layer<Layer: CALayer>(_ layer: Layer, frame: CGRect = .zero) -> Layer {
    clock.turn {
      layer.frame = frame
      root.addSublayer(layer)
    }
    return layer
  }

  func advance(to seconds: Double) { clock.advance(to: Nanoseconds(seconds: seconds)) }
}

/// Writes down what it is told.
@MainActor
final class Listener: NSObject, CAAnimationDelegate {
  var log: [String] = []
  private let name: String
  private let also: (String) -> Void

  init(_ name: String = "", also: @escaping (String) -> Void = { _ in }) {
    self.name = name
    self.also = also
    super.init()
  }

  func animationDidStart(_ anim: CAAnimation) { write("start") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    write(flag ? "finished" : "cancelled")
  }

  private func write(_ event: String) {
    let text = name.isEmpty ? event : "\(name) \(event)"
    log.append(text)
    also(text)
  }
}

/// Whether two numbers agree to six decimals, the digits that published values have.
func agree(_ left: Double?, _ right: Double, within tolerance: Double = 5e-7) -> Bool {
  left.map { abs($0 - right) <= tolerance } ?? false
}
