internal import Drawing
internal import PNGCodec
internal import Pixels
internal import Rasterization

/// Draws one frame at a time, over the last one it drew and with storage that it keeps.
actor FrameWorker {
  private var rasterizer = Rasterizer()
  private var picture = RunPicture(width: 0, height: 0)
  /// What the picture shows.
  private var shown: DisplayList?
  /// What was compressed of the picture.
  private var bands = FrameBands()

  /// Draws a list, as far as it differs from what was drawn last, and makes something of the
  /// pixels.
  ///
  /// - Parameters:
  ///   - list: The frame.
  ///   - body: Is lent the picture, the rows that may differ from what this worker drew before, and
  ///     what it kept of that.
  /// - Returns: What `body` made.
  func make<Made: Sendable>(
    _ list: DisplayList, by body: @Sendable (RunPicture, [Range<Int>], inout FrameBands) -> Made
  ) -> Made {
    let changedRows = draw(list)
    shown = list
    return body(picture, changedRows, &bands)
  }

  /// Returns the rows that may have changed.
  private func draw(_ list: DisplayList) -> [Range<Int>] {
    if let shown, shown.width == list.width, shown.height == list.height {
      return rasterizer.update(&picture, from: shown, to: list)
    }
    picture = RunPicture(width: list.width, height: list.height)
    rasterizer.render(list, into: &picture)
    return [0..<list.height]
  }
}
