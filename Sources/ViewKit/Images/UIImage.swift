// Follows UIImage. Left out: Core Image, symbols, asset catalogs' variants by traits.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import LayerTree

/// A picture with a size in points; immutable.
open class UIImage: NSObject, @unchecked Sendable {
  /// Everything that makes the image.
  let content: ImageContent

  init(content: ImageContent) {
    self.content = content
    super.init()
  }

  /// An image without a picture or a size.
  public override convenience init() { self.init(content: ImageContent()) }

  /// One pixel is one point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var content = ImageContent()
    content.cgImage = cgImage
    content.scale = scale > 0 && scale.isFinite ? scale : 1
    content.orientation = orientation
    self.init(content: content)
  }

  /// The picture of a PNG file's bytes; nil for any other.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let picture = PictureFile.picture(of: [UInt8](data)) else { return nil }
    self.init(cgImage: picture, scale: scale, orientation: .up)
  }

  /// The picture of a PNG file; its scale is the one that its name ends in.
  public convenience init?(contentsOfFile path: String) {
    guard let found = PictureFile.file(at: path) else { return nil }
    self.init(cgImage: found.picture, scale: found.scale, orientation: .up)
  }

  /// The picture of that name among the stage's pictures and the main bundle's; nil for none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// The picture of that name among the stage's pictures and a bundle's; nil for none.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    guard let found = PictureFile.named(name, in: bundle) else { return nil }
    var content = ImageContent()
    (content.cgImage, content.scale) = (found.picture, found.scale)
    content.configuration = configuration
    self.init(content: content)
  }

  /// A blank square in place of a symbol, with an issue that names it once it is shown.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(content: .symbol(name, withConfiguration))
  }

  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(content: .symbol(name, configuration))
  }

  // MARK: - Facts

  /// The pixels as they are, before any orientation.
  open var cgImage: CGImage? { content.cgImage }
  /// Pixels a point.
  open var scale: CGFloat { content.scale }
  open var imageOrientation: Orientation { content.orientation }
  /// In points, as the orientation has it.
  open var size: CGSize {
    CGSize(
      width: content.orientedWidth / content.scale, height: content.orientedHeight / content.scale)
  }
  open var renderingMode: RenderingMode { content.renderingMode }
  open var capInsets: UIEdgeInsets { content.capInsets }
  open var alignmentRectInsets: UIEdgeInsets { content.alignmentInsets }
  open var resizingMode: ResizingMode { content.resizingMode }
  open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }
  open var isSymbolImage: Bool { content.isSymbol }
  open var isHighDynamicRange: Bool { false }
  open var baselineOffsetFromBottom: CGFloat? { content.baselineOffset }
  open var hasBaseline: Bool { content.baselineOffset != nil }
  open var configuration: Configuration? { content.configuration }
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  // MARK: - Frames

  /// The pictures of an animated image; nil for a still one.
  open var images: [UIImage]? { content.frames }
  /// The time that the pictures take together, in seconds.
  open var duration: TimeInterval { content.duration }

  /// An image of pictures in turn; nil without any.
  open class func animatedImage(
    with images: [UIImage], duration: TimeInterval
  ) -> UIImage? {
    guard let first = images.first else { return nil }
    var content = first.content
    content.frames = images
    content.duration = duration
    return UIImage(content: content)
  }

  /// An image of the pictures `name0`, `name1`, and so on; nil where there is not even one.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count < 1024, let image = UIImage(named: "\(name)\(images.count)") {
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }

  // MARK: - Drawing

  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image upright into the current context, fitted into a rectangle.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawParts(in: rect.standardized, of: context, blendMode, alpha)
  }

  open func drawAsPattern(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.refuse("UIImage.drawAsPattern(in:)")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.content == content
  }

  open override var hash: Int { content.cgImage.hashValue }
}
