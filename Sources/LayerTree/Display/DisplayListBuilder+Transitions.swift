internal import Drawing
internal import Foundation
internal import Geometry
internal import Timing

/// A transition of a layer at a time.
struct LayerPassage {
  let transition: CATransition
  let course: TransitionCourse
  /// How far it is, 0...1.
  let progress: Double
}

extension CALayer {
  /// The transition that shows at a time of the layer's own, in seconds: the last one added.
  func passage(_ reading: LayerReading, atLocalTime seconds: Double) -> LayerPassage? {
    guard !animations.isEmpty, reading != .model else { return nil }
    for running in animations.reversed() {
      guard let transition = running.animation as? CATransition, let course = transition.course,
        let timing = running.timing
          ?? (reading == .pending ? running.timing(beginningAt: seconds) : nil)
      else { continue }
      let time = running.drive?.seconds(for: running, on: self, at: seconds) ?? seconds
      guard let fraction = timing.progress(atParentTime: time).fraction else { continue }
      return LayerPassage(
        transition: transition, course: course, progress: transition.travelled(at: fraction))
    }
    return nil
  }
}

extension DisplayListBuilder {
  /// Draws a layer that is in the middle of a transition.
  mutating func draw(_ passage: LayerPassage, of presented: PresentedLayer, opacity: Double) {
    guard opacity.visible > 0 else { return }
    let isTranslucent = opacity.visible < 255
    if isTranslucent { commands.append(.beginGroup(.init(opacity: opacity))) }
    let (bounds, progress) = (presented.state.bounds.standardized, passage.progress)
    switch passage.course {
    case .fade:
      mix(progress) { builder in
        builder.drawOld(passage, of: presented)
      } with: { builder in
        builder.drawSettled(presented, opacity: 1)
      }
    case .slide(let direction, let movesOld, let movesNew):
      let old = movesOld ? progress : 0
      let new = movesNew ? progress - 1 : 0
      let oldPlace = presented.moved(
        by: TransitionCourse.shift(direction, times: old, in: bounds))
      let newPlace = presented.moved(
        by: TransitionCourse.shift(direction, times: new, in: bounds))
      if movesNew { drawOld(passage, of: oldPlace) }
      drawSettled(newPlace, opacity: 1)
      if !movesNew { drawOld(passage, of: oldPlace) }
    case .flip(let direction):
      let showsOld = progress < 0.5
      let turned = presented.moved(
        by: TransitionCourse.turn(
          direction, times: showsOld ? progress : progress - 1, in: bounds))
      if showsOld { drawOld(passage, of: turned) } else { drawSettled(turned, opacity: 1) }
    }
    if isTranslucent { commands.append(.endGroup) }
  }

  /// Draws what a layer showed before its transition.
  private mutating func drawOld(_ passage: LayerPassage, of presented: PresentedLayer) {
    guard passage.progress < 1, let picture = passage.transition.oldPicture,
      presented.toDevice.isFinite, presented.toDevice.determinant != 0
    else { return }
    draw(picture, of: presented)
  }

  /// Draws a picture of a layer in the layer's place.
  mutating func draw(_ picture: LayerPicture, of presented: PresentedLayer) {
    commands.append(
      .fill(
        Shape(.rectangle(picture.area), transform: presented.toDevice, smoothsEdges: false),
        .image(ImagePaint(image: picture.image, transform: picture.toLayer))))
  }

  /// Draws a layer that is kept as a bitmap of fewer pixels than are drawn: as that bitmap, before
  /// its opacity.
  ///
  /// Returns false where the layer is not kept so.
  mutating func drawRasterized(_ presented: PresentedLayer, _ opacity: Double) -> Bool {
    let state = presented.state
    guard state.shouldRasterize, state.rasterizationScale < options.scale else { return false }
    guard
      let picture = LayerPicture(
        of: presented.opaque, isSettled: true, scale: max(state.rasterizationScale, 1.0 / 64),
        report: report)
    else {
      report(.rasterizationScale(layer: presented.layer.displayName))
      return false
    }
    let isGroup = opacity.visible < 255
    if isGroup { commands.append(.beginGroup(.init(opacity: opacity))) }
    draw(picture, of: presented)
    if isGroup { commands.append(.endGroup) }
    return true
  }

  /// Draws two pictures, each times its share of 1, as one.
  ///
  /// The shares are whole numbers of 255 together, so that where both are equal the mixture is
  /// either.
  mutating func mix(
    _ progress: Double, _ first: (inout Self) -> Void, with second: (inout Self) -> Void
  ) {
    let share = progress.visible
    if share == 0 { return first(&self) }
    if share == 255 { return second(&self) }
    commands.append(.beginGroup(.init()))
    commands.append(.beginGroup(.init(opacity: Double(255 - share) / 255)))
    first(&self)
    commands.append(.endGroup)
    var added = DisplayList.Group(opacity: Double(share) / 255)
    added.isAdded = true
    commands.append(.beginGroup(added))
    second(&self)
    commands.append(.endGroup)
    commands.append(.endGroup)
  }
}
