import SystemFiles
import Digests
import FrameSequences
import PNGCodec
import Pixels
import Testing
import TestSupport

@Suite("Sequence verifier")
struct SequenceVerifierTests {
  @Test("Each kind of damage is found and named")
  func findings() throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.path)
    try Sample.complete(try output.begin(Sample.plan(0..<7), existing: .automatic))
    var truncated = try Sample.file(2)
    truncated.removeLast(20)
    var tall = Pixmap(width: 4, height: 4)
    tall.storage[0] = 0xFF00_0000

    try FileSystem.remove(folder.path("frame_0001.png"))
    try AtomicFile.write(truncated, to: folder.path("frame_0002.png"))
    try AtomicFile.write(
      try PNGEncoder(channels: .rgba).encode(tall), to: folder.path("frame_0003.png"))
    try AtomicFile.write(try Sample.file(5), to: folder.path("frame_0004.png"))
    try folder.write("text", as: "frame_0005.png")
    try FileSystem.remove(folder.path("frame_0006.png"))
    try FileSystem.makeFolder(folder.path("frame_0006.png"))
    try folder.write("", as: "frame_0020.png")
    try folder.write("", as: "notes.txt")

    #expect(
      try SequenceVerifier(output).findings() == [
        .missing(file: "frame_0001.png"),
        .undecodable(file: "frame_0002.png", .truncated),
        .wrongSize(file: "frame_0003.png", width: 4, height: 4),
        .otherPixels(
          file: "frame_0004.png", found: Digest128(pixelsOf: Sample.pixmap(5)),
          expected: Digest128(pixelsOf: Sample.pixmap(4))),
        .undecodable(file: "frame_0005.png", .notPNG),
        .unreadable(file: "frame_0006.png", .isAFolder(path: folder.path("frame_0006.png"))),
        .extra(file: "frame_0020.png"),
      ])
  }

  @Test("Pixels count, not how they are compressed")
  func compressionDoesNotMatter() throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.path)
    try Sample.complete(try output.begin(Sample.plan(0..<1), existing: .automatic))

    let other = PNGEncoder(channels: .rgba, compression: .small)
    try AtomicFile.write(
      try other.encode(Sample.pixmap(0)), to: folder.path("frame_0000.png"))

    #expect(try SequenceVerifier(output).findings() == [])
  }

  @Test("A folder without a manifest cannot be verified")
  func noManifest() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ManifestError.file(.missing(path: folder.path("manifest.json")))) {
      try SequenceVerifier(OutputFolder(folder.path))
    }
  }
}
