import Geometry
import Foundation

/// A value that holds where a scene says nothing.
package struct SceneDefault<Value: Sendable>: Sendable {
  /// Where the value would stand, such as `layer.opacity`.
  package let key: String
  /// The value.
  package let value: Value
  /// The value as a scene would spell it.
  package let text: String

  fileprivate init(_ key: String, _ value: Value, _ text: String) {
    self.key = key
    self.value = value
    self.text = text
  }
}

extension SceneDefault where Value == Double {
  fileprivate init(_ key: String, _ value: Double) {
    self.init(key, value, DecimalText.shortest(value))
  }
}

extension SceneDefault where Value == Int {
  fileprivate init(_ key: String, _ value: Int) { self.init(key, value, String(value)) }
}

extension SceneDefault where Value == Bool {
  fileprivate init(_ key: String, _ value: Bool) { self.init(key, value, String(value)) }
}

extension SceneDefault where Value == CGPoint {
  fileprivate init(_ key: String, _ x: Double, _ y: Double) {
    self.init(
      key, CGPoint(x: x, y: y), "[\(DecimalText.shortest(x)), \(DecimalText.shortest(y))]")
  }
}

extension SceneDefault where Value: RawRepresentable, Value.RawValue == String {
  fileprivate init(_ key: String, _ value: Value) { self.init(key, value, value.rawValue) }
}

/// Every default of the format, in one place.
package enum SceneDefaults {
  static let deviceSize = SceneDefault("devices (none given)", 390, 844)
  static let deviceScale = SceneDefault("devices.scale (none given)", 3.0)
  static let frameRate = SceneDefault("defaults.fps", 60)
  static let seed = SceneDefault("seed", 0)
  static let motion = SceneDefault("defaults.motion", SceneTraits.Motion.full)
  static let direction = SceneDefault("defaults.direction", SceneTraits.Direction.leftToRight)
  static let edgeAntialiasing = SceneDefault("edgeAntialiasing", false)

  static let anchor = SceneDefault("layer.anchor", 0.5, 0.5)
  static let opacity = SceneDefault("layer.opacity", 1.0)
  static let visible = SceneDefault("layer.visible", true)
  static let clip = SceneDefault("layer.clip", false)
  static let fillRule = SceneDefault("layer.fillRule", FillRuleName.nonZero)
  static let cornerCurve = SceneDefault("layer.cornerCurve", CornerCurve.circular)
  static let cornerRadius = SceneDefault("layer.radius", 0.0)
  static let strokeWidth = SceneDefault("stroke.width", 1.0)
  static let strokeCap = SceneDefault("stroke.cap", CapName.butt)
  static let strokeJoin = SceneDefault("stroke.join", JoinName.miter)
  static let miterLimit = SceneDefault("stroke.miterLimit", 10.0)
  static let strokeStart = SceneDefault("stroke.start", 0.0)
  static let strokeEnd = SceneDefault("stroke.end", 1.0)
  static let borderWidth = SceneDefault("border.width", 1.0)
  static let shadowOpacity = SceneDefault("shadow.opacity", 1.0)
  static let shadowRadius = SceneDefault("shadow.radius", 3.0)
  static let shadowOffset = SceneDefault("shadow.offset", 0, 0)
  static let imageFit = SceneDefault("image.fit", SceneImage.Fit.fill)
  static let imageScale = SceneDefault("image.imageScale", 1.0)
  static let starInner = SceneDefault("shape.inner", 0.5)
  static let shapeRotation = SceneDefault("shape.rotation", 0.0)
  static let arcClosed = SceneDefault("shape.closed", false)

  static let animationMode = SceneDefault("animation.mode", SceneAnimation.Mode.linear)
  static let animationBegin = SceneDefault("animation.begin", 0.0)
  static let animationSpeed = SceneDefault("animation.speed", 1.0)
  static let animationRepeat = SceneDefault("animation.repeat", 1.0)
  static let autoreverses = SceneDefault("animation.autoreverses", false)
  static let animationFill = SceneDefault("animation.fill", SceneAnimation.Fill.removed)
  static let additive = SceneDefault("animation.additive", false)

  static let profile = SceneDefault("system.profile", ScenePreset.Profile.classic)
  static let covering = SceneDefault("circleReveal.covering", true)
  static let revealPop = SceneDefault("circleReveal.pop", ScenePreset.Pop.animator)
  static let slideEdge = SceneDefault("slide.edge", ScenePreset.Edge.right)
  static let slideParallax = SceneDefault("slide.parallax", 0.3)
  static let slideDim = SceneDefault("slide.dim", 0.1)
  static let slideDeclared = SceneDefault("slideFromLeft.declared", 0.5)
  static let slideAnimated = SceneDefault("slideFromLeft.animated", 0.3)
  static let springMass = SceneDefault("spring.mass", 1.0)
  static let springVelocity = SceneDefault("spring.velocity", 0.0)

  static let delay = SceneDefault("transition.delay", 0.0)
  static let after = SceneDefault("transition.after", 0.0)
  static let animated = SceneDefault("transition.animated", true)
  static let presentationStyle = SceneDefault(
    "transition.style", SceneTransition.Presentation.Style.fullScreen)
  static let presentationEffect = SceneDefault(
    "transition.effect", SceneTransition.Presentation.Effect.coverVertical)
  static let between = SceneDefault("gesture.between", SceneGesture.Between.linear)
  static let gestureSpeed = SceneDefault("gesture.end.speed", 1.0)
  static let gestureCurve = SceneDefault("gesture.end.curve", SceneTiming.easeInOut, "easeInOut")
  static let maxVariants = SceneDefault("variants.maxVariants", 1_000)
  static let frame = SceneDefault("output.frame", "frame_####.png", "frame_####.png")
  static let holdBefore = SceneDefault("output.hold.before", 0)
  static let holdAfter = SceneDefault("output.hold.after", 1)
  static let compression = SceneDefault(
    "output.compression", SceneOutput.Compression.fast)
  static let filmstripColumns = SceneDefault("output.filmstrip.columns", 8)
}

