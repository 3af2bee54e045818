internal import Foundation
internal import Timing
internal import FrameSequences
internal import SceneFormat
internal import Staging

extension SequencePlan {
  /// What a scene's frames are called and what the manifest says of them.
  ///
  /// - Parameters:
  ///   - scene: What is rendered.
  ///   - frames: The chosen frames; nil for all of them.
  ///   - part: Which of them are written, by their places in the list, with a manifest of their own;
  ///     nil for all.
  /// - Throws: `badScene` for a pattern of names that is none.
  @MainActor
  init(
    _ scene: LoadedScene, frames: [Int]?, part: Range<Int>? = nil
  ) throws(CommandFailure) {
    let plan = scene.plan
    let names: FrameNames
    do {
      names = FrameNames(
        try FrameNamePattern(scene.document.output.frame), frameCount: plan.frameCount)
    } catch {
      throw .badScene("output.frame: \(error)")
    }
    let all = frames ?? Array(0..<plan.frameCount)
    let numbers = part.map { Array(all[$0]) } ?? all
    self.init(
      header: Manifest.Header(scene),
      frames: try numbers.map { number throws(CommandFailure) in
        try Manifest.Frame(plan.frame(number), file: names.name(of: number))
      },
      isWhole: frames == nil || part != nil)
  }
}

extension Manifest.Header {
  /// What all frames of a scene have in common.
  @MainActor
  fileprivate init(_ scene: LoadedScene) {
    let document = scene.document
    self.init(
      toolVersion: ToolVersion.text, renderingRevision: RenderingRevision.current,
      scene: scene.fileName,
      fingerprint: SceneFingerprint.digest(of: document, assets: scene.assets))
    width = Double(document.canvas.size.width)
    height = Double(document.canvas.size.height)
    scale = document.canvas.scale
    pixelWidth = document.canvas.pixelWidth
    pixelHeight = document.canvas.pixelHeight
    frameRate = ExactFraction(
      document.frameRate.numerator, over: document.frameRate.denominator)
    frameCount = scene.plan.frameCount
  }
}

extension Manifest.Frame {
  /// A planned frame with its name.
  fileprivate init(_ frame: RecordingPlan.Frame, file: String) throws(CommandFailure) {
    guard let time = ExactFraction(frame.timeText) else {
      throw .internal("the time \(frame.timeText) of frame \(frame.index) is no fraction")
    }
    self.init(number: frame.index, file: file, time: time)
    transition = frame.transition
    progress = frame.progress
  }
}
