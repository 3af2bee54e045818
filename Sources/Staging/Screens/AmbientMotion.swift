import Foundation
import Geometry
import LayerTree
import SceneFormat
import Timing

/// The movements that the layers of one screen make for themselves.
@MainActor
final class AmbientMotion {
  private var parts: [Part] = []

  private struct Part {
    let layer: CALayer
    let key: String
    let animation: CAAnimation
  }

  /// Keeps a movement of a layer until ``start()``.
  ///
  /// - Throws: That the layer does not have the key.
  func add(_ scene: SceneAnimation, to layer: CALayer) throws(StagingError) {
    if let reason = TrackPart.refusal(of: scene.key, on: layer) {
      throw .unsupportedTrack(
        key: scene.key.rawValue, layer: layer.name ?? "", reason: reason, at: scene.location)
    }
    for part in TrackPart.parts(of: scene.key, on: layer) {
      parts.append(
        Part(
          layer: layer, key: "scene-\(parts.count)",
          animation: CAKeyframeAnimation(scene, of: part)))
    }
  }

  /// Begins every movement with the next commit that finds its layer in a tree.
  func start() {
    for part in parts { part.layer.add(part.animation, forKey: part.key) }
  }
}

extension CAKeyframeAnimation {
  /// What a scene's animation does to one property of a layer.
  fileprivate convenience init(_ scene: SceneAnimation, of part: TrackPart) {
    self.init(keyPath: part.path)
    switch scene.course {
    case .path(let path): self.path = CGPath(path)
    case .values(let values):
      self.values = values.compactMap {
        part.value(AnimatableValue($0, of: scene.key)).object
      }
    }
    keyTimes = scene.keyTimes?.map { NSNumber(value: $0) }
    calculationMode = CAAnimationCalculationMode(scene.mode)
    isAdditive = scene.additive
    time(scene)
  }

  private func time(_ scene: SceneAnimation) {
    duration = scene.seconds
    if let timing = scene.timing { pacing = TimingCurve(timing, duration: duration) }
    speed = Float(scene.speed)
    // Counted from the commit that begins it, in whatever time its layer lives.
    timeOffset = -scene.begin.seconds * scene.speed
    autoreverses = scene.autoreverses
    fillMode = CAMediaTimingFillMode(scene.fill)
    isRemovedOnCompletion = scene.fill == .removed || scene.fill == .backwards
    switch scene.repeats {
    case .times(let count): repeatCount = Float(count)
    case .forever: repeatCount = .greatestFiniteMagnitude
    }
  }
}

extension SceneAnimation {
  /// A spring that does not come to rest is cut here, in seconds.
  private static let longestSpring = 3_600.0

  /// Of one run one way; that of the spring where one sets it.
  fileprivate var seconds: Double {
    if let duration { return duration.seconds }
    guard case .spring(let spring)? = timing else { return 0 }
    return min(Spring(spring).settlingDuration, Self.longestSpring)
  }
}

extension CAAnimationCalculationMode {
  fileprivate init(_ mode: SceneAnimation.Mode) {
    self =
      switch mode {
      case .linear: .linear
      case .discrete: .discrete
      case .paced: .paced
      case .cubic: .cubic
      case .cubicPaced: .cubicPaced
      }
  }
}

extension CAMediaTimingFillMode {
  fileprivate init(_ fill: SceneAnimation.Fill) {
    self =
      switch fill {
      case .removed: .removed
      case .forwards: .forwards
      case .backwards: .backwards
      case .both: .both
      }
  }
}
