internal import Drawing
internal import Pixels

extension Rasterizer {
  /// Draws a shape's shadow on the current surface.
  mutating func drawShadow(of shape: Shape, _ shadow: Shadow) {
    let region = shadow.source(of: clip.bounds).intersection(shape.deviceBounds)
    if region.isEmpty { return }
    scanner.begin(shape, within: region)
    draw(shadow, of: AlphaPlane(&scanner, within: region), opacity: 255)
  }

  /// Draws the shadow that a surface's alpha casts, times an opacity.
  mutating func drawShadow(of content: Surface, _ shadow: Shadow, opacity: UInt8) {
    let silhouette = AlphaPlane(content, within: shadow.source(of: clip.bounds))
    draw(shadow, of: silhouette, opacity: opacity)
  }

  /// Paints the shadow's colour through a blurred silhouette.
  ///
  /// Coverage is the silhouette's alpha times opacity, rounded; then as any coverage.
  private mutating func draw(_ shadow: Shadow, of silhouette: AlphaPlane, opacity: UInt8) {
    let color = PremultipliedColor(shadow.color)
    if color == .clear { return }
    let (x, y) = shadow.shift
    var plane = silhouette.blurred(shadow.blur, within: clip.bounds.shifted(x: -x, y: -y))
    plane.multiply(by: opacity)
    let bounds = plane.bounds.shifted(x: x, y: y)
    var whole: [CoverageRun] = []
    whole.append(columns: bounds.minX, bounds.maxX, coverage: 255)
    for row in bounds.minY..<bounds.maxY {
      clip.cut(whole, inRow: row, into: &visible)
      surface.paint(visible, inRow: row, with: color, through: plane, shift: (x, y))
    }
  }
}

extension AlphaPlane {
  /// Multiplies every value by a factor of 0...255, rounded to nearest.
  fileprivate mutating func multiply(by factor: UInt8) {
    if factor == 255 { return }
    for index in values.indices {
      values[index] = UInt8((UInt32(values[index]) * UInt32(factor)).dividedBy255)
    }
  }
}

extension Surface {
  /// Paints a colour on runs of a row, covered by a plane that is moved by a shift.
  fileprivate mutating func paint(
    _ runs: [CoverageRun], inRow row: Int, with color: PremultipliedColor,
    through plane: AlphaPlane, shift: (x: Int, y: Int)
  ) {
    let origin = origin(ofRow: row)
    let planeOrigin = AlphaPlane.index(inRow: row - shift.y, of: plane.bounds) - shift.x
    var span = pixels.mutableSpan
    for run in runs {
      span.paint(
        origin + Int(run.start)..<origin + Int(run.end), with: color,
        coverage: plane.values.span, from: planeOrigin + Int(run.start))
    }
  }
}
