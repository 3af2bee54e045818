internal import Digests
internal import SystemFiles

/// What a run that is not at its end has written, for one that takes it up.
///
/// A text file: a line that names what the frames are made from, then a line for each frame whose
/// file is in place: its number, its pixel digest, and the digest of the file's bytes. So a frame can
/// be trusted without being decoded. A last line that was cut off counts for nothing.
struct FrameJournal {
  /// By the frame's number.
  private(set) var entries: [Int: Entry] = [:]

  /// What was written of a frame.
  struct Entry: Hashable {
    var pixels: Digest128
    var file: Digest128
  }

  /// The longest journal that is read, in bytes: about a million frames.
  private static let longest = 128 << 20

  /// The hidden file beside a manifest.
  static func name(for manifestName: String) -> String { ".\(manifestName).journal" }

  /// The first line, which begins a journal.
  static func head(_ fingerprint: Digest128) -> String { "segue journal 1 \(fingerprint)\n" }

  /// The line of a frame whose file is in place.
  static func line(_ frame: Manifest.Frame, pixels: Digest128, file: [UInt8]) -> String {
    "\(frame.number) \(pixels) \(Digest128(of: file))\n"
  }

  /// Reads a journal; one that is not there, or of frames made from something else, is empty.
  init(contentsOf path: String, fingerprint: Digest128) {
    guard let bytes = try? FileSystem.read(path, limit: Self.longest) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    let head = Self.head(fingerprint)
    guard text.hasPrefix(head) else { return }
    for line in text.dropFirst(head.count).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 3, let number = Int(words[0]),
        let pixels = Digest128(hexadecimal: words[1]), let file = Digest128(hexadecimal: words[2])
      else { continue }
      entries[number] = Entry(pixels: pixels, file: file)
    }
  }
}
