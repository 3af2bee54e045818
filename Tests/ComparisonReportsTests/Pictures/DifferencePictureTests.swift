import ComparisonReports
import Pixels
import Testing

@Suite("Difference picture")
struct DifferencePictureTests {
  private func difference(_ first: UInt32, _ second: UInt32, gain: Int = 8) -> UInt32 {
    let pair = PaddedPair(expected: Paint.solid(1, 1, first), actual: Paint.solid(1, 1, second))
    return DifferencePicture.amplified(pair, gain: gain).packed(0, 0)
  }

  @Test("Equal pixels are black")
  func equal() {
    for pixel: UInt32 in [0, Paint.red, Paint.white, 0x8040_2010] {
      #expect(difference(pixel, pixel) == Paint.black)
    }
  }

  @Test(
    "A channel's steps are multiplied, raised and limited, and it does not matter which is less")
  func steps() {
    for step in 1...255 {
      let level = UInt32(min(255, 40 + 8 * step))
      let expected = 0xFF00_0000 | level << 8
      #expect(difference(Paint.black, Paint.black | UInt32(step) << 8) == expected)
      #expect(difference(Paint.black | UInt32(step) << 8, Paint.black) == expected)
    }
  }

  @Test("Alpha that differs is seen whatever the colours are")
  func alpha() {
    // Black, opaque and transparent: the same over black, all there is over white.
    #expect(difference(0, Paint.black) == Paint.white)
    #expect(difference(0x0100_0000, 0) == 0xFF30_3030)
    // White of half alpha against white: the same over white.
    #expect(difference(0x8080_8080, Paint.white) == Paint.white)
  }

  @Test("No two different pixels look equal")
  func neverBlack() {
    let pixels: [UInt32] = [
      0, 0x0100_0000, 0x0101_0101, Paint.black, 0xFF00_0001, 0xFF01_0000, Paint.white, 0x8000_0080,
    ]
    for first in pixels {
      for second in pixels where first != second {
        #expect(difference(first, second, gain: 1) & 0xFF_FFFF != 0, "\(first) \(second)")
      }
    }
  }

  @Test("Where one picture has no pixels, the hatching stands")
  func hatched() {
    let pair = PaddedPair(
      expected: Paint.solid(1, 1, Paint.red), actual: Paint.solid(2, 1, Paint.red))

    #expect(DifferencePicture.amplified(pair).storage == [Paint.black, 0xFFC4_C4C4])
  }

  @Test("The gain for a greatest step keeps that step in range, and is no smaller than need be")
  func gain() {
    for step in 1...255 {
      let gain = DifferencePicture.gain(forGreatestStep: step)
      #expect(gain == 1 || 40 + gain * step <= 255)
      #expect(40 + (gain + 1) * step > 255)
    }
    #expect(DifferencePicture.gain(forGreatestStep: 0) == 215)
  }
}
