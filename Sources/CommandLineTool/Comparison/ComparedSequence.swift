internal import FrameSequences
internal import Goldens

/// What was found about a sequence, and what a report shows beside that.
struct ComparedSequence {
  var result: SequenceResult
  /// The folder of all goldens, for a scene.
  var goldensRoot: String?
  /// Its own folder within the results.
  var folder = ""
  var pictures = SequencePictures()
  /// The transitions under way, by frame.
  var transitions: [Int: String] = [:]
  /// How properties move.
  var curves: [TrackCurve] = []
  /// What the goldens say of themselves.
  var golden: String?
  /// Numbers of golden frames of which there is a picture, ascending.
  var goldenPictures: [Int] = []
  /// The frames' size, where no comparison tells.
  var size: PixelSize?
}
