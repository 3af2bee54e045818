// Follows UIGraphicsRenderer.h. Left out: the PDF renderer.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import LayerTree

/// How a renderer makes its contexts.
open class UIGraphicsRendererFormat: NSObject {
  open class func `default`() -> Self { makeDefault() }
  open class func preferred() -> Self { makeDefault() }

  /// The rectangle that is drawn, in points.
  open internal(set) var bounds = CGRect.zero

  public required override init() {}

  private class func makeDefault() -> Self { self.init() }
}

/// What a renderer's actions draw with.
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  open var format: UIGraphicsRendererFormat { heldFormat }
  private let heldFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    heldFormat = format
  }

  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.fill(rect, blending: blendMode)
  }

  /// Strokes a line of one unit inside a rectangle.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes something of drawing; the classes below say what.
open class UIGraphicsRenderer: NSObject {
  open var format: UIGraphicsRendererFormat { heldFormat }
  /// Whether a context of no use can be made: here, none.
  private let heldFormat: UIGraphicsRendererFormat

  init(heldFormat: UIGraphicsRendererFormat) {
    self.heldFormat = heldFormat
  }

  /// A renderer of a rectangle, in points.
  public init(bounds: CGRect) {
    heldFormat = UIGraphicsRendererFormat()
    heldFormat.bounds = bounds
  }

  /// A renderer of a rectangle, in points, with a format.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    heldFormat = format
    heldFormat.bounds = bounds
  }

  /// Whether the renderer may draw pictures into its contexts.
  open var allowsImageOutput: Bool { true }
}
