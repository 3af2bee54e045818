internal import Drawing
internal import Pixels
internal import Rasterization

/// Draws one frame at a time, over the last one it drew and with storage that it keeps.
actor FrameWorker {
  private var rasterizer = Rasterizer()
  private var pixmap = Pixmap(width: 0, height: 0)
  /// What the pixmap shows.
  private var shown: DisplayList?

  /// Draws a list, as far as it differs from what was drawn last, and makes something of the
  /// pixels.
  func make<Made: Sendable>(_ list: DisplayList, by body: @Sendable (Pixmap) -> Made) -> Made {
    if let shown, shown.width == list.width, shown.height == list.height {
      rasterizer.update(&pixmap, from: shown, to: list)
    } else {
      pixmap = Pixmap(width: list.width, height: list.height)
      rasterizer.render(list, into: &pixmap)
    }
    shown = list
    return body(pixmap)
  }
}
