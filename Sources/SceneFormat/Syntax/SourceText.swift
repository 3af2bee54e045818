/// A file's bytes with what it takes to say where one of them stands.
package struct SourceText: Sendable {
  /// A known column inside a long line, so that no lookup walks the whole of it.
  private struct Checkpoint: Sendable {
    var offset: UInt32
    var column: UInt32
  }

  /// The file as the user named it.
  package let file: String
  /// The file's bytes, a byte order mark included.
  let bytes: [UInt8]
  /// How many bytes the file has.
  var byteCount: Int { bytes.count }
  /// Where each line begins; a line ends with LF, CR or both.
  private let lineStarts: [UInt32]
  /// Columns inside lines that are longer than `checkpointDistance`, in order.
  private let checkpoints: [Checkpoint]

  /// Bytes between two checkpoints, about: more makes a lookup slower, less takes memory.
  private static let checkpointDistance = 1_024

  /// A text with its lines found.
  ///
  /// - Complexity: O(n) in the bytes.
  package init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
    let starts = Self.lineStarts(of: bytes)
    lineStarts = starts
    checkpoints = Self.checkpoints(in: bytes, lineStarts: starts)
  }

  /// Whether the text begins with a byte order mark, which no column counts.
  static func hasByteOrderMark(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xEF, 0xBB, 0xBF])
  }
}

// MARK: - Places

extension SourceText {
  /// The place of a run of bytes.
  ///
  /// - Complexity: O(log n), plus the characters since the last known column.
  package func location(of span: SourceSpan) -> SourceLocation {
    let offset = min(span.offset, bytes.count)
    let line = lineIndex(of: offset)
    return SourceLocation(
      file: file, line: line + 1, column: column(of: offset, lineStart: Int(lineStarts[line])),
      offset: offset, length: min(span.length, bytes.count - offset))
  }

  /// The bytes of a line, counted from 1, without its end; empty for a line that is not there.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    guard number >= 1, number <= lineStarts.count else { return [] }
    let start = Int(lineStarts[number - 1])
    var end = number < lineStarts.count ? Int(lineStarts[number]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }

  /// The index of the line that holds an offset.
  private func lineIndex(of offset: Int) -> Int {
    Self.lastIndex(in: lineStarts.count) { Int(lineStarts[$0]) <= offset } ?? 0
  }

  /// The column of an offset, from 1.
  private func column(of offset: Int, lineStart: Int) -> Int {
    guard offset > lineStart else { return 1 }
    var (from, column) = (lineStart, 1)
    let index = Self.lastIndex(in: checkpoints.count) { Int(checkpoints[$0].offset) <= offset }
    if let index, checkpoints[index].offset > lineStart {
      from = Int(checkpoints[index].offset)
      column = Int(checkpoints[index].column)
    }
    return column + String(decoding: bytes[from..<offset], as: UTF8.self).count
  }

  /// The last index below `count` for which `isBefore` holds; it must hold for a prefix.
  private static func lastIndex(in count: Int, where isBefore: (Int) -> Bool) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}

// MARK: - Tables

extension SourceText {
  /// Where each line begins; the first begins after a byte order mark.
  private static func lineStarts(of bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [hasByteOrderMark(bytes) ? 3 : 0]
    for index in bytes.indices {
      let byte = bytes[index]
      let endsInPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if byte == 0x0A || (byte == 0x0D && !endsInPair) {
        starts.append(UInt32(clamping: index + 1))
      }
    }
    return starts
  }

  /// Known columns inside the long lines.
  private static func checkpoints(in bytes: [UInt8], lineStarts: [UInt32]) -> [Checkpoint] {
    var checkpoints: [Checkpoint] = []
    for index in lineStarts.indices {
      let start = Int(lineStarts[index])
      let end = index + 1 < lineStarts.count ? Int(lineStarts[index + 1]) : bytes.count
      guard end - start > 2 * checkpointDistance else { continue }
      var (offset, column, last) = (start, 1, start)
      for character in String(decoding: bytes[start..<end], as: UTF8.self) {
        if offset - last >= checkpointDistance {
          checkpoints.append(
            Checkpoint(offset: UInt32(clamping: offset), column: UInt32(clamping: column)))
          last = offset
        }
        offset += character.utf8.count
        column += 1
      }
    }
    return checkpoints
  }
}
