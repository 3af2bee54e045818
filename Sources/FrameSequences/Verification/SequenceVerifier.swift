package import SystemFiles
internal import Digests
internal import PNGCodec

/// Checks a folder of frames against its manifest.
package struct SequenceVerifier: Sendable {
  /// The folder's manifest.
  package let manifest: Manifest
  private let folder: OutputFolder
  private let limits = PNGLimits()

  /// A check of a folder.
  ///
  /// - Throws: Why its manifest cannot be read.
  package init(_ folder: OutputFolder) throws(ManifestError) {
    self.init(folder, manifest: try Manifest(contentsOf: folder.manifestPath))
  }

  /// A check of a folder against what its parts say together.
  package init(_ folder: OutputFolder, manifest: Manifest) {
    (self.folder, self.manifest) = (folder, manifest)
  }

  /// Everything wrong: first with the frames, by number, then the files too many, by name.
  ///
  /// - Throws: The folder cannot be listed.
  /// - Complexity: Decodes every frame, one after the other.
  package func findings() throws(FileFault) -> [SequenceFinding] {
    try manifest.frames.compactMap(finding(for:)) + extraFiles()
  }

  /// What is wrong with one frame, if anything; frames may be checked side by side.
  package func finding(for frame: Manifest.Frame) -> SequenceFinding? {
    let path = FileSystem.path(folder.path, frame.file)
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try FileSystem.read(path, limit: limits.fileBytes)
    } catch .missing {
      return .missing(file: frame.file)
    } catch {
      return .unreadable(file: frame.file, error)
    }
    guard let expected = frame.digest else { return .unfinished(file: frame.file) }
    return compare(bytes, with: expected, file: frame.file)
  }

  /// Files in the folder that have a frame's name and are not in the manifest.
  package func extraFiles() throws(FileFault) -> [SequenceFinding] {
    let names = FrameNames(of: manifest)
    let known = Set(manifest.frames.map(\.file))
    return try FileSystem.names(in: folder.path)
      .filter { !known.contains($0) && names.frame(named: $0) != nil }
      .map { .extra(file: $0) }
  }

  private func compare(
    _ bytes: [UInt8], with expected: Digest128, file: String
  ) -> SequenceFinding? {
    let image: StraightImage
    do {
      image = try PNGDecoder(limits: limits).decode(bytes).straight
    } catch {
      return .undecodable(file: file, error)
    }
    guard image.width == manifest.header.pixelWidth, image.height == manifest.header.pixelHeight
    else { return .wrongSize(file: file, width: image.width, height: image.height) }
    let found = Digest128(pixelsOf: image)
    return found == expected
      ? nil : .otherPixels(file: file, found: found, expected: expected)
  }
}
