// Follows CGImage: ready pixels, or a recording of what a context drew; both premultiplied sRGB.
// Left out: data providers, other pixel formats, masking.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

package import Drawing
public import Foundation
internal import Pixels

/// A picture, compared by content.
public final class CGImage: Hashable, Sendable {
  /// The picture as a value.
  package let image: Image
  /// What was to be in the picture and could not be recorded; a layer that shows it reports them.
  package let issues: [LayerIssue]

  /// A reference to the value `image`.
  package init(_ image: Image, issues: [LayerIssue] = []) {
    self.image = image
    self.issues = issues
  }

  /// Columns, in pixels.
  public var width: Int { image.width }

  /// Rows, in pixels.
  public var height: Int { image.height }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  public var isMask: Bool { false }
  public var shouldInterpolate: Bool { true }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// The part in a rectangle of pixels, which is made whole outwards; nil where there is nothing.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, !rect.width.isNaN, !rect.height.isNaN
    else {
      return nil
    }
    let inside = rect.standardized.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard inside.width > 0, inside.height > 0 else { return nil }
    let (left, top) = (Int(inside.minX.rounded(.down)), Int(inside.minY.rounded(.down)))
    let part = PixelPart(
      x: left, y: top, width: Int(inside.maxX.rounded(.up)) - left,
      height: Int(inside.maxY.rounded(.up)) - top)
    return image.cropped(to: part).map { CGImage($0, issues: issues) }
  }

  public func copy() -> CGImage? { self }

  /// The same pixels; every colour is taken as sRGB.
  public func copy(colorSpace: CGColorSpace) -> CGImage? { self }

  /// This image with an issue: masks made of images are not known here.
  public func masking(_ mask: CGImage) -> CGImage? {
    CGImage(image, issues: issues + [.drawing("CGImage.masking(_:)")])
  }

  public static func == (left: CGImage, right: CGImage) -> Bool { left.image == right.image }

  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}
