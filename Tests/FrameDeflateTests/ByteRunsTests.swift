import FrameDeflate
import TestSupport
import Testing

@Suite("Runs of bytes")
struct ByteRunsTests {
  /// The first four equal bytes and all that follow, looked for one by one.
  private func firstRun(in bytes: [UInt16], from start: Int) -> Range<Int> {
    for index in start..<bytes.count {
      let length = bytes[index...].prefix { $0 == bytes[index] }.count
      if length >= 4 { return index..<index + length }
    }
    return bytes.count..<bytes.count
  }

  @Test("The first run of four or more is found, wherever it begins and whatever is around it")
  func random() {
    var generator = SeededGenerator(seed: 31)
    for round in 0..<2000 {
      let greatest = UInt16.random(in: 1...255, using: &generator)
      var bytes = (0..<Int.random(in: 0...150, using: &generator)).map { _ in
        UInt16.random(in: 0...greatest, using: &generator)
      }
      if round % 2 == 0, bytes.count > 9 {
        let place = Int.random(in: 0..<bytes.count - 6, using: &generator)
        let end = place + Int.random(in: 3...6, using: &generator)
        let byte = [0, 255, bytes[0]][round % 3]
        for index in place..<end { bytes[index] = byte }
      }
      let start = Int.random(in: 0...bytes.count, using: &generator)

      let given = bytes
      let found = ByteRuns.first(in: given.span, from: start)

      #expect(found == firstRun(in: bytes, from: start), "round \(round)")
    }
  }
}
