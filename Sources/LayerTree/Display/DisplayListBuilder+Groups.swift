internal import Drawing
internal import Foundation
internal import Geometry
internal import Pixels

/// How what a layer draws is shaped and composited as a whole.
@MainActor
struct Wrapping {
  /// How the layer clips to its bounds.
  enum BoundsClip {
    case none
    /// Whole pixels, no surface of its own.
    case square
    /// By coverage, on a surface of its own.
    case round
  }

  /// A mask that has to be drawn.
  enum Mask {
    case none
    /// A lone filled path: its coverage is the mask.
    case shape(Shape)
    /// Any other layer: its alpha is.
    case layer(PresentedLayer)
  }

  let bounds: BoundsClip
  let mask: Mask
  /// What the whole is multiplied by, when it is composited as a group.
  let groupOpacity: Double
  /// What each part is multiplied by instead, when it is not.
  let partOpacity: Double
  /// Whether the mask leaves nothing of the layer.
  let isNothing: Bool

  init(_ presented: PresentedLayer, opacity: Double) {
    let state = presented.state
    let isTranslucent = opacity.visible < 255
    groupOpacity = isTranslucent && state.allowsGroupOpacity ? opacity : 1
    partOpacity = isTranslucent && !state.allowsGroupOpacity ? opacity : 1
    bounds = Self.boundsClip(presented)
    (mask, isNothing) = Self.mask(presented.mask)
  }

  /// A clip is made where something can lie outside of the bounds: not for background and border.
  private static func boundsClip(_ presented: PresentedLayer) -> BoundsClip {
    let state = presented.state
    let mayOverflow =
      state.hasContents || state.kind == .shape || !presented.layer.sublayerList.isEmpty
    guard state.masksToBounds, mayOverflow else { return .none }
    return state.hasRoundCorners ? .round : .square
  }

  private static func mask(_ presented: PresentedLayer?) -> (Mask, isNothing: Bool) {
    guard let presented else { return (.none, false) }
    guard presented.isVisible else { return (.none, true) }
    guard presented.isLoneOpaqueShape else { return (.layer(presented), false) }
    guard let outline = presented.state.shape.filledOutline else { return (.none, true) }
    return (.shape(Shape(outline, transform: presented.toDevice)), false)
  }
}

extension PresentedLayer {
  /// Whether the layer draws one filled path, opaque, and nothing else.
  fileprivate var isLoneOpaqueShape: Bool {
    let isLone = layer.sublayerList.isEmpty && layer.mask == nil && !state.masksToBounds
    return state.kind == .shape && isLone && opacity.visible == 255
      && (state.shape.fillColor?.alpha ?? 0).visible == 255 && state.shape.strokedOutline == nil
      && drawsNothingAsPlain
  }

  /// Whether background, border, contents and shadow are all absent.
  private var drawsNothingAsPlain: Bool {
    let hasBackground = (state.backgroundColor?.alpha ?? 0).visible > 0
    let hasBorder = state.borderWidth > 0 && (state.borderColor?.alpha ?? 0).visible > 0
    return !hasBackground && !hasBorder && !state.hasContents && state.shadowOpacity.visible == 0
  }
}

extension DisplayListBuilder {
  /// Puts groups around the content that begins at `start`, as far as it needs any.
  mutating func wrap(
    contentFrom start: Int, of presented: PresentedLayer, in wrapping: Wrapping
  ) {
    let opacity = wrapping.groupOpacity
    let round =
      wrapping.bounds == .round ? LayerBox(presented.state).round(presented.toDevice) : nil
    let shadow = presented.silhouetteShadow
    switch wrapping.mask {
    case .none:
      if round == nil, let single = singleFill(from: start) {
        composite(single, with: shadow, opacity, at: start)
      } else {
        group(from: start, .init(opacity: opacity, clip: round, shadow: shadow))
      }
    case .shape(let clip):
      if round != nil { group(from: start, .init(clip: round)) }
      group(from: start, .init(opacity: opacity, clip: clip, shadow: shadow))
    case .layer(let mask):
      let maskStart = commands.count
      commands.append(.maskGroup)
      draw(mask, opacity: 1)
      guard commands.count > maskStart + 1 else {
        commands.removeSubrange(start...)
        break
      }
      group(from: start, .init(opacity: opacity, clip: round, shadow: shadow), isNeeded: true)
    }
    drawShadowPath(of: presented, opacity: opacity * wrapping.partOpacity, at: start)
  }

  /// Draws the shadow of a layer that says its shape, before the command at `index`.
  mutating func drawShadowPath(of presented: PresentedLayer, opacity: Double, at index: Int) {
    guard let path = presented.state.shadowPath,
      let shadow = presented.shadow(opacity: opacity)
    else { return }
    let shape = Shape(.path(path, .nonZero), transform: presented.toDevice)
    commands.insert(.shadow(shape, shadow), at: index)
  }

  /// Makes a group of what begins at `start`, unless it would change nothing.
  private mutating func group(
    from start: Int, _ group: DisplayList.Group, isNeeded: Bool = false
  ) {
    guard isNeeded || group != DisplayList.Group() else { return }
    commands.insert(.beginGroup(group), at: start)
    commands.append(.endGroup)
  }

  /// The one fill with a colour that makes up all that begins at `start`; nil if there is more.
  private func singleFill(from start: Int) -> (shape: Shape, color: Color)? {
    guard commands.count == start + 1, case .fill(let shape, .color(let color)) = commands[start]
    else { return nil }
    return (shape, color)
  }

  /// Composites a lone fill without a surface of its own.
  ///
  /// Multiplying its colour is the same as multiplying the surface; and the silhouette of an
  /// opaque one is its shape.
  private mutating func composite(
    _ fill: (shape: Shape, color: Color), with shadow: Shadow?, _ opacity: Double, at start: Int
  ) {
    if shadow != nil && fill.color.alpha.visible < 255 {
      return group(from: start, .init(opacity: opacity, shadow: shadow))
    }
    commands[start] = .fill(fill.shape, .color(fill.color.multiplied(by: opacity)))
    if var shadow {
      shadow.color = shadow.color.multiplied(by: opacity)
      commands.insert(.shadow(fill.shape, shadow), at: start)
    }
  }
}

extension PresentedLayer {
  /// The shadow of what the layer draws; nil when it has none, or says its shape itself.
  ///
  /// What multiplies the parts of the layer is in their alpha already.
  var silhouetteShadow: Shadow? { state.shadowPath == nil ? shadow(opacity: 1) : nil }

  /// The layer's shadow on device, times `opacity`; nil when none is seen.
  ///
  /// Offset and radius are lengths of the superlayer's space: the layer's own transform does not
  /// turn or stretch them.
  func shadow(opacity: Double) -> Shadow? {
    guard !state.masksToBounds, let color = state.shadowColor, state.shadowOpacity > 0 else {
      return nil
    }
    let shown = color.multiplied(by: min(state.shadowOpacity, 1) * opacity)
    guard shown.alpha.visible > 0 else { return nil }
    let (offset, map) = (state.shadowOffset, surroundings.slope(around: state))
    return Shadow(
      color: shown,
      offset: CGSize(
        width: offset.width * map.a + offset.height * map.c,
        height: offset.width * map.b + offset.height * map.d),
      sigma: max(0, state.shadowRadius) * abs(map.determinant).squareRoot())
  }
}
