import Foundation
import LayerTree
import Pixels

extension AnimatableValue {
  /// Whether this value and another of its kind are equal but for rounding.
  func isClose(to other: AnimatableValue) -> Bool {
    guard let numbers, let others = other.numbers, numbers.count == others.count else {
      return self == other
    }
    return zip(numbers, others).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  /// The parts of what a track can hold; nil for outlines.
  private var numbers: [Double]? {
    switch self {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height]
    case .color(let color): [color.red, color.green, color.blue, color.alpha]
    default: nil
    }
  }
}
