internal import Digests
internal import FrameSequences
internal import SystemFiles

extension GoldenList {
  /// The longest list that is read, in bytes: more than a million frames.
  static let longest = 128 << 20

  /// Reads a list's text.
  ///
  /// The stamp's lines must be there, in their order, and none may be unknown; frames must ascend.
  ///
  /// - Throws: The first thing that is wrong, with its line, counted from 1.
  package init(parsing bytes: [UInt8]) throws(GoldenError) {
    guard bytes.count <= Self.longest else {
      throw .file(.tooLong(path: "frames.digest", limit: Self.longest))
    }
    if bytes.starts(with: "version https://git-lfs".utf8) { throw .pointer }
    var reader = try GoldenLines(bytes)
    guard try reader.stamp("segue-goldens") == "\(Self.formatVersion)" else {
      throw .line(reader.number, "is not \"#segue-goldens \(Self.formatVersion)\"")
    }
    toolVersion = try reader.text("tool")
    renderingRevision = try reader.count("rendering-revision", 0...1 << 40)
    scene = try reader.text("scene")
    variant = try reader.optionalText("variant")
    size = try reader.size("pixels")
    frameRate = try reader.rate("fps")
    tracks = try reader.optionalDigest("tracks")
    frames = []
    while let line = reader.next() {
      frames.append(try Frame(line, reader.number))
      if frames.count > 1, frames[frames.count - 2].number >= frames[frames.count - 1].number {
        throw .line(reader.number, "does not ascend")
      }
    }
    noteLastNumber()
  }
}

extension GoldenList.Frame {
  /// Reads `12<tab>1/5<tab>digest`, with `<tab>picture` for a frame that has one, and that file's digest.
  fileprivate init(_ line: Substring, _ number: Int) throws(GoldenError) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard (3...5).contains(columns.count), columns.count == 3 || columns[3] == "picture" else {
      throw .line(
        number, "is not a number, a time, a digest and at most \"picture\" and its digest")
    }
    guard let frame = Int(columns[0]), frame >= 0, frame < 1 << 40, "\(frame)" == columns[0] else {
      throw .line(number, "has no frame number")
    }
    guard let time = ExactFraction(String(columns[1])) else {
      throw .line(number, "has no time in lowest terms")
    }
    let digests = [columns[2]] + columns.dropFirst(4)
    let known = digests.compactMap { text in
      Digest128(hexadecimal: text).flatMap { "\($0)" == text ? $0 : nil }
    }
    guard known.count == digests.count else {
      throw .line(number, "has no digest of 32 hexadecimal digits")
    }
    self.init(number: frame, time: time, digest: known[0], hasPicture: columns.count > 3)
    file = known.count > 1 ? known[1] : nil
  }
}

/// The lines of a golden list, one after the other.
private struct GoldenLines {
  private var lines: ArraySlice<Substring>
  /// The number of the line read last, counted from 1.
  private(set) var number = 0

  init(_ bytes: [UInt8]) throws(GoldenError) {
    guard bytes.last == UInt8(ascii: "\n") else { throw .truncated }
    guard let text = String(validating: bytes.dropLast(), as: UTF8.self) else {
      throw .line(1, "begins what is not UTF-8")
    }
    // By scalars, so that a line break before a combining mark stays one.
    lines =
      text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Substring($0) }[...]
  }

  mutating func next() -> Substring? {
    guard let line = lines.popFirst() else { return nil }
    number += 1
    return line
  }

  /// The value of the next line, which must have this name.
  mutating func stamp(_ name: String) throws(GoldenError) -> Substring {
    guard let value = optionalStamp(name) else {
      throw .line(number + 1, "is not \"#\(name)\" and its value")
    }
    return value
  }

  /// The value of the next line if it has this name.
  mutating func optionalStamp(_ name: String) -> Substring? {
    guard let line = lines.first, line.hasPrefix("#\(name) ") else { return nil }
    _ = next()
    return line.dropFirst(name.count + 2)
  }

  mutating func text(_ name: String) throws(GoldenError) -> String {
    guard let text = EscapedText.unescaped(try stamp(name)) else {
      throw .line(number, "has a backslash that means nothing")
    }
    return text
  }

  mutating func optionalText(_ name: String) throws(GoldenError) -> String? {
    guard lines.first?.hasPrefix("#\(name) ") == true else { return nil }
    return try text(name)
  }

  mutating func count(_ name: String, _ range: ClosedRange<Int>) throws(GoldenError) -> Int {
    let text = try stamp(name)
    guard let count = Int(text), range.contains(count), "\(count)" == text else {
      throw .line(number, "is not a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return count
  }

  mutating func size(_ name: String) throws(GoldenError) -> PixelSize {
    let parts = try stamp(name).split(separator: "x", omittingEmptySubsequences: false)
    let sides = parts.compactMap { Int($0) }.filter { (1...65_535).contains($0) }
    guard parts.count == 2, sides.count == 2 else {
      throw .line(number, "is not a size such as 390x844")
    }
    return PixelSize(width: sides[0], height: sides[1])
  }

  mutating func rate(_ name: String) throws(GoldenError) -> ExactFraction {
    guard let rate = ExactFraction(String(try stamp(name))), rate.numerator > 0 else {
      throw .line(number, "is not a rate above 0 in lowest terms")
    }
    return rate
  }

  mutating func optionalDigest(_ name: String) throws(GoldenError) -> Digest128? {
    guard let text = optionalStamp(name) else { return nil }
    guard let digest = Digest128(hexadecimal: text) else {
      throw .line(number, "is not a digest of 32 hexadecimal digits")
    }
    return digest
  }
}
