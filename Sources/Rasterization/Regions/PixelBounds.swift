internal import Foundation

/// A rectangle of whole pixels of device space; lower ends in, upper ends out.
struct PixelBounds: Hashable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  /// The pixels from (`minX`, `minY`) up to, and without, (`maxX`, `maxY`).
  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// No pixels.
  static let empty = PixelBounds(minX: 0, minY: 0, maxX: 0, maxY: 0)

  var isEmpty: Bool { minX >= maxX || minY >= maxY }
  /// Columns; negative or 0 in empty bounds.
  var width: Int { maxX - minX }
  /// Rows; negative or 0 in empty bounds.
  var height: Int { maxY - minY }
  /// Pixels; 0 in empty bounds.
  var area: Int { isEmpty ? 0 : width * height }
}

// MARK: - Set algebra

extension PixelBounds {
  /// The pixels that lie in both.
  func intersection(_ other: PixelBounds) -> PixelBounds {
    let both = PixelBounds(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return both.isEmpty ? .empty : both
  }

  /// Whether all pixels of other bounds lie in these.
  func contains(_ other: PixelBounds) -> Bool {
    other.isEmpty
      || minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The least bounds that hold both.
  func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Bounds with `margin` more pixels on every side; nothing stays nothing.
  func expanded(by margin: Int) -> PixelBounds {
    if isEmpty { return .empty }
    return PixelBounds(
      minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  /// Bounds moved by whole pixels.
  func shifted(x: Int, y: Int) -> PixelBounds {
    PixelBounds(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }
}

// MARK: - From geometry

extension PixelBounds {
  /// Greatest distance from the origin that bounds made from geometry reach, in pixels.
  ///
  /// Twice what edges reach, so that limiting never hides a covered pixel; small enough that sums
  /// of bounds, margins and shifts cannot overflow.
  static let reach = 2 * DeviceEdge.reach

  /// The pixels that a box of device space touches, and one more around it for rounding.
  ///
  /// Empty where the box is turned inside out or a side is not a number.
  init(touchingFrom minX: Double, _ minY: Double, to maxX: Double, _ maxY: Double) {
    guard minX <= maxX, minY <= maxY else {
      self = .empty
      return
    }
    self.init(
      minX: Self.limited(minX) - 1, minY: Self.limited(minY) - 1,
      maxX: Self.limited(maxX) + 2, maxY: Self.limited(maxY) + 2)
  }

  /// The greatest whole number that is not above `value`, or the nearest within reach.
  private static func limited(_ value: Double) -> Int {
    Int(min(max(value, -Double(reach)), Double(reach)).rounded(.down))
  }
}
