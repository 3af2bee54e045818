internal import FrameSequences
internal import PNGCodec
internal import Pixels
internal import SceneFormat
internal import Staging

/// `animation.png`: a sequence as one animated PNG file, every frame for its exact time.
@MainActor
struct AnimationFile {
  let scene: LoadedScene
  let plan: SequencePlan
  let pipeline: FramePipeline

  /// The file's name.
  static let fileName = "animation.png"

  /// Writes the file into a folder, whole or not at all.
  func write(into folder: String) async throws(CommandFailure) {
    let numbers = plan.frames.map(\.number)
    guard !numbers.isEmpty else { return }
    let delays = try AnimationDelays(numbers, rate: plan.header.frameRate)
    var encoder = try Self.encoder(
      frames: numbers.count, encoder: PNGEncoder(scene.document.output))
    var queue = OrderedPictures<Pixmap>(numbers)
    try await pipeline.run(numbers) { pixmap in
      pixmap
    } taking: { (number, pixmap) throws(CommandFailure) in
      for (number, pixmap) in queue.add(pixmap, of: number) {
        do { try encoder.append(pixmap, for: delays.delay(ofFrame: number)) } catch {
          throw .someFramesFailed("frame \(number) of the animation: \(error)")
        }
      }
    }
    let file: [UInt8]
    do { file = try encoder.finish() } catch { throw .someFramesFailed("the animation: \(error)") }
    try ResultFolder.write(file, to: folder + "/" + Self.fileName)
  }

  /// An animation without frames yet.
  nonisolated static func encoder(
    frames: Int, encoder: PNGEncoder
  ) throws(CommandFailure) -> AnimatedPNGEncoder {
    do { return try AnimatedPNGEncoder(frameCount: frames, encoder: encoder) } catch {
      throw .someFramesFailed("the animation: \(error)")
    }
  }
}
