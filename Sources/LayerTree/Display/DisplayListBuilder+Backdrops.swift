internal import Drawing
internal import Foundation
internal import Geometry

extension DisplayListBuilder {
  /// Draws what a backdrop layer shows of the picture below it.
  ///
  /// The blur has the scale at the middle of the layer. Only a clip to the bounds rounds its corners.
  mutating func drawBackdrop(of presented: PresentedLayer, _ box: LayerBox) {
    let backdrop = presented.state.backdrop
    guard !backdrop.isNeutral, !presented.state.bounds.isEmpty else { return }
    let bounds = presented.state.bounds
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    guard let slope = presented.toDevice.affine(near: middle) else { return }
    let sigma = max(0, backdrop.blurRadius) * abs(slope.determinant).squareRoot()
    commands.append(
      .backdrop(
        box.isClippedRound ? box.face(presented.toDevice) : box.square(presented.toDevice),
        Backdrop(sigma: sigma, saturation: backdrop.saturation, tint: backdrop.tint)))
  }

  /// Lets the backdrop of the layer that begins at `start` see below the groups that its own mask,
  /// corners and opacity made.
  ///
  /// Groups around the layer stay in the way, as they do on a device.
  mutating func lookThroughGroups(from start: Int) {
    var groups = 0
    for index in start..<commands.count {
      switch commands[index] {
      case .beginGroup:
        groups += 1
      case .endGroup:
        groups -= 1
      case .backdrop(let shape, var backdrop):
        backdrop.level = groups
        commands[index] = .backdrop(shape, backdrop)
        return
      default:
        continue
      }
    }
  }
}
