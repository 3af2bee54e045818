internal import Digests
internal import Drawing
internal import Foundation
internal import Pixels

extension Rasterizer {
  /// Draws a shape's shadow on the current surface.
  mutating func drawShadow(of shape: Shape, _ shadow: Shadow) {
    let color = PremultipliedColor(shadow.color)
    let region = shadow.source(of: clip.bounds).intersection(shape.deviceBounds)
    if color == .clear || region.isEmpty { return }
    paint(color, through: blurredSilhouette(of: shape, shadow, within: region), shift: shadow.shift)
  }

  /// Draws the shadow that a surface's alpha casts, times an opacity.
  ///
  /// Coverage is the silhouette's alpha times opacity, rounded; then as any coverage.
  mutating func drawShadow(of content: Surface, _ shadow: Shadow, opacity: UInt8) {
    let color = PremultipliedColor(shadow.color)
    if color == .clear { return }
    var plane = AlphaPlane(content, within: shadow.source(of: clip.bounds))
      .blurred(shadow.blur, within: silhouetteBounds(of: shadow))
    plane.multiply(by: opacity)
    paint(color, through: plane, shift: shadow.shift)
  }

  /// A shape's silhouette in a region, blurred, as far as it shows; as it was kept, if it was.
  private mutating func blurredSilhouette(
    of shape: Shape, _ shadow: Shadow, within region: PixelBounds
  ) -> AlphaPlane {
    let shown = silhouetteBounds(of: shadow)
    let needed = shown.intersection(region.expanded(by: shadow.blur.margin))
    let key = silhouettes.takes(needed) ? shape.digest(softenedBy: shadow.sigma) : nil
    if let key, let kept = silhouettes.content(key, covering: needed) { return kept }
    scanner.begin(shape, within: region)
    let plane = AlphaPlane(&scanner, within: region).blurred(shadow.blur, within: shown)
    if let key, silhouettes.wants(key) { silhouettes.keep(plane, as: key) }
    return plane
  }

  /// The pixels of a silhouette, before its shift, that are drawn.
  private func silhouetteBounds(of shadow: Shadow) -> PixelBounds {
    let (x, y) = shadow.shift
    return clip.bounds.shifted(x: -x, y: -y)
  }

  /// Paints a colour through a plane that is moved by a shift.
  private mutating func paint(
    _ color: PremultipliedColor, through plane: AlphaPlane, shift: (x: Int, y: Int)
  ) {
    let bounds = plane.bounds.shifted(x: shift.x, y: shift.y)
    var coverage: [CoverageRun] = []
    walkVisible(bounds.intersection(clip.bounds)) { surface, visible, row in
      surface.paint(
        visible, inRow: row, with: color, through: plane, shift: shift, using: &coverage)
    }
  }
}

extension Shape {
  /// Names the shape's silhouette, softened; neither colour nor shift of a shadow matters to it.
  fileprivate func digest(softenedBy sigma: Double) -> Digest128 {
    let shadow = Shadow(color: .clear, offset: .zero, sigma: sigma)
    return DisplayList(width: 0, height: 0, commands: [.shadow(self, shadow)]).contentDigest
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
  ///
  /// `coverage` is working storage.
  fileprivate mutating func paint(
    _ runs: [CoverageRun], inRow row: Int, with color: PremultipliedColor,
    through plane: AlphaPlane, shift: (x: Int, y: Int), using coverage: inout [CoverageRun]
  ) {
    // A plane that was kept may reach beyond the surface.
    if runs.isEmpty { return }
    if !isBusy(row), runs.count == 1,
      plane.writeRuns(
        ofRow: row - shift.y, within: Int(runs[0].start) - shift.x..<Int(runs[0].end) - shift.x,
        shift: shift.x, most: mostRuns, to: &coverage)
    {
      return paint(coverage, inRow: row, with: color)
    }
    makeBusy(row)
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
