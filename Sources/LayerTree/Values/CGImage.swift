// Follows CGImage as far as layer contents need it: ready pixels with a size.
// Left out: data providers, other pixel formats, cropping.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

package import Drawing
internal import Pixels

/// Ready pixels, compared by content.
public final class CGImage: Hashable, Sendable {
  /// The picture as a value.
  package let image: Image

  /// A reference to the value `image`.
  package init(_ image: Image) {
    self.image = image
  }

  /// Columns, in pixels.
  public var width: Int { image.width }

  /// Rows, in pixels.
  public var height: Int { image.height }

  public static func == (left: CGImage, right: CGImage) -> Bool { left.image == right.image }

  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}
