import SystemFiles
import Digests
import FrameSequences
import Foundation
import Testing
import TestSupport

@Suite("Output folder")
struct OutputFolderTests {
  @Test("A new folder gets the frames and a manifest, and nothing else")
  func newFolder() throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.path("out/scene"))

    try Sample.complete(try output.begin(Sample.plan(0..<3), existing: .fail))

    #expect(
      try FileSystem.names(in: output.path)
        == ["frame_0000.png", "frame_0001.png", "frame_0002.png", "manifest.json"])
    #expect(try SequenceVerifier(output).findings() == [])
  }

  @Test("While one run is at work in a folder no other begins there")
  func twoRuns() throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.path("out"))
    var session: OutputSession? = try output.begin(Sample.plan(0..<3), existing: .automatic)

    #expect(throws: OutputError.file(.inUse(path: output.path))) {
      try output.begin(Sample.plan(0..<3), existing: .automatic)
    }
    try Sample.complete(try #require(session))
    session = nil
    try Sample.complete(try output.begin(Sample.plan(0..<3), existing: .automatic))
    #expect(try SequenceVerifier(output).findings() == [])
  }

  @Test("The same run twice gives the same bytes")
  func stableBytes() throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.path)
    try Sample.complete(try output.begin(Sample.plan(0..<3), existing: .automatic))
    let first = folder.text("manifest.json")

    try Sample.complete(try output.begin(Sample.plan(0..<3), existing: .automatic))

    #expect(folder.text("manifest.json") == first)
  }

  @Test("A full run removes what a longer one left, and no other file")
  func staleFrames() throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.path)
    try Sample.complete(try output.begin(Sample.plan(0..<5), existing: .automatic))
    try folder.write("mine", as: "frame_0007.png")
    try folder.write("mine", as: "notes.txt")

    let removed = try Sample.complete(
      try output.begin(Sample.plan(0..<3, fingerprint: 2), existing: .automatic))

    #expect(removed == ["frame_0003.png", "frame_0004.png"])
    #expect(
      folder.names() == [
        "frame_0000.png", "frame_0001.png", "frame_0002.png", "frame_0007.png", "manifest.json",
        "notes.txt",
      ])
    #expect(folder.text("frame_0007.png") == "mine")
    #expect(try SequenceVerifier(output).findings() == [.extra(file: "frame_0007.png")])
  }

  @Test("A run of a part merges into a manifest of equal fingerprint and removes nothing")
  func merging() throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.path)
    try Sample.complete(try output.begin(Sample.plan(0..<5), existing: .automatic))

    let removed = try Sample.complete(
      try output.begin(Sample.plan([3, 6], isWhole: false), existing: .automatic))

    #expect(removed == [])
    #expect(
      try Manifest(contentsOf: output.manifestPath).frames.map(\.number) == [0, 1, 2, 3, 4, 6])
    #expect(try SequenceVerifier(output).findings() == [])
  }

  @Test(
    "A run of a part is refused beside frames of another fingerprint",
    arguments: [ExistingPolicy.automatic, .overwrite, .skip])
  func otherFingerprint(policy: ExistingPolicy) throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.path)
    try Sample.complete(try output.begin(Sample.plan(0..<2), existing: .automatic))
    let before = folder.text("manifest.json")
    let error = OutputError.otherFingerprint(
      path: output.manifestPath, found: Digest128(high: 0, low: 1),
      expected: Digest128(high: 0, low: 2))

    #expect(throws: error) {
      try output.begin(Sample.plan([1], isWhole: false, fingerprint: 2), existing: policy)
    }
    #expect(folder.text("manifest.json") == before)
  }

  @Test("Files of others make auto and skip fail, and stay")
  func foreignFiles() throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.path)
    for name in ["a", "b", "c", "d", ".hidden"] { try folder.write("mine", as: name) }
    let error = OutputError.foreignFiles(
      folder: folder.path, first: ["a", "b", "c"], count: 4)

    for policy in [ExistingPolicy.automatic, .skip] {
      #expect(throws: error) { try output.begin(Sample.plan(0..<2), existing: policy) }
    }
    #expect(throws: OutputError.notEmpty(folder: folder.path)) {
      try output.begin(Sample.plan(0..<2), existing: .fail)
    }
    #expect(folder.names() == [".hidden", "a", "b", "c", "d"])

    try Sample.complete(try output.begin(Sample.plan(0..<2), existing: .overwrite))
    #expect(folder.text("a") == "mine")
  }

  @Test("A file of others that has a planned frame's name is not overwritten in our folder")
  func foreignFrame() throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.path)
    try Sample.complete(try output.begin(Sample.plan(0..<2), existing: .automatic))
    try folder.write("mine", as: "frame_0002.png")
    let error = OutputError.foreignFiles(
      folder: folder.path, first: ["frame_0002.png"], count: 1)

    #expect(throws: error) { try output.begin(Sample.plan(0..<3), existing: .automatic) }
    #expect(folder.text("frame_0002.png") == "mine")
  }

  @Test("A manifest of others is a file of others")
  func foreignManifest() throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.path)
    try folder.write("{\"name\": \"app\"}", as: "manifest.json")

    #expect(
      throws: OutputError.foreignManifest(path: output.manifestPath, .missing("segue"))
    ) {
      try output.begin(Sample.plan(0..<2), existing: .automatic)
    }
    try Sample.complete(try output.begin(Sample.plan(0..<2), existing: .overwrite))
    #expect(try SequenceVerifier(output).findings() == [])
  }

  @Test("Skip keeps frames that are there and named, and writes the others")
  func skipping() throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.path)
    try Sample.complete(try output.begin(Sample.plan(0..<4), existing: .automatic))
    try FileSystem.remove(folder.path("frame_0002.png"))

    let session = try output.begin(Sample.plan(0..<5), existing: .skip)

    #expect(session.kept.map(\.number) == [0, 1, 3])
    #expect(session.remaining.map(\.number) == [2, 4])
    try Sample.complete(session)
    #expect(try SequenceVerifier(output).findings() == [])
    #expect(try SequenceVerifier(output).manifest.frames.count == 5)
  }

  /// A run of six frames that was killed after it wrote four.
  private func killedRun(in output: OutputFolder) throws {
    let session = try output.begin(Sample.plan(0..<6), existing: .automatic)
    for var frame in session.remaining.prefix(4) {
      frame.digest = Digest128(pixelsOf: Sample.pixmap(frame.number))
      try session.write(try Sample.file(frame.number), for: frame)
    }
  }

  @Test("Resuming keeps what a killed run wrote, if it is as it was, and leaves nothing but frames")
  func resume() throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.path)
    try killedRun(in: output)
    try folder.write("cut", as: "frame_0001.png")
    try FileManager.default.removeItem(atPath: folder.path("frame_0002.png"))

    let session = try output.begin(Sample.plan(0..<6), existing: .resume)
    let kept = session.kept
    try Sample.complete(session)

    #expect(kept.map(\.number) == [0, 3])
    #expect(kept.allSatisfy { $0.digest == Digest128(pixelsOf: Sample.pixmap($0.number)) })
    #expect(try SequenceVerifier(output).findings() == [])
    #expect(
      folder.names() == (0..<6).map { "frame_000\($0).png" } + ["manifest.json"])
  }

  @Test("Resuming keeps a whole run's frames by their pixels, and nothing of another fingerprint")
  func resumeWhole() throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.path)
    try Sample.complete(try output.begin(Sample.plan(0..<4), existing: .automatic))
    try Data(try Sample.file(3)).write(to: folder.url.appending(path: "frame_0002.png"))

    let same = try output.begin(Sample.plan(0..<6), existing: .resume).kept
    let other = try output.begin(Sample.plan(0..<6, fingerprint: 2), existing: .resume).kept

    #expect(same.map(\.number) == [0, 1, 3])
    #expect(other == [])
  }

  @Test("A journal of another fingerprint, or a line that was cut off, is not believed")
  func journal() throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.path)
    try killedRun(in: output)
    let name = ".manifest.json.journal"
    let text = try #require(folder.text(name))

    try folder.write(String(text.dropLast(3)), as: name)
    let cut = try output.begin(Sample.plan(0..<6), existing: .resume).kept
    try folder.write(text.replacing("1 0", with: "1 f", maxReplacements: 1), as: name)
    let foreign = try output.begin(Sample.plan(3..<4, isWhole: false), existing: .resume).kept
    try folder.write(text, as: name)
    let own = try output.begin(Sample.plan(3..<4, isWhole: false), existing: .resume).kept

    #expect(cut.map(\.number) == [0, 1, 2])
    #expect(foreign == [])
    #expect(own.map(\.number) == [3])
  }

  @Test("A run that is killed leaves a folder that is ours and unfinished")
  func killed() throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.path)
    try Sample.complete(try output.begin(Sample.plan(0..<4), existing: .automatic))

    do {
      let session = try output.begin(Sample.plan(0..<3, fingerprint: 2), existing: .automatic)
      try session.write(try Sample.file(1), for: Sample.frame(1))
    }
    try folder.write("half", as: ".frame_0002.png.123-0.partial")
    try folder.write("other's", as: ".frame_0009.png.123-0.partial")

    #expect(
      try SequenceVerifier(output).findings() == [
        .unfinished(file: "frame_0000.png"), .unfinished(file: "frame_0001.png"),
        .unfinished(file: "frame_0002.png"),
      ])

    try Sample.complete(
      try output.begin(Sample.plan(0..<2, fingerprint: 2), existing: .automatic))
    #expect(
      folder.names() == [
        ".frame_0009.png.123-0.partial", "frame_0000.png", "frame_0001.png", "manifest.json",
      ])
    #expect(try SequenceVerifier(output).findings() == [])
  }

  @Test("Frames that failed stay in the manifest without a digest")
  func failedFrames() throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.path)
    let session = try output.begin(Sample.plan(0..<2), existing: .automatic)
    try session.write(try Sample.file(0), for: Sample.frame(0))
    var written = Sample.frame(0)
    written.digest = Digest128(pixelsOf: Sample.pixmap(0))

    try session.finish([written])

    #expect(try SequenceVerifier(output).findings() == [.missing(file: "frame_0001.png")])
  }

  @Test("A frame that is a symbolic link is replaced, not followed")
  func linkedFrame() throws {
    let folder = try TemporaryFolder()
    let output = OutputFolder(folder.path)
    try Sample.complete(try output.begin(Sample.plan(0..<1), existing: .automatic))
    try folder.write("mine", as: "precious")
    try FileSystem.remove(folder.path("frame_0000.png"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("frame_0000.png"), withDestinationPath: folder.path("precious"))

    try Sample.complete(try output.begin(Sample.plan(0..<1), existing: .automatic))

    #expect(folder.text("precious") == "mine")
    #expect(try SequenceVerifier(output).findings() == [])
  }

  @Test("A file in place of the folder is an error")
  func fileInPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", as: "file")
    let path = folder.path("file")

    #expect(throws: OutputError.file(.notAFolder(path: path))) {
      try OutputFolder(path).begin(Sample.plan(0..<1), existing: .overwrite)
    }
    #expect(throws: OutputError.file(.notAFolder(path: path))) {
      try OutputFolder(path + "/below").begin(Sample.plan(0..<1), existing: .automatic)
    }
  }
}
