import Pixels
import Testing

@Suite("Premultiplied colour")
struct PremultipliedColorTests {
  @Test("Multiplying is exact, and keeps every channel within alpha, for all pairs")
  func multiplyingIsExact() {
    var wrong = 0
    for alpha in UInt8(0)...255 {
      for channel in UInt8(0)...255 {
        let color = PremultipliedColor(
          StraightColor(red: channel, green: 255, blue: 0, alpha: alpha))
        let exact = (2 * Int(channel) * Int(alpha) + 255) / 510
        if Int(color.red) != exact || color.green != alpha || color.blue != 0 { wrong += 1 }
      }
    }

    #expect(wrong == 0)
  }

  @Test("Dividing and multiplying again gives the same pixel, for every premultiplied channel")
  func roundTrip() {
    var wrong = 0
    for alpha in UInt32(0)...255 {
      for channel in UInt32(0)...alpha {
        let pixel = PremultipliedColor(packed: channel | alpha << 8 | alpha << 24)
        let straight = pixel.straight
        if alpha > 0 {
          let exact = (channel * 255 + alpha / 2) / alpha
          if UInt32(straight.red) != exact { wrong += 1 }
        }
        if PremultipliedColor(straight) != pixel { wrong += 1 }
      }
    }

    #expect(wrong == 0)
  }

  @Test("A colour is rounded to bytes first, then multiplied")
  func colorConversion() {
    let color = PremultipliedColor(Color(red: 1, green: 0.5, blue: 2, alpha: 0.5))

    #expect(color.alpha == 128)
    #expect(color.red == 128)
    #expect(color.green == 64)
    #expect(color.blue == 128)
    #expect(PremultipliedColor(Color.clear) == .clear)
    #expect(PremultipliedColor(Color.white).packed == 0xFFFF_FFFF)
  }
}
