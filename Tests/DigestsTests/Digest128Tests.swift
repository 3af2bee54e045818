import Digests
import Testing

@Suite("128-bit digest")
struct Digest128Tests {
  @Test("The text is canonical: high half first, zeros kept")
  func text() {
    #expect(
      Digest128(high: 0x0123, low: 0xFEDC_BA98_7654_3210).description
        == "0000000000000123fedcba9876543210")
  }

  @Test("The text reads back")
  func readsBack() {
    for index in 0..<UInt64(1000) {
      let parts = Digest128(of: [UInt8(truncatingIfNeeded: index), UInt8(index >> 8)])
      let digest = Digest128(high: parts.low, low: parts.high)
      #expect(Digest128(hexadecimal: digest.description) == digest)
    }
  }

  @Test(
    "Any other spelling is refused",
    arguments: [
      "", "0", "0000000000000123fedcba987654321", "0000000000000123fedcba98765432100",
      "0000000000000123FEDCBA9876543210", "0000000000000123fedcba987654321g",
      "+000000000000123fedcba9876543210", " 000000000000123fedcba9876543210",
    ])
  func refused(text: String) {
    #expect(Digest128(hexadecimal: text) == nil)
  }
}
