/// The names of a sequence's files, in both directions.
package struct FrameNames: Hashable, Sendable {
  private let prefix: String
  private let suffix: String
  private let digits: Int

  /// The names of a timeline's frames, which are numbered from 0.
  ///
  /// The numbers have as many digits as the pattern asks for, but at least four, and enough for the
  /// last frame of the *whole* timeline, so that parts of it fit together.
  ///
  /// - Parameters:
  ///   - pattern: What stands around the number.
  ///   - frameCount: Frames of the whole timeline.
  package init(_ pattern: FrameNamePattern = .standard, frameCount: Int) {
    prefix = pattern.prefix
    suffix = pattern.suffix
    digits = max(4, pattern.digits, String(max(0, frameCount - 1)).utf8.count)
  }

  /// The name of a frame.
  ///
  /// - Precondition: `frame` is not negative.
  package func name(of frame: Int) -> String {
    precondition(frame >= 0, "frames are numbered from 0")
    let number = String(frame)
    return prefix + String(repeating: "0", count: max(0, digits - number.utf8.count)) + number
      + suffix
  }

  /// The frame whose name this is, or `nil` if it is no frame's.
  package func frame(named name: String) -> Int? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix),
      name.utf8.count >= prefix.utf8.count + suffix.utf8.count + digits,
      let frame = Int(name.dropFirst(prefix.count).dropLast(suffix.count)), frame >= 0,
      self.name(of: frame) == name
    else { return nil }
    return frame
  }
}

extension FrameNames {
  /// The names that a manifest's first frame shows, or the standard ones if it has no frames.
  package init(of manifest: Manifest) {
    guard let first = manifest.frames.first,
      let names = Self.around(number: first.number, in: first.file)
    else {
      self.init(frameCount: manifest.header.frameCount)
      return
    }
    self = names
  }

  /// The last run of digits that is the number, with zeros before it, is the number's place.
  private static func around(number: Int, in file: String) -> FrameNames? {
    var end = file.endIndex
    while let last = file[..<end].lastIndex(where: \.isASCIIDigit) {
      let run = file[...last].reversed().prefix(while: \.isASCIIDigit).count
      let start = file.index(last, offsetBy: 1 - run)
      if Int(file[start...last]) == number {
        let suffix = String(file[file.index(after: last)...])
        let pattern = FrameNamePattern(
          prefix: String(file[..<start]), suffix: suffix, digits: run)
        return FrameNames(pattern, frameCount: number + 1)
      }
      end = start
    }
    return nil
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
