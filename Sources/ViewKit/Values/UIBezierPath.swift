// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Geometry

/// A path to fill, stroke or mask with.
///
/// Follows UIBezierPath's point order and continuous rounded corners.
open class UIBezierPath: NSObject, NSCopying {
  /// The outline.
  open var cgPath: CGPath
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  /// How far curves may be off when they are drawn; kept, as curves here are off by less.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private(set) var dashes: [CGFloat] = []
  private(set) var dashPhase: CGFloat = 0

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

  /// A rectangle of which some corners are continuous; only the radii's width counts.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    // The bits of the corners are those of layers, in the same order.
    let mask = CornerMask(rawValue: corners.rawValue & CornerMask.all.rawValue)
    change {
      $0.append(.bezierRoundedRectangle(rect, radius: cornerRadii.width, corners: mask))
    }
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

  /// Nothing is archived: an empty path.
  public required convenience init?(coder: NSCoder) {
    self.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    (copy.lineWidth, copy.miterLimit, copy.flatness) = (lineWidth, miterLimit, flatness)
    (copy.lineCapStyle, copy.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
    (copy.dashes, copy.dashPhase) = (dashes, dashPhase)
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  // MARK: - Building

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

  /// Adds an arc after a line to its start; angles as in ``init(arcCenter:radius:startAngle:endAngle:clockwise:)``.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  open func close() {
    change { $0.closeSubpath() }
  }

  open func removeAllPoints() {
    change { $0 = Path() }
  }

  open func append(_ bezierPath: UIBezierPath) {
    change { $0.append(bezierPath.cgPath.path) }
  }

  open func apply(_ transform: CGAffineTransform) {
    change { $0 = $0.applying(transform) }
  }

  /// The same points drawn the other way.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: CGPath(cgPath.path.reversed()))
    (reversed.lineWidth, reversed.usesEvenOddFillRule) = (lineWidth, usesEvenOddFillRule)
    return reversed
  }

  // MARK: - Questions

  open var isEmpty: Bool { cgPath.isEmpty }

  /// The curve's own extent.
  open var bounds: CGRect { cgPath.boundingBoxOfPath }

  open var currentPoint: CGPoint { cgPath.currentPoint }

  /// Whether the path encloses a point; open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: - Dashes

  /// Sets lengths of dashes and gaps in turn; nil, or none, for a solid line.
  open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    dashes = Array((pattern ?? []).prefix(max(count, 0)))
    dashPhase = phase
  }

  /// Gives the dashes and the phase.
  open func getLineDash(_ pattern: inout [CGFloat], count: inout Int, phase: inout CGFloat) {
    (pattern, count, phase) = (dashes, dashes.count, dashPhase)
  }

  /// How a stroke of this path is drawn.
  package var strokeStyle: StrokeStyle {
    var style = StrokeStyle(
      width: lineWidth, cap: .init(lineCapStyle), join: .init(lineJoinStyle),
      miterLimit: miterLimit)
    (style.dashes, style.dashPhase) = (dashes, dashPhase)
    return style
  }

  private func change(_ edit: (inout Path) -> Void) {
    var path = cgPath.path
    edit(&path)
    cgPath = CGPath(path)
  }
}
