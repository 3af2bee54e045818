internal import Drawing
internal import Foundation
internal import Geometry
internal import Pixels

extension ShapeState {
  /// What is filled; nil when nothing is.
  var filledOutline: Shape.Outline? {
    guard let path, !path.isEmpty else { return nil }
    return .path(path, fillRule.value)
  }

  /// What is stroked: the part of the path from start to end; nil when nothing is seen of it.
  var strokedOutline: Shape.Outline? {
    guard (strokeColor?.alpha ?? 0).visible > 0, lineWidth > 0, let path else { return nil }
    let part = path.trimmed(from: strokeStart, to: strokeEnd)
    return part.isEmpty ? nil : .stroke(part, strokeStyle)
  }

  private var strokeStyle: StrokeStyle {
    var style = StrokeStyle(
      width: lineWidth, cap: lineCap.value, join: lineJoin.value, miterLimit: miterLimit)
    let isUsable =
      lineDashPattern.allSatisfy { $0 >= 0 && $0.isFinite } && lineDashPattern.contains { $0 > 0 }
    if isUsable {
      style.dashes = lineDashPattern.map { CGFloat($0) }
      style.dashPhase = lineDashPhase
    }
    return style
  }
}
