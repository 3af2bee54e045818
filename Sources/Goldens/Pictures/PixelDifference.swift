/// One pixel that differs, with both values.
package struct PixelDifference: Hashable, Sendable {
  /// Column in the expected picture.
  package var x: Int
  /// Row in the expected picture.
  package var y: Int
  /// The expected value: red in bits 0–7, green, blue, alpha; straight.
  package var expected: UInt32
  /// The actual value, likewise.
  package var actual: UInt32

  /// A pixel.
  package init(x: Int, y: Int, expected: UInt32, actual: UInt32) {
    (self.x, self.y, self.expected, self.actual) = (x, y, expected, actual)
  }

  /// The greatest difference of a channel, in 8-bit steps.
  package var step: Int { ChannelSteps(expected, actual).greatest }
}

extension PixelDifference: CustomStringConvertible {
  /// `12,40: #ff0000ff, not #ff0010ff`: the actual value first.
  package var description: String {
    "\(x),\(y): \(Self.text(actual)), not \(Self.text(expected))"
  }

  /// `#rrggbbaa`.
  package static func text(_ pixel: UInt32) -> String {
    let hexadecimal = String(pixel.byteSwapped, radix: 16)
    return "#" + String(repeating: "0", count: 8 - hexadecimal.utf8.count) + hexadecimal
  }
}

/// By how much the four channels differ, in 8-bit steps.
package struct ChannelSteps: Hashable, Sendable {
  package var red = 0
  package var green = 0
  package var blue = 0
  package var alpha = 0

  /// No difference.
  package init() {}

  /// The differences of two packed pixels.
  package init(_ one: UInt32, _ other: UInt32) {
    red = Self.step(one, other, 0)
    green = Self.step(one, other, 8)
    blue = Self.step(one, other, 16)
    alpha = Self.step(one, other, 24)
  }

  /// The greatest of the four.
  package var greatest: Int { max(max(red, green), max(blue, alpha)) }

  /// Keeps the greater of each channel.
  mutating func raise(to other: Self) {
    red = max(red, other.red)
    green = max(green, other.green)
    blue = max(blue, other.blue)
    alpha = max(alpha, other.alpha)
  }

  @inline(__always)
  private static func step(_ one: UInt32, _ other: UInt32, _ shift: UInt32) -> Int {
    abs(Int(one >> shift & 255) - Int(other >> shift & 255))
  }
}
