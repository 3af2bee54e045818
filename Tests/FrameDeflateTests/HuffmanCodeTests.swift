import FrameDeflate
import TestSupport
import Testing

@Suite("Huffman code")
struct HuffmanCodeTests {
  /// How much of all codes the lengths take, in parts of 2¹⁵.
  private func taken(_ code: HuffmanCode) -> Int {
    code.lengths.reduce(0) { $1 > 0 ? $0 + 1 << (15 - Int($1)) : $0 }
  }

  @Test("Codes are complete and within the limit, however steep the frequencies are")
  func complete() {
    var generator = SeededGenerator(seed: 4)
    for round in 0..<300 {
      let count = Int.random(in: 2...286, using: &generator)
      let limit = count <= 19 && round % 2 == 0 ? 7 : 15
      let frequencies = (0..<count).map { _ -> UInt32 in
        let greatest = UInt32(1) << UInt32.random(in: 0...25, using: &generator)
        return UInt32.random(in: 0...greatest, using: &generator)
      }

      let code = HuffmanCode(frequencies: frequencies, limit: limit)

      #expect(taken(code) == 1 << 15)
      #expect(code.lengths.allSatisfy { $0 <= limit })
      for symbol in frequencies.indices where frequencies[symbol] > 0 {
        if code.lengths[symbol] == 0 { Issue.record("symbol \(symbol), round \(round)") }
      }
    }
  }

  @Test("Fibonacci's numbers, the steepest there are, are brought within the limit")
  func fibonacci() {
    var frequencies: [UInt32] = [1, 1]
    while frequencies.count < 30 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }

    let code = HuffmanCode(frequencies: frequencies, limit: 15)

    #expect(code.lengths.allSatisfy { (1...15).contains($0) })
    #expect(taken(code) == 1 << 15)
  }

  @Test("Frequencies that are powers of two get codes of exactly their information")
  func powersOfTwo() {
    #expect(HuffmanCode(frequencies: [1, 1, 2, 4, 8], limit: 15).lengths == [4, 4, 3, 2, 1])
    #expect(HuffmanCode(frequencies: [8, 1, 4, 1, 2], limit: 15).lengths == [1, 4, 2, 4, 3])
  }

  @Test("One symbol or none still makes a code of two")
  func few() {
    #expect(HuffmanCode(frequencies: [0, 0, 0], limit: 15).lengths == [1, 1, 0])
    #expect(HuffmanCode(frequencies: [0, 0, 9], limit: 15).lengths == [1, 0, 1])
    #expect(HuffmanCode(frequencies: [9, 0, 0], limit: 15).lengths == [1, 1, 0])
  }
}
