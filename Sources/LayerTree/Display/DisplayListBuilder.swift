// Follows the drawing order of the Core Animation Programming Guide, appendix A: shadow, background,
// contents, gradient or shape, sublayers, border; then mask and bounds, then opacity.

package import Drawing
internal import Foundation
internal import Geometry
internal import Pixels
internal import Timing

/// Turns a layer tree at a time into a list of what to draw.
///
/// Which layers are drawn to a surface of their own, and so rounded on their own, follows from what
/// is drawn alone: from opacity, masks, rounded clips and shadows, never from what was drawn before.
@MainActor
package struct DisplayListBuilder {
  let options: DisplayOptions
  let report: (LayerIssue) -> Void
  var commands: [DisplayList.Command] = []

  /// The picture of `root` at a time.
  ///
  /// - Parameters:
  ///   - root: The layer to begin at; its superlayer's space is that of the picture, in points.
  ///   - seconds: The media time. An animation that begins later shows its value before the start;
  ///     see `VirtualClock.lastEventTime` for events that count as at a frame shortly before them.
  ///   - options: What the picture is made for.
  /// - Returns: What to draw; what cannot be drawn is left out of it and reported to the clock.
  package static func displayList(
    of root: CALayer, at seconds: Double, options: DisplayOptions
  ) -> DisplayList {
    let clock = root.clock
    let scale = PlaneMap(CGAffineTransform(scaleX: options.scale, y: options.scale))
    let presented = PresentedLayer(
      root, atParentTime: seconds, in: Surroundings(plane: scale))
    return DisplayList(
      width: options.pixelWidth, height: options.pixelHeight, background: options.background,
      commands: commands(of: presented, options: options) { (clock ?? .current).report($0) })
  }

  /// What drawing a layer in its place takes; settled, as if no transition of it were going on.
  static func commands(
    of presented: PresentedLayer, isSettled: Bool = false, options: DisplayOptions,
    report: @escaping (LayerIssue) -> Void
  ) -> [DisplayList.Command] {
    var builder = DisplayListBuilder(options: options, report: report)
    if isSettled {
      builder.drawSettled(presented, opacity: 1)
    } else {
      builder.draw(presented, opacity: 1)
    }
    return builder.commands
  }

  private init(options: DisplayOptions, report: @escaping (LayerIssue) -> Void) {
    self.options = options
    self.report = report
  }

  /// Draws a layer and all that lies in it.
  ///
  /// The opacity given is what layers above, which are not composited as groups, leave to each of
  /// their parts.
  mutating func draw(_ presented: PresentedLayer, opacity: Double) {
    if let passage = presented.passage { return draw(passage, of: presented, opacity: opacity) }
    drawSettled(presented, opacity: opacity)
  }

  /// Draws a layer as it is, or is to be after its transition.
  mutating func drawSettled(_ presented: PresentedLayer, opacity outerOpacity: Double) {
    guard presented.isVisible, canDraw(presented) else { return }
    let opacity = presented.opacity * outerOpacity
    guard opacity.visible > 0 else { return }
    guard presented.state.kind != .transform else { return drawSublayers(of: presented, opacity) }
    if drawRasterized(presented, opacity) { return }

    let start = commands.count
    let wrapping = Wrapping(presented, opacity: opacity)
    guard !wrapping.isNothing else { return }
    drawContent(of: presented, clip: wrapping.bounds, opacity: wrapping.partOpacity)
    guard commands.count > start else {
      return drawShadowPath(of: presented, opacity: opacity, at: start)
    }
    wrap(contentFrom: start, of: presented, in: wrapping)
    if presented.state.kind == .backdrop { lookThroughGroups(from: start) }
  }

  /// Reports what keeps a layer from being drawn as asked; false when it cannot be drawn at all.
  private func canDraw(_ presented: PresentedLayer) -> Bool {
    let (state, name) = (presented.state, presented.layer.displayName)
    if state.kind == .replicator && state.replicator.hasTooManyCopies {
      report(.undrawable("replicator-copies", layer: name))
    }
    guard !presented.isLostInSpace else {
      report(.transformInSpace(layer: name))
      return false
    }
    return true
  }

  // MARK: - Content

  /// Draws everything of a layer but its shadow, from the background to the border.
  private mutating func drawContent(
    of presented: PresentedLayer, clip: Wrapping.BoundsClip, opacity: Double
  ) {
    let (state, map) = (presented.state, presented.toDevice)
    let box = LayerBox(state, smoothsStraightEdges: smooths(state), isClippedRound: clip == .round)
    if clip == .square { commands.append(.beginClip(box.square(map))) }
    if state.kind == .backdrop { drawBackdrop(of: presented, box) }
    if let color = state.backgroundColor { fill(box.face(map), color, opacity) }
    drawContents(of: presented, box, opacity)
    drawMissing(of: presented, opacity)
    switch state.kind {
    case .plain, .transform, .backdrop, .replicator: break
    case .gradient: drawGradient(of: presented, box, opacity)
    case .shape: drawShape(of: presented, opacity)
    }
    drawSublayers(of: presented, opacity)
    if let color = state.borderColor, let border = box.border(map) { fill(border, color, opacity) }
    if clip == .square { commands.append(.endClip) }
  }

  private mutating func drawSublayers(of presented: PresentedLayer, _ opacity: Double) {
    let parts = SpaceParts(of: presented, opacity: opacity)
    for part in parts.inOrder {
      for cut in part.cuts {
        commands.append(.beginClip(Shape(.path(cut, .nonZero), transform: presented.toDevice)))
      }
      draw(part)
      for _ in part.cuts { commands.append(.endClip) }
    }
  }

  /// Draws a layer that shares its space with others, in the colours that a replicator gives it.
  private mutating func draw(_ part: SpacePart) {
    guard let tint = part.tint else { return draw(part.layer, opacity: part.opacity) }
    var group = DisplayList.Group()
    group.tint = tint
    commands.append(.beginGroup(group))
    draw(part.layer, opacity: part.opacity)
    commands.append(.endGroup)
  }

  private mutating func drawShape(of presented: PresentedLayer, _ opacity: Double) {
    let (shape, map) = (presented.state.shape, presented.toDevice)
    if let color = shape.fillColor, let outline = shape.filledOutline {
      fill(Shape(outline, transform: map), color, opacity)
    }
    if let color = shape.strokeColor, let outline = shape.strokedOutline {
      if outline.hasTooManyDashes { report(.dashes(layer: presented.layer.displayName)) }
      fill(Shape(outline, transform: map), color, opacity)
    }
  }

  private mutating func drawGradient(
    of presented: PresentedLayer, _ box: LayerBox, _ opacity: Double
  ) {
    let (gradient, bounds) = (presented.state.gradient, presented.state.bounds)
    guard !gradient.colors.isEmpty, !bounds.isEmpty else { return }
    guard let paint = gradient.paint(in: bounds, opacity: opacity) else {
      if gradient.type != .radial {
        report(.gradientType(gradient.type.rawValue, layer: presented.layer.displayName))
      }
      return
    }
    commands.append(.fill(box.face(presented.toDevice), paint))
  }

  /// Fills a shape with a colour, unless nothing would be seen.
  private mutating func fill(_ shape: Shape, _ color: Color, _ opacity: Double) {
    let color = color.multiplied(by: opacity)
    guard color.alpha.visible > 0, !shape.outline.isEmpty else { return }
    commands.append(.fill(shape, .color(color)))
  }

  func smooths(_ state: LayerState) -> Bool {
    options.smoothsStraightEdges
      || (state.allowsEdgeAntialiasing && !state.edgeAntialiasingMask.isEmpty)
  }
}

extension Color {
  /// The colour with its alpha times `opacity`.
  func multiplied(by opacity: Double) -> Color {
    var color = self
    color.alpha *= opacity
    return color
  }
}

extension Shape.Outline {
  /// Whether this is a stroke of more dashes than are made.
  fileprivate var hasTooManyDashes: Bool {
    guard case .stroke(let path, let style) = self else { return false }
    return path.hasTooManyDashes(of: style.dashes)
  }

  /// Whether there is certainly nothing inside.
  fileprivate var isEmpty: Bool {
    switch self {
    case .rectangle(let rect): rect.isEmpty
    case .path(let path, _): path.isEmpty
    case .stroke(let path, _): path.isEmpty
    }
  }
}
