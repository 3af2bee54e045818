public import Digests
public import Pixels

/// A picture to paint with, known by its content: ready pixels, or a recording of how to draw them.
///
/// Equality and hashing go by the digest, so that comparing two display lists never reads pixels.
/// Parts of one picture share it: a hundred strips of a recording are one recording.
public struct Image: Hashable, Sendable {
  /// The whole picture that this one shows all or a part of.
  package let source: ImageSource
  /// The part of the source that is shown.
  package let part: PixelPart
  /// Digest of the content; equal digests mean equal pictures.
  public let digest: Digest128

  /// All of a picture.
  package init(_ source: ImageSource) {
    self.source = source
    self.part = PixelPart(x: 0, y: 0, width: source.width, height: source.height)
    self.digest = source.digest
  }

  private init(_ source: ImageSource, part: PixelPart, digest: Digest128) {
    self.source = source
    self.part = part
    self.digest = digest
  }

  /// An image whose content `digest` names.
  public init(pixels: Pixmap, digest: Digest128) {
    self.init(ImageSource(.pixels(pixels), digest: digest))
  }

  /// An image that is named by the digest of its pixels.
  ///
  /// - Complexity: O(n) in the pixels.
  public init(pixels: Pixmap) {
    var hasher = XXH3Hasher()
    hasher.update(littleEndian: UInt64(pixels.width))
    hasher.update(littleEndian: UInt64(pixels.height))
    pixels.withPixels { hasher.update(littleEndianWords: $0) }
    self.init(pixels: pixels, digest: hasher.finish())
  }

  /// An image of what a list draws on its canvas, over its background.
  ///
  /// It is drawn when the picture around it is, each time the same. Without an image where the
  /// recording, with all that is recorded in it, exceeds ``RecordingLimits``, or where clips and
  /// groups are not closed in turn.
  public init?(recording list: DisplayList) {
    guard let source = ImageSource(recording: list) else { return nil }
    self.init(source)
  }

  /// Columns, in pixels.
  public var width: Int { part.width }

  /// Rows, in pixels.
  public var height: Int { part.height }

  /// The ready pixels, premultiplied, row by row from the top; nil for a recording.
  ///
  /// - Complexity: O(1) for a whole picture; a part is copied out.
  public var pixels: Pixmap? {
    guard case .pixels(let whole) = source.content else { return nil }
    if part == PixelPart(x: 0, y: 0, width: whole.width, height: whole.height) { return whole }
    return whole.copy(of: part)
  }

  /// A part of this image, given in its pixels and cut at its edges; nil for no pixels.
  package func cropped(to part: PixelPart) -> Image? {
    guard let inside = part.limited(toWidth: width, height: height) else { return nil }
    if inside.width == width && inside.height == height { return self }
    let moved = PixelPart(
      x: self.part.x + inside.x, y: self.part.y + inside.y, width: inside.width,
      height: inside.height)
    return Image(source, part: moved, digest: Self.digest(of: moved, in: source))
  }

  private static func digest(of part: PixelPart, in source: ImageSource) -> Digest128 {
    var hasher = XXH3Hasher()
    hasher.update(text: "part")
    hasher.update(littleEndian: source.digest.high)
    hasher.update(littleEndian: source.digest.low)
    for number in [part.x, part.y, part.width, part.height] {
      hasher.update(littleEndian: Int64(number))
    }
    return hasher.finish()
  }

  /// Whether both show the same picture, judged by digest.
  public static func == (left: Image, right: Image) -> Bool { left.digest == right.digest }

  /// Hashes the digest.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension Pixmap {
  /// The pixels of a part that lies inside.
  fileprivate func copy(of part: PixelPart) -> Pixmap {
    var copy = Pixmap(width: part.width, height: part.height)
    for row in 0..<part.height {
      for column in 0..<part.width {
        copy[x: column, y: row] = self[x: part.x + column, y: part.y + row]
      }
    }
    return copy
  }
}
