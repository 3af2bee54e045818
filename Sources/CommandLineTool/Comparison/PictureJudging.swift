internal import Goldens
internal import PNGCodec

/// Compares single frames of a scene with their goldens, on any core.
struct PictureJudging: Sendable {
  let golden: GoldenFolder
  let list: GoldenList
  let limits: PictureLimits
  let masks: SceneMasks
  /// Where pictures of what differs go.
  let folder: PictureFolder

  /// What looking at a frame brings, and the pictures that were written of it.
  func outcome(
    of actual: StraightImage, _ number: Int, against frame: GoldenList.Frame
  ) throws(CommandFailure) -> (FrameOutcome, PictureFiles) {
    guard frame.hasPicture else {
      return (.digestOnly, try folder.write(actual, ofFrame: number))
    }
    let expected: StraightImage
    do { expected = try golden.picture(of: frame, in: list).straight } catch {
      return (.unreadable("\(error)"), try folder.write(actual, ofFrame: number))
    }
    let mask = try masks.mask(ofFrame: number, size: PixelSize(of: expected)).mask
    let found = PictureComparer(limits: limits)
      .compareWithMap(expected: expected, actual: actual, mask: mask)
    let files = try folder.write(expected: expected, actual: actual, found, ofFrame: number)
    return (.compared(found.comparison), files)
  }
}
