// Follows UIGraphicsImageRenderer.h: pictures are recorded, and drawn with the frame that shows them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

/// Pixels a point, and whether black lies below.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colours a picture can have; every one has sRGB's.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Pixels a point; the screen's to begin with.
  open var scale: CGFloat = MainTurn.screenScale
  open var opaque = false
  open var preferredRange = Range.standard
  open var prefersExtendedRange = false
  open var supportsHighDynamicRange: Bool { false }
}

/// What an image renderer's actions draw with.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  open var currentImage: UIImage {
    UIImage(cgImage: cgContext.recordedImage, scale: scale, orientation: .up)
  }

  private let scale: CGFloat

  init(_ context: CGContext, format: UIGraphicsRendererFormat, scale: CGFloat) {
    self.scale = scale
    super.init(context, format: format)
  }
}

/// Makes pictures of drawing.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// A renderer of pictures of a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public override init(bounds: CGRect) {
    super.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public override init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: bounds, format: format as UIGraphicsRendererFormat)
  }

  /// The picture of what `actions` draw; blank, with an issue when it is shown, where it is too large.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    let bounds = self.format.bounds
    let scale = format.scale > 0 && format.scale.isFinite ? format.scale : MainTurn.screenScale
    let pixels = PixelSize(covering: bounds.size, scale: scale)
    guard
      let context = CGContext(
        pixelWidth: pixels.width, pixelHeight: pixels.height, scale: scale,
        isOpaque: format.opaque, origin: bounds.origin)
    else {
      MainTurn.report(.recordingSize)
      return UIImage()
    }
    let handed = UIGraphicsImageRendererContext(context, format: format, scale: scale)
    ContextStack.with(context) { actions(handed) }
    return handed.currentImage
  }

  /// The bytes of a PNG file: there are none, for a recording has no pixels before it is shown.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    MainTurn.report(.drawing("UIGraphicsImageRenderer.pngData(actions:)"))
    return Data()
  }

  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    MainTurn.report(.drawing("UIGraphicsImageRenderer.jpegData(withCompressionQuality:actions:)"))
    return Data()
  }
}
