import Digests
import FrameSequences
import Goldens
import PNGCodec
import TestSupport
import Testing

@Suite("Golden folders")
struct GoldenFolderTests {
  private let root: TemporaryFolder
  private let golden: GoldenFolder
  private let bundle: GoldenFolder
  private let changed = Motion.golden.changing { frames in
    frames[10] = Canvas.plain()
    frames[20] = frames[20].setting(40, 30, to: Canvas.red)
  }

  init() throws {
    root = try TemporaryFolder()
    golden = GoldenFolder(root.path("goldens/slide/dark"))
    bundle = GoldenFolder(root.path("output/actual"))
    try Stored.write(.golden, to: golden)
    try Stored.write(changed, to: bundle)
    let rows = DifferenceRow.rows(of: changed.compared())
    try Array(DifferenceRow.text(of: rows).utf8)
      .write(to: root.path("output/actual/differences.tsv"))
  }

  /// The frames whose digests are those of the changed motion and not the golden one's.
  private func accepted() throws -> [Int] {
    let list = try golden.list()
    return changed.side.frames.indices.filter {
      list.frames[$0].digest == changed.side.frames[$0].digest
        && list.frames[$0].digest != Motion.golden.side.frames[$0].digest
    }
  }

  @Test("A golden reads back, with its pictures and nothing beside")
  func roundTrip() throws {
    let list = try golden.list()
    #expect(list == Stored.list(of: .golden))
    #expect(
      root.names(in: "goldens/slide/dark")
        == ["frame_0000.png", "frame_0010.png", "frame_0020.png", "frames.digest"])
    #expect(root.names(in: "goldens/slide") == ["dark"])
    #expect(
      try golden.picture(of: list.frames[10], in: list).straight == Motion.golden.pictures[10])
  }

  @Test("A picture that is missing, damaged or another is an error")
  func badPictures() throws {
    let list = try golden.list()
    let path = root.path("goldens/slide/dark/frame_0010.png")
    let file = try root.bytes(of: "goldens/slide/dark/frame_0010.png")
    try Array(file.dropLast(20)).write(to: path)
    #expect(throws: GoldenError.self) { try golden.picture(of: list.frames[10], in: list) }
    try PNGEncoder(channels: .rgb).encode(Canvas.plain()).write(to: path)
    #expect(throws: GoldenError.otherPixels(file: "frame_0010.png")) {
      try golden.picture(of: list.frames[10], in: list)
    }
    #expect(throws: GoldenError.self) { try golden.picture(of: list.frames[11], in: list) }
  }

  @Test("Accepting everything makes the golden what the run showed")
  func acceptAll() throws {
    #expect(try Acceptance().accept(bundle, as: golden) == 2)
    #expect(try golden.list() == Stored.list(of: changed))
    #expect(changed.compared(with: changed).isMatch)
  }

  @Test("Accepting by frame, time, region or cause changes only what it names")
  func filters() throws {
    var byFrame = Acceptance()
    byFrame.frames = [10]
    #expect(try byFrame.accept(bundle, as: golden) == 1)
    #expect(try accepted() == [10])
    let list = try golden.list()
    #expect(try golden.picture(of: list.frames[10], in: list).straight == Canvas.plain())

    try Stored.write(.golden, to: golden)
    var byRegion = Acceptance()
    byRegion.region = PixelBox(x: 38, y: 28, width: 5, height: 5)
    #expect(try byRegion.accept(bundle, as: golden) == 1)
    #expect(try accepted() == [20])

    try Stored.write(.golden, to: golden)
    var byCause = Acceptance()
    byCause.causes = [.recoloured]
    #expect(try byCause.accept(bundle, as: golden) == 1)
    #expect(try accepted() == [10])

    try Stored.write(.golden, to: golden)
    var byTime = Acceptance()
    byTime.time = try MaskRule("layer:x@0.6-0.7").time
    #expect(try byTime.accept(bundle, as: golden) == 1)
    #expect(try accepted() == [20])
    #expect(throws: GoldenError.nothingToAccept) { try byTime.accept(bundle, as: golden) }
  }

  @Test("Another size or rate is refused unless it is allowed, and then nothing has changed")
  func shape() throws {
    var faster = changed
    faster.rate = ExactFraction(60)
    try Stored.write(faster, to: bundle)
    #expect(throws: GoldenError.self) { try Acceptance().accept(bundle, as: golden) }
    #expect(try golden.list() == Stored.list(of: .golden))
    var allowing = Acceptance()
    allowing.allowsOtherShape = true
    #expect(try allowing.accept(bundle, as: golden) == 2)
    #expect(try golden.list().frameRate == ExactFraction(60))
  }

  @Test("A bundle whose picture is not the one of its list changes nothing")
  func damagedBundle() throws {
    try PNGEncoder(channels: .rgb).encode(Canvas.plain(Canvas.red))
      .write(to: root.path("output/actual/frame_0010.png"))
    #expect(throws: GoldenError.self) { try Acceptance().accept(bundle, as: golden) }
    #expect(try golden.list() == Stored.list(of: .golden))
    #expect(root.names(in: "goldens/slide") == ["dark"])
  }

  @Test("A file of others in the folder is not lost")
  func foreign() throws {
    try root.write("mine", as: "goldens/slide/dark/notes.txt")
    #expect(throws: GoldenError.foreignFile(root.path("goldens/slide/dark/notes.txt"))) {
      try Acceptance().accept(bundle, as: golden)
    }
    #expect(root.text("goldens/slide/dark/notes.txt") == "mine")
  }

  @Test("What a killed run left is cleared away, and its golden is not lost")
  func leftovers() throws {
    try Stored.write(.golden, to: GoldenFolder(root.path("goldens/slide/.dark.old")))
    try Stored.write(changed, to: GoldenFolder(root.path("goldens/slide/.dark.new")))
    try Stored.write(changed, to: golden)
    #expect(root.names(in: "goldens/slide") == ["dark"])
    #expect(try golden.list() == Stored.list(of: changed))
  }

  @Test("Pruning removes what is not live, and only after a full run")
  func prune() throws {
    try Stored.write(.golden, to: GoldenFolder(root.path("goldens/slide/light")))
    try Stored.write(.golden, to: GoldenFolder(root.path("goldens/old")))
    let live: Set = [golden.path]
    let path = root.path("goldens")

    #expect(try GoldenFolder.prune(path, keeping: live, isFullRun: false) == [])
    #expect(root.names(in: "goldens") == ["old", "slide"])
    #expect(
      try GoldenFolder.prune(path, keeping: live, isFullRun: true)
        == [root.path("goldens/old"), root.path("goldens/slide/light")])
    #expect(root.names(in: "goldens/slide") == ["dark"])
  }
}
