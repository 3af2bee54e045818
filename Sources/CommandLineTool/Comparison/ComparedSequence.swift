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
  /// Frames of which no picture was written, since there would be too many.
  var unshown = 0
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

  /// Says that pictures were left out.
  var pictureNote: String? {
    guard unshown > 0 else { return nil }
    let frames = unshown == 1 ? "frame has" : "frames have"
    return "\(unshown) \(frames) no picture in the results, which would be more than "
      + "--limit-pictures allows"
  }
}
