/// A rectangle of premultiplied RGBA pixels, 8 bits a channel.
///
/// Rows run from top to bottom, pixels from left to right, without padding. Storage is copied on
/// write, so a pixmap is a value that crosses threads freely.
public struct Pixmap: Hashable, Sendable {
  /// Columns, in pixels.
  public let width: Int
  /// Rows, in pixels.
  public let height: Int
  /// `width * height` packed pixels, laid out as ``PremultipliedColor``'s `packed`.
  package var storage: [UInt32]

  /// A fully transparent pixmap.
  ///
  /// - Precondition: `width` and `height` are not negative.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a pixmap's sides are not negative")
    self.width = width
    self.height = height
    self.storage = Array(repeating: 0, count: width * height)
  }

  /// A pixmap of ready pixels.
  ///
  /// - Precondition: There are `width * height` of them.
  package init(width: Int, height: Int, taking pixels: consuming [UInt32]) {
    precondition(pixels.count == width * height, "a pixmap has a pixel for every place")
    self.width = width
    self.height = height
    storage = pixels
  }

  /// The pixel in column `x` of row `y`, both counted from 0 at the upper left.
  ///
  /// - Precondition: The place lies inside the pixmap.
  public subscript(x x: Int, y y: Int) -> PremultipliedColor {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "the pixel lies outside")
      return PremultipliedColor(packed: storage[y * width + x])
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "the pixel lies outside")
      storage[y * width + x] = newValue.packed
    }
  }

  /// Lends all pixels, row by row from the top, for reading.
  package func withPixels<R, E: Error>(_ body: (Span<UInt32>) throws(E) -> R) throws(E) -> R {
    try body(storage.span)
  }

  /// Lends all pixels, row by row from the top, for writing.
  package mutating func withMutablePixels<R, E: Error>(
    _ body: (inout MutableSpan<UInt32>) throws(E) -> R
  ) throws(E) -> R {
    var pixels = storage.mutableSpan
    return try body(&pixels)
  }
}
