internal import Foundation
internal import Geometry

extension AnimatableValue {
  /// The value in the loose form of the public interface; nil for no value.
  package var object: Any? {
    switch self {
    case .number(let value): NSNumber(value: value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .color(let value): CGColor(value)
    case .transform(let value): value
    case .path(let value): CGPath(value)
    case .numbers(let values): values.map { NSNumber(value: $0) }
    case .colors(let values): values.map { CGColor($0) }
    case .image(let value): CGImage(value)
    case .mixture(let value): (value.progress < 0.5 ? value.old : value.new).map { CGImage($0) }
    case .flag(let value): value
    case .name(let value): value
    case .none: nil
    }
  }
}
