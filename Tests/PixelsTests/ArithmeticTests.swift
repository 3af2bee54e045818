import Pixels
import Testing

@Suite("Byte arithmetic")
struct ArithmeticTests {
  @Test("Division by 255 is exact rounding, for every product of two bytes")
  func divisionIsExact() {
    var wrong = 0
    for number in UInt32(0)...65_535 where number.dividedBy255 != (2 * number + 255) / 510 {
      wrong += 1
    }

    #expect(wrong == 0)
  }

  @Test("Scaling a pixel rounds every channel exactly, for all pairs of bytes")
  func scalingIsExact() {
    var wrong = 0
    for channel in UInt32(0)...255 {
      let others = 255 - channel
      let pixel = channel | others << 8 | others << 16 | channel << 24
      for factor in UInt32(0)...255 {
        let exact = (2 * channel * factor + 255) / 510
        let exactOthers = (2 * others * factor + 255) / 510
        let expected = exact | exactOthers << 8 | exactOthers << 16 | exact << 24
        if PackedPixel.scaled(pixel, by: factor) != expected { wrong += 1 }
      }
    }

    #expect(wrong == 0)
  }

  @Test("Sums of channels end at 255, for all pairs of bytes")
  func sumsAreLimited() {
    var wrong = 0
    for first in UInt32(0)...255 {
      for second in UInt32(0)...255 {
        let (left, right) = (first | (255 - first) << 8, second | second << 8)
        let expected = min(first + second, 255) | min(255 - first + second, 255) << 8
        if PackedPixel.sum(left, right) != expected { wrong += 1 }
        if PackedPixel.sum(left << 16, right << 16) != expected << 16 { wrong += 1 }
      }
    }

    #expect(wrong == 0)
  }

  @Test("Source-over is exact rounding of the rational form, for all pairs of alpha and channel")
  func sourceOverIsExact() {
    var wrong = 0
    for alpha in UInt32(0)...255 {
      let source = alpha / 2 | alpha << 8 | 0 << 16 | alpha << 24
      for below in UInt32(0)...255 {
        let pixel = below | below << 8 | below << 16 | 255 << 24
        let kept = (2 * below * (255 - alpha) + 255) / 510
        let expected = (alpha / 2 + kept) | (alpha + kept) << 8 | kept << 16 | 255 << 24
        if PackedPixel.over(source, pixel) != expected { wrong += 1 }
      }
    }

    #expect(wrong == 0)
  }

  @Test("A unit value becomes the nearest byte; outside it is limited, and no number is 0")
  func unitBytes() {
    for byte in UInt8(0)...255 {
      #expect(UInt8(unit: Double(byte) / 255) == byte)
    }
    #expect(UInt8(unit: 0.5) == 128)
    #expect(UInt8(unit: -3) == 0)
    #expect(UInt8(unit: 1.01) == 255)
    #expect(UInt8(unit: .infinity) == 255)
    #expect(UInt8(unit: -.infinity) == 0)
    #expect(UInt8(unit: .nan) == 0)
  }
}
