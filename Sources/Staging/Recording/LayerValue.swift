import Drawing
import Foundation
import Geometry
import LayerTree
import Pixels

/// What one property of a layer shows in a frame, as text.
public struct LayerValue: Hashable, Sendable {
  /// The names of the layers from the window down, joined by slashes; `[n]` for one without a name.
  public var layerPath: String
  /// As Core Animation names it.
  public var keyPath: String
  /// Shortest decimals that read back the same; parts are separated by spaces.
  public var text: String

  init(_ value: AnimatedValue) {
    layerPath = value.layerPath
    keyPath = value.keyPath
    text = value.value.text
  }
}

extension AnimatableValue {
  /// Numbers in the order of the value's parts; colours as red, green, blue, alpha, 0...1.
  fileprivate var text: String {
    switch self {
    case .number(let number): Self.text(number)
    case .point(let point): Self.text(point)
    case .size(let size): Self.text(size.width, size.height)
    case .rect(let rect): Self.text(rect.minX, rect.minY, rect.width, rect.height)
    case .color(let color): Self.text(color)
    case .transform(let transform): Self.text(transform)
    case .path(let path): path.elements.map(Self.text).joined(separator: " ")
    case .numbers(let numbers): numbers.map { Self.text($0) }.joined(separator: " ")
    case .colors(let colors): colors.map(Self.text).joined(separator: ", ")
    case .image(let image): "\(image.digest)"
    case .mixture(let mixture):
      "\(Self.text(mixture.progress)) of \(Self.text(mixture.new)) over \(Self.text(mixture.old))"
    case .flag(let flag): "\(flag)"
    case .name(let name): name
    case .none: "none"
    }
  }

  private static func text(_ numbers: Double...) -> String {
    numbers.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }
      .joined(separator: " ")
  }

  private static func text(_ image: Image?) -> String { image.map { "\($0.digest)" } ?? "none" }

  private static func text(_ point: CGPoint) -> String { text(point.x, point.y) }

  private static func text(_ color: Color) -> String {
    text(color.red, color.green, color.blue, color.alpha)
  }

  private static func text(_ t: CATransform3D) -> String {
    let rows = [
      text(t.m11, t.m12, t.m13, t.m14), text(t.m21, t.m22, t.m23, t.m24),
      text(t.m31, t.m32, t.m33, t.m34), text(t.m41, t.m42, t.m43, t.m44),
    ]
    return rows.joined(separator: " ")
  }

  private static func text(_ element: Path.Element) -> String {
    switch element {
    case .move(let end): "M \(text(end))"
    case .line(let end): "L \(text(end))"
    case .quad(let control, let end): "Q \(text(control)) \(text(end))"
    case .cubic(let control1, let control2, let end):
      "C \(text(control1)) \(text(control2)) \(text(end))"
    case .close: "Z"
    }
  }
}
