internal import Pixels

/// Premultiplied pixels of a part of device space.
struct Surface: Sendable {
  let bounds: PixelBounds
  /// Row by row from the top, without padding.
  var pixels: [UInt32]

  /// A surface without pixels.
  static let none = Surface(bounds: .empty, pixels: [])

  /// Where a row's device column 0 would be in ``pixels``, so that column x is at `origin + x`.
  func origin(ofRow row: Int) -> Int {
    (row - bounds.minY) * bounds.width - bounds.minX
  }
}

/// Pixel storage given back by surfaces, kept for the next ones.
struct SurfacePool: Sendable {
  private var storages: [[UInt32]] = []

  /// A transparent surface.
  mutating func surface(_ bounds: PixelBounds) -> Surface {
    var pixels = storages.popLast() ?? []
    let count = bounds.area
    if pixels.count > count { pixels.removeLast(pixels.count - count) }
    var span = pixels.mutableSpan
    span.replace(0..<span.count, with: .clear)
    pixels.append(contentsOf: repeatElement(0, count: count - pixels.count))
    return Surface(bounds: bounds, pixels: pixels)
  }

  /// Takes back the storage of a surface that is no longer needed.
  mutating func recycle(_ surface: consuming Surface) {
    storages.append(surface.pixels)
  }
}
