import Drawing
import Foundation
import Geometry
import LayerTree
import Pixels

/// Everything that makes an image, as a value.
struct ImageContent: Equatable {
  var cgImage: CGImage?
  /// Pixels a point.
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  /// In points, as the orientation has it; all 0 for an image that stretches as a whole.
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  /// Insets of the rectangle by which the image is aligned; holds its value.
  var alignmentInsets = UIEdgeInsets.zero
  var renderingMode = UIImage.RenderingMode.automatic
  /// What an image that is no template by itself is tinted with.
  var tint: UIColor?
  var frames: [UIImage]?
  var duration: TimeInterval = 0
  var flipsForRightToLeft = false
  var isSymbol = false
  var baselineOffset: CGFloat?
  var configuration: UIImage.Configuration?

  /// A blank square of about a symbol's size, with an issue that names the symbol.
  static func symbol(_ name: String, _ configuration: UIImage.Configuration?) -> ImageContent {
    let points = (configuration as? UIImage.SymbolConfiguration)?.pointSize ?? 17
    let side = points > 0 && points < 1000 ? Int(points.rounded(.up)) + 3 : 20
    var content = ImageContent()
    content.cgImage = CGImage(
      Image(pixels: Pixmap(width: side, height: side)),
      issues: [.undrawable("symbol", layer: name)])
    content.isSymbol = true
    content.renderingMode = .alwaysTemplate
    content.configuration = configuration
    return content
  }

  /// Columns of the image as it is seen, in pixels.
  var orientedWidth: CGFloat {
    CGFloat((orientation.isSideways ? cgImage?.height : cgImage?.width) ?? 0)
  }

  /// Rows of the image as it is seen, in pixels.
  var orientedHeight: CGFloat {
    CGFloat((orientation.isSideways ? cgImage?.width : cgImage?.height) ?? 0)
  }

  /// From the pixels as they are to the pixels as they are seen, y pointing down.
  var turn: CGAffineTransform {
    let (width, height) = (CGFloat(cgImage?.width ?? 0), CGFloat(cgImage?.height ?? 0))
    return switch orientation {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    }
  }

  /// The part that stretches, in units of the image.
  var stretchedPart: CGRect {
    capInsets.center(
      in: CGSize(width: orientedWidth / scale, height: orientedHeight / scale))
  }

  /// The picture as a layer shows it: upright, and tinted, a template with `tint`.
  func shown(tint: UIColor?) -> CGImage? {
    guard let cgImage else { return nil }
    let color = renderingMode == .alwaysTemplate ? tint : self.tint
    guard orientation != .up || color != nil else { return cgImage }
    guard
      let context = CGContext(
        pixelWidth: Int(orientedWidth), pixelHeight: Int(orientedHeight), scale: 1,
        isOpaque: false)
    else { return CGImage(cgImage.image, issues: cgImage.issues + [.recordingSize]) }
    let whole = CGRect(x: 0, y: 0, width: orientedWidth, height: orientedHeight)
    context.drawTinted(cgImage, in: whole, by: turn, color?.cgColor)
    return context.recordedImage
  }
}

extension CGContext {
  /// Draws a picture, or a colour through its alpha.
  func drawTinted(
    _ image: CGImage, in rect: CGRect, by place: CGAffineTransform, _ tint: CGColor?
  ) {
    guard let tint else { return draw(image, in: rect, by: place) }
    saveGState()
    clip(to: rect, mask: image, by: place)
    setFillColor(tint)
    fill(rect)
    restoreGState()
  }
}