extension SceneDefaults {
  /// Each default with the text that a scene would spell it with, in the order of the format.
  package static let table: [(key: String, text: String)] =
    [
      entry(deviceSize), entry(deviceScale), entry(frameRate), entry(motion),
      entry(direction), entry(seed), entry(edgeAntialiasing),
      entry(anchor), entry(opacity), entry(visible), entry(clip), entry(fillRule),
      entry(cornerCurve), entry(cornerRadius), entry(strokeWidth), entry(strokeCap),
      entry(strokeJoin), entry(miterLimit), entry(strokeStart), entry(strokeEnd),
      entry(borderWidth), entry(shadowOpacity), entry(shadowRadius), entry(shadowOffset),
      entry(imageFit), entry(imageScale), entry(starInner), entry(shapeRotation), entry(arcClosed),
      entry(animationMode), entry(animationBegin), entry(animationSpeed), entry(animationRepeat),
      entry(autoreverses), entry(animationFill), entry(additive), entry(profile), entry(covering),
      entry(revealPop), entry(slideEdge), entry(slideParallax),
      entry(slideDim), entry(slideDeclared), entry(slideAnimated), entry(springMass),
      entry(springVelocity), entry(delay), entry(after), entry(animated),
      entry(presentationStyle), entry(presentationEffect), entry(between),
      entry(gestureSpeed),
      entry(gestureCurve), entry(maxVariants), entry(frame),
      entry(holdBefore), entry(holdAfter), entry(compression), entry(filmstripColumns),
    ]

  private static func entry<Value>(_ fallback: SceneDefault<Value>) -> (key: String, text: String) {
    (fallback.key, fallback.text)
  }
}
