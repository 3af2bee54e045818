import Digests
import Testing

/// The bytes that xxHash's own published test vectors are over.
private func vectorBytes(_ count: Int) -> [UInt8] {
  var state: UInt64 = 2_654_435_761
  return (0..<count).map { _ in
    defer { state = state &* 11_400_714_785_074_694_797 }
    return UInt8(truncatingIfNeeded: state >> 56)
  }
}

@Suite("XXH3 hasher")
struct XXH3HasherTests {
  @Test(
    "The digest equals xxHash's published vectors",
    arguments: [
      (0, "99aa06d3014798d86001c324468d497f"),
      (1, "a6cd5e9392000f6ac44bdff4074eecdb"),
      (6, "082afe0b8162d12a3e7039bdda43cfc6"),
      (12, "6e3efd8fc7802b18061a192713f69ad9"),
      (24, "0ce966e4678d37611e7044d28b1b901d"),
      (48, "a002ac4e5478227ef942219aed80f67b"),
      (81, "4952f58181ab00425e8bafb9f95fb803"),
      (222, "337e09641b948717f1aebd597cec6b3a"),
      (403, "1b6de21e332dd73dcdeb804d65c6dea4"),
      (512, "18d2d110dcc9bca1617e49599013cb6b"),
      (2048, "f736557fd47073a5dd59e2c3a5f038e0"),
      (2367, "e89c0f6ff369b427cb37aeb9e5d361ed"),
    ])
  func publishedVectors(count: Int, digest: String) {
    #expect(Digest128(of: vectorBytes(count)).description == digest)
  }

  @Test("The digest does not depend on how the bytes are cut")
  func piecesDoNotMatter() {
    let bytes = vectorBytes(1000)
    let whole = Digest128(of: bytes)

    for step in [1, 7, 64, 255, 256, 257, 999] {
      var hasher = XXH3Hasher()
      for start in stride(from: 0, to: bytes.count, by: step) {
        hasher.update(Array(bytes[start..<min(start + step, bytes.count)]))
      }
      #expect(hasher.finish() == whole, "pieces of \(step)")
    }
  }

  @Test("Finishing does not end the digest")
  func finishingTwice() {
    var hasher = XXH3Hasher()
    hasher.update([1, 2])
    _ = hasher.finish()

    hasher.update([3])

    #expect(hasher.finish() == Digest128(of: [1, 2, 3]))
  }

  @Test("Integers and doubles are taken in with the least significant byte first")
  func integersAreLittleEndian() {
    var hasher = XXH3Hasher()
    hasher.update(littleEndian: UInt32(0x0403_0201))
    hasher.update(littleEndian: Int16(-2))
    hasher.update(bitsOf: -1.5)

    #expect(
      hasher.finish() == Digest128(of: [1, 2, 3, 4, 0xFE, 0xFF, 0, 0, 0, 0, 0, 0, 0xF8, 0xBF]))
  }

  @Test("Text is counted, so that neighbours cannot trade letters")
  func textIsCounted() {
    var first = XXH3Hasher()
    first.update(text: "ab")
    first.update(text: "c")
    var second = XXH3Hasher()
    second.update(text: "a")
    second.update(text: "bc")

    #expect(first.finish() != second.finish())
    #expect(
      first.finish()
        == Digest128(
          of: [2, 0, 0, 0, 0, 0, 0, 0, 0x61, 0x62, 1, 0, 0, 0, 0, 0, 0, 0, 0x63]))
  }
}
