internal import Drawing
internal import Geometry
internal import Pixels

extension Rasterizer {
  /// A paint made ready for a shape that `map` takes to device space; nil if it paints
  /// nothing.
  mutating func source(of paint: Paint, map: PlaneMap) -> PaintSource? {
    guard case .image(let paint) = paint else { return PaintSource(paint, map: map) }
    let part = paint.image.part
    guard part.width > 0, part.height > 0 else { return nil }
    let toDevice = PlaneMap(paint.transform).concatenating(map)
    // What was recorded is drawn as a screen samples what it composites.
    let isReady = if case .pixels = paint.image.source.content { true } else { false }
    return ImageSampler(
      pixels(of: paint.image.source), part: part, map: toDevice, isSmooth: paint.isSmooth,
      reduces: isReady
    ).map { .image($0) }
  }

  /// The pixels of a picture; a recording is drawn, unless it has been.
  private mutating func pixels(of source: ImageSource) -> Pixmap {
    switch source.content {
    case .pixels(let pixels):
      return pixels
    case .recording(let list):
      if let known = recordings.pixels(of: source.digest) { return known }
      // Only a whole picture makes room, not one within another: so each takes a time in
      // proportion to what is recorded in it.
      if !isInRecording { recordings.makeRoom(for: source.recordedPixels) }
      let drawn = draw(list)
      recordings.keep(drawn, of: source.digest)
      return drawn
    }
  }

  /// Draws a recording on a canvas of its own.
  private mutating func draw(_ list: DisplayList) -> Pixmap {
    // It draws one picture, so nothing that it kept would be asked for again.
    var inner = Rasterizer(keptPixels: 0, keepsRuns: pool.keepsRuns)
    inner.isInRecording = true
    swap(&inner.recordings, &recordings)
    let drawn = inner.render(list)
    swap(&inner.recordings, &recordings)
    return drawn
  }
}
