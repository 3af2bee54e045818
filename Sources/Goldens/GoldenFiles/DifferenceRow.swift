package import Pixels

/// One differing frame of a result bundle, as far as accepting asks: `differences.tsv`, a line each.
package struct DifferenceRow: Hashable, Sendable {
  /// The frame's number.
  package var frame: Int
  /// The class of most of its differing pixels, or `nil` where no pictures were compared.
  package var cause: DifferenceClass?
  /// The box around all differing pixels, likewise.
  package var box: PixelBox?

  /// A row.
  package init(frame: Int, cause: DifferenceClass?, box: PixelBox?) {
    (self.frame, self.cause, self.box) = (frame, cause, box)
  }

  /// The file's name in a bundle.
  package static let fileName = "differences.tsv"
  /// The file's first line.
  static let heading = "frame\tcause\tx\ty\twidth\theight"

  /// The rows of a result, ascending by frame.
  package static func rows(of result: SequenceResult) -> [DifferenceRow] {
    result.frames.filter { !$0.state.isMatch }
      .map { frame in
        DifferenceRow(
          frame: frame.number, cause: frame.comparison?.classes.dominant,
          box: frame.comparison?.box)
      }
      .sorted { $0.frame < $1.frame }
  }

  /// The file's text.
  package static func text(of rows: [DifferenceRow]) -> String {
    let lines = rows.map { row in
      let box = row.box.map { [$0.x, $0.y, $0.width, $0.height].map { "\($0)" } }
      let columns = ["\(row.frame)", row.cause?.rawValue ?? "-"] + (box ?? ["-", "-", "-", "-"])
      return columns.joined(separator: "\t")
    }
    return ([heading] + lines).joined(separator: "\n") + "\n"
  }

  /// Reads a file's text.
  ///
  /// - Throws: `line` with what is wrong first.
  package static func rows(parsing bytes: [UInt8]) throws(GoldenError) -> [DifferenceRow] {
    guard bytes.last == UInt8(ascii: "\n") else { throw .truncated }
    guard let text = String(validating: bytes.dropLast(), as: UTF8.self) else {
      throw .line(1, "begins what is not UTF-8")
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == heading[...] else { throw .line(1, "is not the heading of differences") }
    var rows: [DifferenceRow] = []
    for (index, line) in lines.enumerated().dropFirst() {
      guard let row = DifferenceRow(line) else {
        throw .line(index + 1, "is no frame, cause and box")
      }
      rows.append(row)
    }
    return rows
  }

  private init?(_ line: Substring) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count == 6, let frame = Int(columns[0]), frame >= 0 else { return nil }
    self.frame = frame
    if columns[1] != "-" {
      guard let cause = DifferenceClass(rawValue: String(columns[1])) else { return nil }
      self.cause = cause
    }
    if columns[2...].allSatisfy({ $0 == "-" }) { return }
    let numbers = columns[2...].compactMap { Int($0) }.filter { (0...65_535).contains($0) }
    guard numbers.count == 4 else { return nil }
    box = PixelBox(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
