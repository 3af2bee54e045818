import Pixels
import Digests
import Foundation
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

  private let scene = Digest128(high: 3, low: 4)

  /// Accepts what was compared with the golden as it is now; gives how many frames changed.
  private func accept(_ filter: Acceptance) throws -> Int {
    try bundle.write(ComparisonStamp(golden: golden.listDigest(), scene: scene))
    var accepted = try filter.accept(bundle, as: golden, scene: scene)
    try accepted.replacement.swap()
    try accepted.replacement.finish()
    return accepted.count
  }

  /// The golden's list, without what only files tell.
  private func list() throws -> GoldenList {
    var list = try golden.list()
    for place in list.frames.indices { list.frames[place].file = nil }
    return list
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
    #expect(try self.list() == Stored.list(of: .golden))
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
    #expect(try accept(Acceptance()) == 2)
    #expect(try list() == Stored.list(of: changed))
    #expect(changed.compared(with: changed).isMatch)
  }

  @Test("Accepting by frame, time, region or cause changes only what it names")
  func filters() throws {
    var byFrame = Acceptance()
    byFrame.frames = [10]
    #expect(try accept(byFrame) == 1)
    #expect(try accepted() == [10])
    let list = try golden.list()
    #expect(try golden.picture(of: list.frames[10], in: list).straight == Canvas.plain())

    try Stored.write(.golden, to: golden)
    var byRegion = Acceptance()
    byRegion.region = PixelBox(x: 38, y: 28, width: 5, height: 5)
    #expect(try accept(byRegion) == 1)
    #expect(try accepted() == [20])

    try Stored.write(.golden, to: golden)
    var byCause = Acceptance()
    byCause.causes = [.recoloured]
    #expect(try accept(byCause) == 1)
    #expect(try accepted() == [10])

    try Stored.write(.golden, to: golden)
    var byTime = Acceptance()
    byTime.time = try MaskRule("layer:x@0.6-0.7").time
    #expect(try accept(byTime) == 1)
    #expect(try accepted() == [20])
    #expect(throws: GoldenError.nothingToAccept) { try accept(byTime) }
  }

  @Test("Another size or rate is refused unless it is allowed, and then nothing has changed")
  func shape() throws {
    var faster = changed
    faster.rate = ExactFraction(60)
    try Stored.write(faster, to: bundle)
    #expect(throws: GoldenError.self) { try accept(Acceptance()) }
    #expect(try list() == Stored.list(of: .golden))
    var allowing = Acceptance()
    allowing.allowsOtherShape = true
    #expect(try accept(allowing) == 2)
    #expect(try golden.list().frameRate == ExactFraction(60))
  }

  @Test("A bundle whose picture is not the one of its list changes nothing")
  func damagedBundle() throws {
    try PNGEncoder(channels: .rgb).encode(Canvas.plain(Canvas.red))
      .write(to: root.path("output/actual/frame_0010.png"))
    #expect(throws: GoldenError.self) { try accept(Acceptance()) }
    #expect(try list() == Stored.list(of: .golden))
    #expect(root.names(in: "goldens/slide") == ["dark"])
  }

  @Test("Only what was compared is accepted: another golden or scene since then is refused")
  func stamps() throws {
    try bundle.write(ComparisonStamp(golden: golden.listDigest(), scene: scene))
    #expect(throws: GoldenError.self) {
      try Acceptance().accept(bundle, as: golden, scene: Digest128(high: 3, low: 5))
    }
    try Stored.write(changed, to: golden)
    #expect(throws: GoldenError.self) { try Acceptance().accept(bundle, as: golden, scene: scene) }
    try Array("#segue-comparison 1\n".utf8).write(to: root.path("output/actual/comparison.stamp"))
    #expect(throws: GoldenError.self) { try Acceptance().accept(bundle, as: golden, scene: scene) }
    for stamp in [
      ComparisonStamp(golden: nil, scene: scene), ComparisonStamp(golden: scene, scene: scene),
    ] {
      #expect(ComparisonStamp(parsing: Array(stamp.text.utf8)) == stamp)
    }
  }

  @Test("A golden that was put in place can be taken back, and nothing is left beside it")
  func undo() throws {
    try bundle.write(ComparisonStamp(golden: golden.listDigest(), scene: scene))
    var accepted = try Acceptance().accept(bundle, as: golden, scene: scene)
    #expect(try list() == Stored.list(of: .golden))
    try accepted.replacement.swap()
    #expect(try list() == Stored.list(of: changed))
    try accepted.replacement.undo()
    #expect(try list() == Stored.list(of: .golden))
    #expect(root.names(in: "goldens/slide") == ["dark"])
    try Acceptance().accept(bundle, as: golden, scene: scene).replacement.undo()
    #expect(root.names(in: "goldens/slide") == ["dark"])
  }

  @Test("A golden whose list has gone, or that cannot be looked at, is not missing")
  func existence() throws {
    try FileManager.default.removeItem(atPath: root.path("goldens/slide/dark/frames.digest"))
    #expect(golden.exists && !GoldenFolder(root.path("goldens/slide/light")).exists)
    try root.write("", as: "goldens/file")
    #expect(GoldenFolder(root.path("goldens/file")).exists)
    #expect(GoldenFolder(root.path(String(repeating: "n", count: 300))).exists)
  }

  @Test("Pictures and tracks that a list names are checked, and so is what it does not name")
  func checking() throws {
    let list = try golden.list()
    func fault() -> GoldenError? { golden.fault(ofPictureOf: list.frames[10], in: list) }
    #expect(fault() == nil && golden.faultOfTracks(list) == nil)
    #expect(try golden.strayFinding(beside: list) == nil)
    let path = root.path("goldens/slide/dark/frame_0010.png")
    // Compressed anew it shows the same.
    try PNGEncoder(channels: .rgba, compression: .small).encode(Motion.golden.pictures[10])
      .write(to: path)
    #expect(fault() == nil)
    try PNGEncoder(channels: .rgb).encode(Canvas.plain()).write(to: path)
    #expect(fault() == .otherPixels(file: "frame_0010.png"))
    try Array("junk".utf8).write(to: path)
    #expect(fault() != nil)
    try FileManager.default.removeItem(atPath: path)
    #expect(fault() != nil)

    try root.write("", as: "goldens/slide/dark/frame_0011.png")
    try root.write("", as: "goldens/slide/dark/tracks.tsv")
    #expect(
      try golden.strayFinding(beside: list)?.text
        == "frame_0011.png and 1 more lie in \(golden.path), whose list of frames does not name them"
    )
  }

  @Test("A file of others in the folder is not lost")
  func foreign() throws {
    try root.write("mine", as: "goldens/slide/dark/notes.txt")
    #expect(throws: GoldenError.foreignFile(root.path("goldens/slide/dark/notes.txt"))) {
      try accept(Acceptance())
    }
    #expect(root.text("goldens/slide/dark/notes.txt") == "mine")
  }

  @Test("What a killed run left is cleared away, and its golden is not lost")
  func leftovers() throws {
    try Stored.write(.golden, to: GoldenFolder(root.path("goldens/slide/.dark.old")))
    try Stored.write(changed, to: GoldenFolder(root.path("goldens/slide/.dark.new")))
    try Stored.write(changed, to: golden)
    #expect(root.names(in: "goldens/slide") == ["dark"])
    #expect(try list() == Stored.list(of: changed))
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
