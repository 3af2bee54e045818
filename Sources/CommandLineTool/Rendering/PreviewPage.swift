internal import ComparisonReports
internal import FrameSequences
internal import Goldens
internal import SceneFormat
internal import Staging
internal import Timing

/// `preview.html`: a page beside the frames on which they can be looked at, in motion and one by one.
@MainActor
struct PreviewPage {
  let scene: LoadedScene
  let plan: SequencePlan

  /// The page's file name.
  static let fileName = "preview.html"

  /// Writes the page into the frames' folder, whole or not at all.
  ///
  /// - Parameters:
  ///   - folder: The folder of the frames, which are there.
  ///   - embedsPictures: Whether the page holds the frames itself.
  /// - Throws: `inputOutput`, or the scene's refusal.
  func write(into folder: String, embedsPictures: Bool) throws(CommandFailure) {
    var document = ReportDocument(
      purpose: .preview, title: scene.document.name, summary: summary,
      stamp: ReportStamp(
        tool: "segue \(plan.header.toolVersion)", renderingRevision: plan.header.renderingRevision)
    )
    document.sequences = [try sequence]
    try ResultFolder.write(
      embedsPictures ? try document.embedding(folder) : document,
      to: folder + "/" + Self.fileName)
  }

  private var summary: String {
    let header = plan.header
    return "\(ReadableNumber.count(plan.frames.count, "frame")) of \(header.frameCount) at "
      + "\(header.frameRate) a second, \(header.pixelWidth)x\(header.pixelHeight) pixels."
  }

  private var sequence: ReportSequence {
    get throws(CommandFailure) {
      let header = plan.header
      var sequence = ReportSequence(
        name: scene.document.name, frameRate: header.frameRate, pixelWidth: header.pixelWidth,
        pixelHeight: header.pixelHeight)
      sequence.scale = header.scale
      sequence.frames = plan.frames.map { frame in
        var shown = ReportFrame(number: frame.number, time: frame.time, state: .same)
        (shown.transition, shown.actual) = (frame.transition, .file(frame.file))
        return shown
      }
      sequence.tracks = try curves.map { ReportTrack($0) }
      return sequence
    }
  }

  private var curves: [TrackCurve] {
    get throws(CommandFailure) {
      let text = try TracksFile(scene: scene, frames: plan.frames.map(\.number)).text
      let table: TrackTable
      do { table = try TrackTable(parsing: Array(text.utf8)) } catch {
        throw .internal("the tracks of \(scene.document.name): \(error)")
      }
      return TrackCurve.curves(expected: TrackTable(), actual: table, findings: [])
    }
  }
}
