import ComparisonReports
import FrameSequences
import PNGCodec
import Pixels

/// Indices for tests.
enum IndexSample {
  static let stamp = ReportStamp(tool: "segue 0.1.0", renderingRevision: 2)

  /// Frames with these numbers and standard names.
  static func frames(
    _ numbers: [Int], in folder: String, rate: ExactFraction = ExactFraction(60)
  ) -> BatchIndexFrames {
    var frames = BatchIndexFrames(
      folder: folder, pixelWidth: 48, pixelHeight: 96, frameRate: rate)
    let names = FrameNames(frameCount: 100)
    frames.files = numbers.map { .init(number: $0, path: names.name(of: $0)) }
    return frames
  }

  static func entry(
    _ variant: String, _ choices: [(String, String)], _ outcome: BatchIndexEntry.Outcome,
    scene: String = "slide"
  ) -> BatchIndexEntry {
    BatchIndexEntry(
      scene: scene, variant: variant, choices: choices.map { .init(axis: $0, value: $1) },
      outcome: outcome)
  }

  /// Three rendered variants of different lengths and rates, and one that failed; all texts from
  /// outside hold `name`, the folders too, as far as a file's name can.
  static func batch(named name: String = "", folder: String = "") -> BatchIndex {
    var index = BatchIndex(title: "batch\(name)", stamp: stamp)
    index.entries = [
      entry(
        "phone60\(name)", [("device", "phone\(name)"), ("fps\(name)", "60")],
        .rendered(frames(Array(0..<24), in: "one\(folder)"))),
      entry(
        "phone120\(name)", [("device", "phone\(name)"), ("fps\(name)", "120")],
        .rendered(
          frames(Array(0..<30), in: "two\(folder)", rate: ExactFraction(120)))),
      entry(
        "tablet\(name)", [("device", "tablet"), ("fps\(name)", "24")],
        .rendered(
          frames(
            [0, 3, 6, 7], in: "three\(folder)", rate: ExactFraction(24000, over: 1001)))),
      entry("broken\(name)", [("device", "none")], .failed("scene.json5:1:1: no \(name) here")),
    ]
    return index
  }

  /// A square that moves over a field, for a frame's number.
  static func picture(_ number: Int) throws -> [UInt8] {
    try ReportSample.picture(at: number % 36, Paint.red)
  }
}
