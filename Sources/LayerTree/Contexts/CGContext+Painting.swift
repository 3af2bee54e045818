// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Geometry
internal import Drawing
internal import Pixels

// MARK: - Paths

extension CGContext {
  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Strokes the path and forgets it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills, strokes or both; then forgets the path.
  public func drawPath(using mode: CGPathDrawingMode) {
    defer { beginPath() }
    guard !currentPath.isEmpty else { return }
    if mode.fills {
      paint(
        Shape(.path(currentPath, FillRule(mode.rule)), transform: pathToPixels), state.fillColor)
    }
    if mode.strokes { strokeCurrentPath() }
  }

  private func strokeCurrentPath() {
    guard state.stroke.width > 0 else { return }
    useCurrentSpaceForPath()
    paint(
      Shape(.stroke(currentPath, state.stroke), transform: pathToPixels), state.strokeColor)
  }
}

// MARK: - Rectangles, ellipses, lines

extension CGContext {
  public func fill(_ rect: CGRect) {
    paint(Shape(.rectangle(rect.standardized), transform: userToPixels), state.fillColor)
  }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) {
    paint(Shape(.path(.ellipse(in: rect), .nonZero), transform: userToPixels), state.fillColor)
  }
  public func stroke(_ rect: CGRect) { stroke(.rectangle(rect)) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.stroke.width
    state.stroke.width = width
    stroke(rect)
    state.stroke.width = before
  }
  public func strokeEllipse(in rect: CGRect) { stroke(.ellipse(in: rect)) }

  /// Strokes lines from each even point to the odd one after it.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    erase(Shape(.rectangle(rect.standardized), transform: userToPixels))
  }

  private func stroke(_ path: Path) {
    guard state.stroke.width > 0, !path.isEmpty else { return }
    paint(Shape(.stroke(path, state.stroke), transform: userToPixels), state.strokeColor)
  }
}

// MARK: - Paint

extension CGContext {
  /// Paints a shape with a colour, as the state says.
  func paint(_ shape: Shape, _ color: Color) {
    var color = color
    color.alpha *= state.alpha
    paint(shape, .color(color), opacity: 1)
  }

  /// Paints a shape with a paint times an opacity, as the state says.
  func paint(_ shape: Shape, _ paint: Paint, opacity: Double) {
    var shape = shape
    shape.smoothsEdges = state.smoothsEdges
    switch state.blendMode {
    case .normal:
      break
    case .clear:
      return erase(shape)
    case .copy:
      // What is opaque covers what is there all the same.
      if opacity < 1 || !paint.isOpaqueColor { erase(shape) }
    case let mode:
      return refuse("the blend mode \(mode)")
    }
    composite([.fill(shape, paint)], opacity: opacity)
  }

  /// Appends commands, as one where opacity or a shadow needs it.
  func composite(_ parts: [DisplayList.Command], opacity: Double) {
    enterScopes()
    let group = DisplayList.Group(opacity: opacity, shadow: state.shadow)
    guard group != DisplayList.Group() else {
      commands += parts
      return
    }
    commands.append(.beginGroup(group))
    commands += parts
    commands.append(.endGroup)
  }
}

extension Paint {
  /// Whether the paint is one colour without any transparency.
  fileprivate var isOpaqueColor: Bool {
    guard case .color(let color) = self else { return false }
    return color.alpha >= 1
  }
}
