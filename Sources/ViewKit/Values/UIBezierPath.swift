// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Geometry

/// A path to fill, stroke or mask with.
///
/// Follows UIBezierPath's point order and continuous rounded corners. Left out: drawing into a
/// context.
open class UIBezierPath: NSObject {
  /// The outline.
  open var cgPath: CGPath
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false

  public override init() {
    cgPath = CGPath(Path())
    super.init()
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  public convenience init(rect: CGRect) {
    self.init()
    change { $0.addRect(rect) }
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    change { $0.addEllipse(in: rect) }
  }

  /// A rectangle with continuous corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    change { $0.append(.bezierRoundedRectangle(rect, radius: cornerRadius)) }
  }

  /// An arc; angles in radians from the positive x axis, increasing clockwise on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  open func move(to point: CGPoint) {
    change { $0.move(to: point) }
  }

  open func addLine(to point: CGPoint) {
    change { $0.addLine(to: point) }
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    change { $0.addQuadCurve(to: endPoint, control: controlPoint) }
  }

  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    change { $0.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  }

  open func close() {
    change { $0.closeSubpath() }
  }

  open func append(_ bezierPath: UIBezierPath) {
    change { $0.append(bezierPath.cgPath.path) }
  }

  open func apply(_ transform: CGAffineTransform) {
    change { $0 = $0.applying(transform) }
  }

  open var isEmpty: Bool { cgPath.isEmpty }

  /// The curve's own extent.
  open var bounds: CGRect { cgPath.boundingBoxOfPath }

  private func change(_ edit: (inout Path) -> Void) {
    var path = cgPath.path
    edit(&path)
    cgPath = CGPath(path)
  }
}
