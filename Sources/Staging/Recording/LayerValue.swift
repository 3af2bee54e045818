import Drawing
import Foundation
import Geometry
import LayerTree
import Pixels
import Timing

/// What one property of a layer shows in a frame, as text.
public struct LayerValue: Hashable, Sendable {
  /// The names of the layers from the window down, joined by slashes; `[n]` for one without a name.
  public var layerPath: String
  /// As Core Animation names it.
  public var keyPath: String
  /// Shortest decimals that read back the same; parts are separated by spaces.
  public var text: String

  init(_ value: AnimatedValue, in style: NumberStyle = .exact) {
    layerPath = value.layerPath
    keyPath = value.keyPath
    text = value.value.text(style)
  }

  /// How numbers are written.
  package enum NumberStyle: Sendable {
    /// In the shortest decimals that read back the same.
    case exact
    /// For people: rounded to six decimals.
    case readable

    fileprivate func text(_ number: Double) -> String {
      switch self {
      case .exact:
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
      case .readable: ReadableNumber.text(number)
      }
    }
  }
}

extension AnimatableValue {
  /// Numbers in the order of the value's parts; colours as red, green, blue, alpha, 0...1.
  fileprivate func text(_ style: LayerValue.NumberStyle) -> String {
    let writer = ValueWriter(style: style)
    return switch self {
    case .number(let number): writer.text(number)
    case .point(let point): writer.text(point)
    case .size(let size): writer.text(size.width, size.height)
    case .rect(let rect): writer.text(rect.minX, rect.minY, rect.width, rect.height)
    case .color(let color): writer.text(color)
    case .transform(let transform): writer.text(transform)
    case .path(let path): path.elements.map(writer.text).joined(separator: " ")
    case .numbers(let numbers): numbers.map { writer.text($0) }.joined(separator: " ")
    case .colors(let colors): colors.map(writer.text).joined(separator: ", ")
    case .image(let image): "\(image.digest)"
    case .mixture(let mixture):
      "\(writer.text(mixture.progress)) of \(writer.text(mixture.new)) over "
        + writer.text(mixture.old)
    case .flag(let flag): "\(flag)"
    case .name(let name): name
    case .none: "none"
    }
  }
}

/// Writes the parts of values, numbers in one style.
private struct ValueWriter {
  let style: LayerValue.NumberStyle

  func text(_ numbers: Double...) -> String {
    numbers.map { style.text($0) }.joined(separator: " ")
  }

  func text(_ image: Image?) -> String { image.map { "\($0.digest)" } ?? "none" }

  func text(_ point: CGPoint) -> String { text(point.x, point.y) }

  func text(_ color: Color) -> String { text(color.red, color.green, color.blue, color.alpha) }

  func text(_ t: CATransform3D) -> String {
    let rows = [
      text(t.m11, t.m12, t.m13, t.m14), text(t.m21, t.m22, t.m23, t.m24),
      text(t.m31, t.m32, t.m33, t.m34), text(t.m41, t.m42, t.m43, t.m44),
    ]
    return rows.joined(separator: " ")
  }

  func text(_ element: Path.Element) -> String {
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
