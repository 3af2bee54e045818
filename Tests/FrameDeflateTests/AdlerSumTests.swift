import FrameDeflate
import TestSupport
import Testing

@Suite("Adler-32 of pieces")
struct AdlerSumTests {
  @Test("Runs, bytes and pieces add up to the sum of the bytes")
  func pieces() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<60 {
      var bytes: [UInt8] = []
      var whole = AdlerSum.streamStart
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        var piece = AdlerSum()
        for _ in 0..<Int.random(in: 0...30, using: &generator) {
          let byte =
            [0, 255, UInt8.random(in: 0...255, using: &generator)]
            .randomElement(using: &generator) ?? 0
          let repeats = Int.random(
            in: 0...(1 << Int.random(in: 0...11, using: &generator)), using: &generator)
          let run = [UInt8](repeating: byte, count: repeats)
          let words = run.map { UInt16($0) }
          bytes += run
          switch repeats {
          case 1: piece.add(byte)
          case 2...40: piece.add(words.span)
          default: piece.add(byte, repeats: repeats)
          }
        }
        whole.add(piece)
      }
      #expect(whole.value == StreamReader.checkSum(bytes))
    }
  }

  @Test(
    "A run longer than the modulus is summed as its bytes are",
    arguments: [65_520, 65_521, 65_522, 200_000])
  func longRuns(count: Int) {
    var sum = AdlerSum.streamStart
    sum.add(255, repeats: count)

    #expect(sum.value == StreamReader.checkSum(Array(repeating: 255, count: count)))
  }
}
