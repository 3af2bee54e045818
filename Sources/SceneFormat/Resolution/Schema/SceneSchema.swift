/// Every object of the format with the keys that it may have, in one place.
package enum SceneSchema {
  /// The format's version that this reader reads.
  package static let version = 1

  /// Features that `requires` may name and that this reader has.
  package static let features = ["mask.path", "gesture", "animations", "presentation"]
  /// Features that `requires` may name once a later version has them.
  static let laterFeatures = ["text", "match"]

  /// The scene itself.
  static let root = KeySet(
    [
      "$schema", "version", "name", "requires", "params", "themes", "devices", "defaults", "seed",
      "edgeAntialiasing", "include", "components", "screens", "animators", "start", "transitions",
      "matrices", "variants", "output",
    ])

  /// Keys whose named entries an included file may bring.
  static let includableKeys = [
    "params", "themes", "devices", "components", "screens", "animators", "matrices",
  ]
  /// An included file.
  static let part = KeySet(["$schema", "version", "requires", "include"] + includableKeys)

  static let param = KeySet(["type", "default", "min", "max", "choices"])
  static let device = KeySet(["use", "size", "scale", "safeArea", "cornerRadius", "params"])
  static let defaults = KeySet(["device", "theme", "fps", "scale", "motion", "direction"])
  static let screen = KeySet(["background", "layers"])
  static let component = KeySet(["layers"])
  static let timing = KeySet(["spring", "steps"])
  static let spring = KeySet(
    ["mass", "stiffness", "damping", "velocity", "dampingRatio", "response"])
}

// MARK: - Families of scenes

extension SceneSchema {
  static let matrix = KeySet(["axes", "exclude", "include"])
  static let variants = KeySet(["use", "axes", "exclude", "include", "name", "maxVariants"])

  /// A project file.
  static let project = KeySet([
    "$schema", "version", "goldens", "devices", "matrices", "limits", "defaults",
  ])
  static let projectDevice = device.without(["params"])
  static let projectDefaults = defaults.without(["theme"])
}

// MARK: - Layers

extension SceneSchema {
  /// Keys that every layer may have.
  static let layer = KeySet(
    [
      "id", "type", "frame", "anchor", "opacity", "transform", "clip", "mask", "fill", "stroke",
      "border", "shadow", "visible", "animations",
      "repeat",
    ],
    later: ["blur", "perspective"])
  static let repetition = KeySet(["count", "step"])

  static let roundedKeys = ["radius", "cornerCurve", "corners"]
  static let shapeKeys = [
    "points", "inner", "sides", "rotation", "startAngle", "endAngle", "closed",
  ]

  /// The keys of a layer of one type.
  static func layer(ofType type: LayerType) -> KeySet {
    switch type {
    case .rect: layer
    case .rounded: layer.adding(roundedKeys)
    case .circle, .ellipse: layer.adding(["center", "radius"])
    case .path: layer.adding(["path", "fillRule"])
    case .shape: layer.adding(["shape", "fillRule"] + shapeKeys)
    case .image:
      layer.without(["stroke"]).adding(["src", "fit", "crop", "imageScale"] + roundedKeys)
    case .gradient:
      layer.without(["fill", "stroke"]).adding(["kind", "start", "end", "stops"] + roundedKeys)
    case .group: layer.without(["stroke"]).adding(["layers"] + roundedKeys)
    case .use: layer.without(["stroke"]).adding(["component"] + roundedKeys)
    case .text: layer
    }
  }

  static let transform = KeySet(
    ["translation", "scale", "rotation"],
    later: ["perspective", "rotationX", "rotationY", "rotation.x", "rotation.y"])
  static let stroke = KeySet(
    ["color", "width", "cap", "join", "miterLimit", "dash", "dashPhase", "start", "end"])
  static let border = KeySet(["color", "width"])
  static let shadow = KeySet(["color", "opacity", "radius", "offset"])
  static let mask = KeySet(
    [
      "shape", "frame", "center", "radius", "cornerCurve", "corners", "path", "fillRule", "layers",
    ] + shapeKeys)
  /// The outline that an animation moves along.
  static let way = mask.without(["layers", "fillRule"])
  static let animation = KeySet([
    "key", "path", "values", "keyTimes", "mode", "duration", "begin", "speed", "repeat",
    "autoreverses", "fill", "timing", "additive",
  ])
}

// MARK: - Animators, transitions, output

extension SceneSchema {
  static let tracksAnimator = KeySet(["tracks", "mask"])
  static let track = KeySet(["on", "layer", "key", "keys"])
  static let keyframe = KeySet(["at", "value", "ease"])
  static let animatorMask = KeySet(["on", "shape", "center", "radius", "path", "fillRule"])
  static let fromTo = KeySet(["from", "to"])

  /// The keys of an animator with a preset.
  static func animator(ofPreset preset: PresetName) -> KeySet {
    let keys: [String] =
      switch preset {
      case .system: ["profile"]
      case .circleReveal: ["button", "covering", "pop"]
      case .slide: ["edge", "parallax", "dim"]
      case .slideFromLeft: ["declared", "animated"]
      case .fade, .sideBySide: []
      }
    return KeySet(["preset"] + keys)
  }

  static let transition = KeySet(
    [
      "id", "op", "to", "using", "duration", "delay", "after", "animated", "timing", "gesture",
      "expect", "style", "effect", "stack",
    ])
  static let gesture = KeySet(["updates", "pan", "between", "end"])
  static let gestureUpdate = KeySet(["t", "progress"])
  static let gestureSample = KeySet(["t", "translation"])
  static let gestureEnd = KeySet(["t", "action", "speed", "curve"])
  static let expectation = KeySet(["completed", "finalScreen"])

  static let output = KeySet(
    ["frame", "hold", "alpha", "compression", "duration", "poster", "filmstrip"],
    later: ["depth", "video"])
  static let hold = KeySet(["before", "after"])
  static let filmstrip = KeySet(["columns"])
}

/// The types of layers, as scenes spell them.
enum LayerType: String, CaseIterable {
  case rect, rounded, circle, ellipse, path, shape, image, gradient, group, text, use
}

/// The named outlines of `shape`.
enum ShapeName: String, CaseIterable {
  case star, polygon, arc
}

/// The presets, as scenes spell them.
enum PresetName: String, CaseIterable {
  case system, fade, circleReveal, slide, slideFromLeft, sideBySide
}
