public import Foundation
public import LayerTree

/// A picture with a size in points; immutable.
///
/// Left out: animated, tinted and resizable images; loading by name.
open class UIImage: NSObject, @unchecked Sendable {
  /// The pixels.
  public let cgImage: CGImage?
  /// Pixels a point.
  public let scale: CGFloat

  /// A picture of the given pixels; `scale` is pixels a point, > 0.
  public init(cgImage: CGImage, scale: CGFloat = 1) {
    self.cgImage = cgImage
    self.scale = scale
    super.init()
  }

  /// In points.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }
}
