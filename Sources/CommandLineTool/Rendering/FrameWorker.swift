internal import Drawing
internal import Pixels
internal import Rasterization

/// Draws one frame at a time, with storage that it keeps from frame to frame.
actor FrameWorker {
  private var rasterizer = Rasterizer()
  private var pixmap = Pixmap(width: 0, height: 0)

  /// Draws a list and makes something of the pixels.
  func make<Product: Sendable>(
    _ list: DisplayList,
    by body: @Sendable (Pixmap) throws(CommandFailure) -> Product
  ) -> Result<Product, CommandFailure> {
    if pixmap.width != list.width || pixmap.height != list.height {
      pixmap = Pixmap(width: list.width, height: list.height)
    }
    rasterizer.render(list, into: &pixmap)
    do {
      return .success(try body(pixmap))
    } catch {
      return .failure(error)
    }
  }
}
