/// Something that was asked for and that can't be drawn or animated as asked.
///
/// Issues are collected and never hide: whoever renders turns them into errors that name them, so
/// that a picture is never silently wrong.
package enum LayerIssue: Hashable, Sendable, CustomStringConvertible {
  /// An animation of a key path that the layer does not have.
  case unknownKeyPath(String, layer: String)
  /// A value given to a key path that it cannot take.
  case unusableValue(keyPath: String, layer: String)
  /// A layer behind the eye within a plane that is seen in perspective itself.
  case transformInSpace(layer: String)
  /// A gradient of a kind that does not exist.
  case gradientType(String, layer: String)
  /// A layer kept as a bitmap that is too large to be recorded.
  case rasterizationScale(layer: String)
  /// Contents that are no image.
  case contents(layer: String)
  /// A stroke of more dashes than are drawn.
  case dashes(layer: String)
  /// Layout or deferred work that asks for itself again and again.
  case endlessTurn
  /// A layer of a kind that has no presentation of its own kind.
  case presentation(layer: String)
  /// A message that nothing on its target answers.
  case action(String, target: String)
  /// A transition of views that can't be drawn.
  case viewTransition(String)
  /// Something that a device would draw and that can't be drawn: text, a control's look.
  case undrawable(String, layer: String)
  /// Required constraints that contradict each other; the one that was left out.
  case unsatisfiableConstraint(String, layer: String)
  /// Constraints that take too much work to solve.
  case layoutTooLarge(layer: String)
  /// A colour that is an image.
  case patternColor(layer: String)
  /// A view whose layer class can't be made.
  case layerClass(String)
  /// Something of a storyboard, which are not read.
  case storyboard(String)
  /// A drawing call that can't be recorded in a context.
  case drawing(String)
  /// A snapshot or an image context of more pixels than a recording may have.
  case recordingSize

  /// A stable name for machines.
  package var name: String {
    switch self {
    case .unknownKeyPath: "unknown-key-path"
    case .unusableValue: "unusable-value"
    case .transformInSpace: "transform-in-space"
    case .gradientType: "gradient-type"
    case .rasterizationScale: "rasterization-scale"
    case .contents: "contents"
    case .dashes: "dashes"
    case .endlessTurn: "endless-turn"
    case .presentation: "presentation"
    case .action: "action"
    case .viewTransition: "view-transition"
    case .undrawable(let feature, _): "missing-\(feature)"
    case .unsatisfiableConstraint: "unsatisfiable-constraint"
    case .layoutTooLarge: "layout-too-large"
    case .patternColor: "pattern-color"
    case .layerClass: "layer-class"
    case .storyboard: "storyboard"
    case .drawing: "drawing"
    case .recordingSize: "recording-size"
    }
  }

  package var description: String {
    switch self {
    case .unknownKeyPath(let path, let layer):
      "\(layer): the key path \"\(path)\" can't be animated"
    case .unusableValue(let path, let layer):
      "\(layer): \"\(path)\" can't take the value that its animation gives"
    case .transformInSpace(let layer):
      "\(layer): a layer behind the eye of a plane seen in perspective can't be drawn"
    case .gradientType(let type, let layer):
      "\(layer): a gradient of type \"\(type)\" can't be drawn"
    case .rasterizationScale(let layer):
      "\(layer): a layer that is kept as a bitmap is too large to be recorded"
    case .contents(let layer):
      "\(layer): contents that are no CGImage can't be drawn"
    case .dashes(let layer):
      "\(layer): more than a million dashes along one path can't be drawn"
    case .endlessTurn:
      "layout or deferred work asks for itself again and again"
    case .presentation(let layer):
      "\(layer): presentation() has no layer of this class to give"
    case .action(let name, let target):
      "\(target): the action \"\(name)\" has nothing to call, or its sender is of another class"
    case .patternColor(let layer):
      "\(layer): a colour made of an image can't be drawn"
    case .layerClass(let name):
      "layers of the class \(name) can't be made for a view"
    case .storyboard(let part):
      "\(part) can't be had: storyboards are not read"
    case .drawing(let call):
      "\(call) can't be drawn"
    case .recordingSize:
      "a snapshot or an image has too many pixels to be recorded"
    case .viewTransition(let name):
      "the view transition \(name) can't be drawn"
    case .undrawable(let feature, let layer):
      "\(layer): \(Self.subjects[feature] ?? Self.refused[feature] ?? feature) can't be drawn"
    case .unsatisfiableConstraint(let constraint, let layer):
      "\(layer): the required constraint \(constraint) contradicts others"
    case .layoutTooLarge(let layer):
      "\(layer): the constraints take too much work to solve"
    }
  }

  /// What a feature is called in a sentence that no stage may allow to be missing.
  private static let refused = [
    "emitter": "the particles of an emitter", "metal": "what Metal draws into a layer",
    "tiles": "a layer in tiles", "vibrancy": "vibrancy", "replicator-copies": "so many copies",
  ]

  /// What a missing feature is called in a sentence.
  private static let subjects = [
    "text": "text", "control": "the look of a control", "bar": "the look of a bar",
    "symbol": "a system symbol",
  ]

  /// Every name under which a stage may allow what is missing, in order.
  package static let allowances = (subjects.keys + ["constraints"]).sorted()

  /// The name under which a stage may allow what is missing; nil for what it can't.
  package var allowance: String? {
    switch self {
    case .undrawable(let feature, _): feature
    case .unsatisfiableConstraint: "constraints"
    default: nil
    }
  }
}
