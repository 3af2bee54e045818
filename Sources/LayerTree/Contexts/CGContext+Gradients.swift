// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import Drawing
internal import Geometry
internal import Pixels
internal import PortableMath

extension CGContext {
  /// Draws a gradient along a line, over all that the clip leaves; beyond the ends only as the
  /// options say.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard let band = band(from: startPoint, to: endPoint, options) else { return }
    paint(
      Shape(.path(band, .nonZero), transform: userToPixels),
      .linearGradient(
        LinearGradient(stops: gradient.stops, start: startPoint, end: endPoint)),
      opacity: state.alpha)
  }

  /// Draws a gradient between two circles about one centre; about different ones it is refused.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter == endCenter else {
      return refuse("a radial gradient between circles about different centres")
    }
    let (low, high) = (min(startRadius, endRadius), max(startRadius, endRadius))
    guard low >= 0, high > low, high.isFinite else { return }
    let fillsInside = options.contains(
      startRadius < endRadius ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    let fillsOutside = options.contains(
      startRadius < endRadius ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    guard let corners = canvasCorners else { return }
    var area =
      fillsOutside ? Path.polygon(corners) : Path.circle(center: endCenter, radius: high)
    if low > 0 && !fillsInside { area.append(.circle(center: endCenter, radius: low)) }
    paint(
      Shape(.path(area, .evenOdd), transform: userToPixels),
      .radialGradient(
        RadialGradient(
          stops: gradient.stops(from: startRadius, to: endRadius), center: endCenter,
          radii: CGSize(width: high, height: high))),
      opacity: state.alpha)
  }

  /// Draws a gradient around a point, over all that the clip leaves; it begins at an angle, in
  /// radians from +x towards +y.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard let corners = canvasCorners, angle.isFinite else { return }
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    paint(
      Shape(.path(.polygon(corners), .nonZero), transform: userToPixels),
      .conicGradient(
        ConicGradient(
          stops: gradient.stops, center: center,
          toward: CGPoint(x: center.x + cosine, y: center.y + sine))),
      opacity: state.alpha)
  }

  /// The corners of the canvas in user space, a pixel farther out; nil where there is no way back.
  private var canvasCorners: [CGPoint]? {
    let map = userToPixels
    guard map.determinant != 0, map.isFinite else { return nil }
    let box = canvas.insetBy(dx: -1, dy: -1)
    return [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
    ].map { $0.applying(map.inverted()) }
  }

  /// The part of the canvas across a line that a gradient along it covers, in user space.
  private func band(
    from start: CGPoint, to end: CGPoint, _ options: CGGradientDrawingOptions
  ) -> Path? {
    let along = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let square = along.dx * along.dx + along.dy * along.dy
    guard let corners = canvasCorners, square > 0, square.isFinite else { return nil }
    if options.contains([.drawsBeforeStartLocation, .drawsAfterEndLocation]) {
      return .polygon(corners)
    }
    var (first, last) = (CGFloat.infinity, -CGFloat.infinity)
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    for corner in corners {
      let offset = CGVector(dx: corner.x - start.x, dy: corner.y - start.y)
      let place = (offset.dx * along.dx + offset.dy * along.dy) / square
      let side = (offset.dy * along.dx - offset.dx * along.dy) / square
      (first, last) = (min(first, place), max(last, place))
      (left, right) = (min(left, side), max(right, side))
    }
    if !options.contains(.drawsBeforeStartLocation) { first = max(first, 0) }
    if !options.contains(.drawsAfterEndLocation) { last = min(last, 1) }
    guard first < last else { return nil }
    func point(_ place: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + place * along.dx - side * along.dy,
        y: start.y + place * along.dy + side * along.dx)
    }
    return .polygon([
      point(first, left), point(last, left), point(last, right), point(first, right),
    ])
  }
}

extension Path {
  /// Straight lines through points, closed.
  fileprivate static func polygon(_ points: [CGPoint]) -> Path {
    var path = Path()
    path.addLines(between: points)
    path.closeSubpath()
    return path
  }
}
