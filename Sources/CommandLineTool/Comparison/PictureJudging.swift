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
  /// The frames of which pictures are written.
  let shown: Set<Int>

  /// What looking at a frame brings, and the pictures that were written of it.
  func outcome(
    of actual: StraightImage, _ number: Int, against frame: GoldenList.Frame
  ) throws(CommandFailure) -> (FrameOutcome, PictureFiles) {
    guard frame.hasPicture else {
      return (.digestOnly, try write(actual, number))
    }
    let expected: StraightImage
    do { expected = try golden.picture(of: frame, in: list).straight } catch {
      return (.unreadable("\(error)"), try write(actual, number))
    }
    let mask = try masks.mask(ofFrame: number, size: PixelSize(of: expected)).mask
    let found = PictureComparer(limits: limits)
      .compareWithMap(expected: expected, actual: actual, mask: mask)
    guard shown.contains(number) else { return (.compared(found.comparison), PictureFiles()) }
    let files = try folder.write(
      expected: ShownPicture(straight: expected), actual: ShownPicture(straight: actual), found,
      ofFrame: number)
    return (.compared(found.comparison), files)
  }

  private func write(
    _ actual: StraightImage, _ number: Int
  ) throws(CommandFailure) -> PictureFiles {
    guard shown.contains(number) else { return PictureFiles() }
    return try folder.write(ShownPicture(straight: actual), ofFrame: number)
  }
}
