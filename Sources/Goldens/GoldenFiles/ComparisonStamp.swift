package import Digests
internal import SystemFiles

/// What a result bundle was made of: `comparison.stamp`.
///
/// Only what was compared may be accepted, so a bundle whose golden or scene has changed since is refused.
package struct ComparisonStamp: Hashable, Sendable {
  /// The digest of the golden's list, or `nil` where there was no golden.
  package var golden: Digest128?
  /// The scene's fingerprint.
  package var scene: Digest128

  /// A stamp.
  package init(golden: Digest128?, scene: Digest128) { (self.golden, self.scene) = (golden, scene) }

  /// The file's name in a bundle.
  package static let fileName = "comparison.stamp"
  private static let heading = "#segue-comparison 1"

  /// The file's text.
  package var text: String {
    "\(Self.heading)\ngolden\t\(golden.map { "\($0)" } ?? "-")\nscene\t\(scene)\n"
  }

  /// Reads a file's text; `nil` if it is none of ours.
  package init?(parsing bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 4, lines[0] == Self.heading[...], lines[1].hasPrefix("golden\t"),
      lines[2].hasPrefix("scene\t"), lines[3].isEmpty,
      let scene = Digest128(hexadecimal: lines[2].dropFirst(6))
    else { return nil }
    self.scene = scene
    let golden = lines[1].dropFirst(7)
    guard golden != "-" else { return }
    guard let digest = Digest128(hexadecimal: golden) else { return nil }
    self.golden = digest
  }
}

extension GoldenFolder {
  /// The stamp of a bundle.
  ///
  /// - Throws: `file` for a bundle without one, `acceptRefused` for one that cannot be read.
  func stamp() throws(GoldenError) -> ComparisonStamp {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(FileSystem.path(path, ComparisonStamp.fileName), limit: 1024)
    } catch {
      throw .file(error)
    }
    guard let stamp = ComparisonStamp(parsing: bytes) else {
      throw .acceptRefused("the results do not say what was compared; compare again")
    }
    return stamp
  }

  /// Writes a bundle's stamp.
  ///
  /// - Throws: What the system says.
  package func write(_ stamp: ComparisonStamp) throws(GoldenError) {
    do {
      try AtomicFile.write(
        Array(stamp.text.utf8), to: FileSystem.path(path, ComparisonStamp.fileName))
    } catch {
      throw .file(error)
    }
  }
}
