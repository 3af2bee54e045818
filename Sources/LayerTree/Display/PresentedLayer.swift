internal import Foundation
internal import Geometry

/// A layer at a time, in its place: everything that drawing it asks for.
@MainActor
struct PresentedLayer {
  let layer: CALayer
  /// Which values of it, and of all that lies in it, are read.
  let reading: LayerReading
  /// ``state``, which copies of this share.
  private(set) var held: HeldState
  /// Its own time, in seconds.
  let seconds: Double
  /// What it lies in.
  private(set) var surroundings: Surroundings
  /// Whether it stays in the plane of what it lies in.
  private(set) var keepsPlane: Bool
  /// From its own space to device pixels.
  private(set) var toDevice: PlaneMap

  /// `layer` at a time of what it lies in, in seconds.
  init(
    _ layer: CALayer, atParentTime seconds: Double, in surroundings: Surroundings,
    reading: LayerReading = .presented
  ) {
    self.layer = layer
    self.reading = reading
    self.seconds = layer.ownTime(atParent: seconds)
    let state = layer.state(reading, atLocalTime: self.seconds)
    held = HeldState(state)
    self.surroundings = surroundings
    keepsPlane = surroundings.keepInPlane(state)
    toDevice =
      keepsPlane
      ? PlaneMap(state.planeToParent).concatenating(surroundings.inPlane)
      : surroundings.toPlane(state).flattened.concatenating(surroundings.plane)
  }

  /// `layer` by itself, its own space taken to device pixels by `map`.
  init(
    alone layer: CALayer, atParentTime seconds: Double, in map: CGAffineTransform,
    reading: LayerReading
  ) {
    self.layer = layer
    self.reading = reading
    self.seconds = layer.ownTime(atParent: seconds)
    let state = layer.state(reading, atLocalTime: self.seconds).alone
    held = HeldState(state)
    self.surroundings = Surroundings(plane: PlaneMap(map))
    keepsPlane = true
    toDevice = PlaneMap(state.planeToParent.concatenating(map))
  }

  /// The layer with its own space taken to device pixels by `map`, wherever it lies.
  func alone(in map: PlaneMap) -> PresentedLayer {
    var copy = self
    copy.held = HeldState(state.alone)
    copy.surroundings = Surroundings(plane: map)
    copy.keepsPlane = true
    copy.toDevice = map
    return copy
  }

  /// The layer as it is before its opacity, drawn in all pixels.
  var opaque: PresentedLayer {
    var (copy, state) = (self, state)
    (state.opacity, state.shouldRasterize) = (1, false)
    copy.held = HeldState(state)
    return copy
  }

  /// The layer moved within its own space.
  func moved(by map: PlaneMap) -> PresentedLayer {
    var copy = self
    copy.toDevice = map.concatenating(toDevice)
    return copy
  }

  /// What it shows.
  var state: LayerState { held.value }

  /// The transition that the layer is in.
  var passage: LayerPassage? { layer.passage(reading, atLocalTime: seconds) }

  /// What lies in the layer, flattened into its plane, in the order of the tree.
  var sublayers: [PresentedLayer] { sublayers(in: Surroundings(flattenedInto: self)) }

  /// What lies in the layer, in the order of the tree, as of `delay` seconds before.
  func sublayers(in inner: Surroundings, after delay: Double = 0) -> [PresentedLayer] {
    layer.sublayers(reading)
      .map { PresentedLayer($0, atParentTime: seconds - delay, in: inner, reading: reading) }
  }

  /// The mask in its place.
  var mask: PresentedLayer? {
    layer.mask.map {
      PresentedLayer(
        $0, atParentTime: seconds, in: Surroundings(plane: toDevice, isFlipped: isFlipped),
        reading: reading)
    }
  }

  /// Whether an odd number of flipped geometries lies around the layer.
  var isFlipped: Bool { surroundings.isFlipped }

  /// Whether there is anything to see at all, as far as the layer itself says.
  var isVisible: Bool {
    guard !state.isHidden, opacity.visible > 0, toDevice.isFinite else { return false }
    let determinant = isFlipped ? -toDevice.determinant : toDevice.determinant
    return determinant > 0 || (determinant < 0 && state.isDoubleSided)
  }

  /// Whether some of the layer lies behind the eye of a plane that is seen in perspective itself.
  ///
  /// Two weights below 0 would then make one above it.
  var isLostInSpace: Bool {
    guard !keepsPlane, surroundings.plane.affine == nil else { return false }
    let own = surroundings.toPlane(state).flattened
    return state.bounds.corners.contains { own.weight(at: $0) < PlaneMap.leastWeight }
  }

  /// 0...1; a number out of it is limited, and NaN is 0.
  var opacity: Double { state.opacity > 0 ? min(state.opacity, 1) : 0 }
}

extension LayerState {
  /// The state where it lies in nothing: its own space is that of what it lies in.
  fileprivate var alone: LayerState {
    var state = self
    state.position = anchor
    state.transform = CATransform3DIdentity
    (state.zPosition, state.anchorPointZ) = (0, 0)
    return state
  }
}

extension Double {
  /// The share of 0...1 as drawn: 0 to 255, rounded; NaN is 0.
  var visible: Int { self > 0 ? Int((Swift.min(self, 1) * 255).rounded()) : 0 }
}
