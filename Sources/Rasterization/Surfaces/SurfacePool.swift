/// Storage given back by surfaces, kept for the next ones.
struct SurfacePool: Sendable {
  /// Whether rows stay runs while they are few.
  let keepsRuns: Bool
  private var storages: [SurfaceStorage] = []

  /// A pool without storage.
  init(keepsRuns: Bool) {
    self.keepsRuns = keepsRuns
  }

  /// A transparent surface.
  mutating func surface(_ bounds: PixelBounds) -> Surface {
    Surface(
      bounds, storage: storages.popLast() ?? SurfaceStorage(), keepsRuns: keepsRuns)
  }

  /// Takes back the storage of a surface that is no longer needed.
  mutating func recycle(_ surface: consuming Surface) {
    storages.append(
      SurfaceStorage(pixels: surface.pixels, rows: surface.rows, draft: surface.draft))
  }
}
