import Digests
import Goldens
import TestSupport
import Testing

@Suite("Alignment")
struct SequenceAlignmentTests {
  private func side(_ tokens: [UInt64]) -> SequenceSide {
    SequenceSide(
      frames: tokens.enumerated().map {
        .init(number: $0.offset, digest: Digest128(high: 0, low: $0.element))
      })
  }

  @Test("Every frame of both sides has exactly one fate, for random edits")
  func accounts() {
    for seed in UInt64(1)...200 {
      var generator = SeededGenerator(seed: seed)
      let expected = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        UInt64.random(in: 0...30, using: &generator)
      }
      var actual = expected
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let place = Int.random(in: 0...actual.count, using: &generator)
        switch Int.random(in: 0...2, using: &generator) {
        case 0 where place < actual.count: actual.remove(at: place)
        case 1 where place < actual.count:
          actual[place] = UInt64.random(in: 0...30, using: &generator)
        default: actual.insert(UInt64.random(in: 0...60, using: &generator), at: place)
        }
      }
      let alignment = SequenceAlignment(expected: side(expected), actual: side(actual))

      let pairs = alignment.same + alignment.changed
      var ofActual = pairs.map(\.actual) + alignment.extra.joined()
      ofActual += alignment.duplicated.joined()
      ofActual += alignment.stale.joined()
      ofActual += alignment.swapped.flatMap { [$0.first, $0.second] }
      if let shift = alignment.shift { ofActual += shift.start..<actual.count }
      #expect(ofActual.sorted() == Array(actual.indices), "seed \(seed)")
      for pair in alignment.same {
        #expect(expected[pair.expected] == actual[pair.actual], "seed \(seed)")
      }
      if alignment.shift == nil, alignment.stale.isEmpty, alignment.swapped.isEmpty {
        let ofExpected = pairs.map(\.expected) + alignment.missing.joined()
        #expect(ofExpected.sorted() == Array(expected.indices), "seed \(seed)")
      }
      let isClean =
        alignment.changed.isEmpty && alignment.missing.isEmpty
        && alignment.extra.isEmpty && alignment.duplicated.isEmpty && alignment.stale.isEmpty
        && alignment.swapped.isEmpty && alignment.shift == nil
      #expect(isClean == (expected == actual), "seed \(seed)")
    }
  }

  @Test("Ten thousand frames align, with their few edits found")
  func long() {
    let expected = (0..<10_000).map { UInt64($0) }
    var actual = expected
    actual.remove(at: 7000)
    actual.remove(at: 300)
    let alignment = SequenceAlignment(expected: side(expected), actual: side(actual))
    #expect(alignment.missing == [300..<301, 7000..<7001])
    #expect(alignment.changed.isEmpty && alignment.same.count == 9998)
  }

  @Test("Sequences without a common frame are paired one by one")
  func strangers() {
    let expected = (0..<3000).map { UInt64($0) }
    let actual = (0..<3001).map { UInt64($0) + 10_000 }
    let alignment = SequenceAlignment(expected: side(expected), actual: side(actual))
    #expect(alignment.changed.count == 3000 && alignment.extra == [3000..<3001])
  }
}
