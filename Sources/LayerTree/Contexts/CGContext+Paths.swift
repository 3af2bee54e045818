// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Geometry

extension CGContext {
  public func beginPath() {
    currentPath = Path()
    pathToPixels = userToPixels
  }
  public func move(to point: CGPoint) { build { $0.move(to: point) } }
  public func addLine(to point: CGPoint) { build { $0.addLine(to: point) } }
  public func addLines(between points: [CGPoint]) { build { $0.addLines(between: points) } }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    build { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    build { $0.addQuadCurve(to: end, control: control) }
  }
  public func closePath() { build { $0.closeSubpath() } }
  public func addRect(_ rect: CGRect) { build { $0.addRect(rect) } }
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public func addEllipse(in rect: CGRect) { build { $0.addEllipse(in: rect) } }

  /// An arc of a circle, after a line to its start; `clockwise` is meant for y pointing up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    build {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
    }
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    build { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }
  public func addPath(_ path: CGPath) { build { $0.append(path.path) } }

  /// Makes the outline of the stroked path the path.
  public func replacePathWithStrokedPath() {
    useCurrentSpaceForPath()
    let outline = CGPath(currentPath).copy(
      strokingWithWidth: state.stroke.width, lineCap: lineCap, lineJoin: lineJoin,
      miterLimit: state.stroke.miterLimit)
    currentPath = outline.path
  }

  public var path: CGPath? {
    useCurrentSpaceForPath()
    return currentPath.isEmpty ? nil : CGPath(currentPath)
  }
  public var isPathEmpty: Bool { currentPath.isEmpty }
  public var currentPointOfPath: CGPoint {
    useCurrentSpaceForPath()
    return currentPath.currentPoint ?? .zero
  }
  public var boundingBoxOfPath: CGRect {
    useCurrentSpaceForPath()
    return currentPath.boundingBox
  }
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    useCurrentSpaceForPath()
    return CGPath(currentPath).contains(point, using: mode.rule)
  }

  private func build(_ edit: (inout Path) -> Void) {
    useCurrentSpaceForPath()
    edit(&currentPath)
  }

  /// Takes the path into the present user space, so that it can be added to or stroked in it.
  func useCurrentSpaceForPath() {
    let present = userToPixels
    guard pathToPixels != present else { return }
    if !currentPath.isEmpty {
      currentPath = currentPath.applying(pathToPixels.concatenating(present.inverted()))
    }
    pathToPixels = present
  }

  private var lineCap: CGLineCap {
    switch state.stroke.cap {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }

  private var lineJoin: CGLineJoin {
    switch state.stroke.join {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
