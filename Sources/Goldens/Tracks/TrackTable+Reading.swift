package import SystemFiles
internal import FrameSequences

extension TrackTable {
  /// The first line of every such file.
  static let heading = "frame\ttime\tlayer\tkey\tvalue"

  /// How much of a file is read.
  package struct Limits: Hashable, Sendable {
    /// Bytes of the file.
    package var bytes = 256 << 20
    /// Bytes of a line.
    package var lineBytes = 1 << 20
    /// Tracks.
    package var tracks = 100_000

    /// The usual limits.
    package init() {}
  }

  /// Reads a file.
  ///
  /// - Throws: What is wrong with it, and in which line.
  package init(contentsOf path: String, limits: Limits = Limits()) throws(TrackError) {
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(path, limit: limits.bytes) } catch { throw .file(error) }
    try self.init(parsing: bytes, limits: limits)
  }

  /// Reads a file's text: its heading, then a row for each property and frame, frames ascending in
  /// each track.
  ///
  /// - Throws: The first thing that is wrong, with its line, counted from 1.
  package init(parsing bytes: [UInt8], limits: Limits = Limits()) throws(TrackError) {
    guard bytes.last == UInt8(ascii: "\n") else { throw .truncated }
    var number = 0
    for line in bytes.dropLast().split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      number += 1
      guard line.count <= limits.lineBytes else {
        throw .line(number, "is longer than \(limits.lineBytes) bytes")
      }
      guard let text = String(validating: line, as: UTF8.self) else {
        throw .line(number, "is not UTF-8")
      }
      if number == 1 {
        guard text == Self.heading else { throw .line(1, "is not the heading of a tracks file") }
      } else {
        try take(text, line: number, limits)
      }
    }
  }

  private mutating func take(
    _ text: String, line: Int, _ limits: Limits
  ) throws(TrackError) {
    let columns = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count == 5 else { throw .line(line, "has \(columns.count) columns, not 5") }
    guard let frame = Int(columns[0]), frame >= 0, "\(frame)" == columns[0] else {
      throw .line(line, "has no frame number")
    }
    guard let time = ExactFraction(String(columns[1])) else {
      throw .line(line, "has no time in lowest terms")
    }
    guard let layer = EscapedText.unescaped(columns[2]),
      let value = EscapedText.unescaped(columns[4]),
      !columns[3].isEmpty
    else { throw .line(line, "has a backslash that means nothing, or no property") }
    let key = Key(layer: layer, property: String(columns[3]))
    if let last = tracks[key]?.last {
      guard last.frame < frame else {
        throw .line(line, "repeats a frame or comes too late for it")
      }
    } else if tracks.count >= limits.tracks {
      throw .line(line, "begins more than \(limits.tracks) tracks")
    }
    append(value, for: key, frame: frame, time: time)
  }
}

/// Why a file is no file of tracks.
package enum TrackError: Error, Equatable, Sendable {
  /// It cannot be read.
  case file(FileFault)
  /// It does not end with a line's end, so a part is missing.
  case truncated
  /// A line, counted from 1, is wrong; the rest is a clause.
  case line(Int, String)
}

extension TrackError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let fault): "\(fault)"
    case .truncated: "the tracks end in the middle of a line"
    case .line(let line, let clause): "line \(line) \(clause)"
    }
  }
}
