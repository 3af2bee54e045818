import Foundation
import Geometry

extension CanonicalWriter {
  mutating func write(_ point: CGPoint) {
    write(point.x)
    write(point.y)
  }

  mutating func write(_ size: CGSize) {
    write(size.width)
    write(size.height)
  }

  mutating func write(_ rect: CGRect) {
    write(rect.origin)
    write(rect.size)
  }

  mutating func write(_ path: Path) {
    write(path.elements.count)
    for element in path.elements { write(element) }
  }

  private mutating func write(_ element: Path.Element) {
    switch element {
    case .move(let point): write("M", [point])
    case .line(let point): write("L", [point])
    case .quad(let control, let end): write("Q", [control, end])
    case .cubic(let control1, let control2, let end): write("C", [control1, control2, end])
    case .close: write("Z", [])
    }
  }

  private mutating func write(_ letter: String, _ points: [CGPoint]) {
    write(letter)
    for point in points { write(point) }
  }

  mutating func write(_ style: StrokeStyle) {
    write(style.width)
    write(style.cap)
    write(style.join)
    write(style.miterLimit)
    write(style.dashes.count)
    for dash in style.dashes { write(dash) }
    write(style.dashPhase)
  }
}
