internal import Drawing
internal import Foundation
internal import Geometry

extension DisplayListBuilder {
  /// Draws a layer's contents; those that give way to others mixed with these.
  mutating func drawContents(of presented: PresentedLayer, _ box: LayerBox, _ opacity: Double) {
    let state = presented.state
    guard let outgoing = state.outgoingContents else {
      if let image = state.contents { draw(image, in: presented, box, opacity) }
      return
    }
    let isGroup = opacity.visible < 255
    if isGroup { commands.append(.beginGroup(.init(opacity: opacity))) }
    mix(outgoing.progress) { builder in
      if let image = outgoing.image { builder.draw(image, in: presented, box, 1) }
    } with: { builder in
      if let image = state.contents { builder.draw(image, in: presented, box, 1) }
    }
    if isGroup { commands.append(.endGroup) }
  }

  /// Draws one picture as contents.
  private mutating func draw(
    _ image: Image, in presented: PresentedLayer, _ box: LayerBox, _ opacity: Double
  ) {
    let state = presented.state
    guard let place = ContentsPlace(of: image, in: state) else { return }
    // Where the image fills the bounds and a round clip shapes it, the clip's edge is the edge.
    let shape =
      place.area == state.bounds && box.isClippedRound
      ? box.face(presented.toDevice)
      : Shape(
        .rectangle(place.area), transform: presented.toDevice, smoothsEdges: smooths(state))
    let upright = presented.isFlipped ? place.flipped : place.imageToLayer
    var paint = ImagePaint(image: image, transform: upright)
    paint.isSmooth = state.samplesSmoothly(paint.transform, by: presented.toDevice)
    let isGroup = opacity.visible < 255
    if isGroup { commands.append(.beginGroup(.init(opacity: opacity))) }
    if let parts = place.nineParts(of: image, in: state) {
      let mirror = presented.isFlipped ? place.mirror : .identity
      for part in parts {
        paint.transform = part.imageToLayer.concatenating(mirror)
        commands.append(
          .fill(
            Shape(
              .rectangle(part.area.applying(mirror)), transform: presented.toDevice,
              smoothsEdges: false),
            .image(paint)))
      }
    } else {
      commands.append(.fill(shape, .image(paint)))
    }
    if isGroup { commands.append(.endGroup) }
  }
}

extension LayerState {
  /// Whether there is a picture, or was one that is still going.
  var hasContents: Bool { contents != nil || outgoingContents?.image != nil }
}
