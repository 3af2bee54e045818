/// One of the ways in which a scene is to be rendered.
package struct SceneVariant: Hashable, Sendable {
  /// What the variant sets, and to what.
  package struct Value: Hashable, Sendable {
    /// `device`, `theme`, `fps`, `scale`, `motion`, `direction`, or a param's name.
    package var axis: String
    /// The value, as the command line would spell it.
    package var text: String
  }

  /// The variant's name: unique in the scene, whatever the case of letters, and safe as a file's.
  package var name: String
  /// What it sets, in the order of the axes.
  package var values: [Value]

  /// A variant of that name.
  package init(name: String, values: [Value]) {
    self.name = name
    self.values = values
  }
}

/// Axes of variants that are not params.
package enum VariantAxisName: String, CaseIterable, Sendable {
  case device, theme, fps, scale, motion, direction
}

extension SceneVariant {
  /// What reads the scene in this variant, over what holds for all of them.
  package func overrides(over base: SceneOverrides) -> SceneOverrides {
    var overrides = base
    overrides.listsVariants = false
    for value in values {
      switch VariantAxisName(rawValue: value.axis) {
      case .device: overrides.device = value.text
      case .theme: overrides.theme = value.text
      case .fps: overrides.fps = value.text
      case .scale: overrides.scale = value.text
      case .motion: overrides.motion = value.text
      case .direction: overrides.direction = value.text
      case nil: overrides.settings.append(.init(name: value.axis, text: value.text))
      }
    }
    return overrides
  }
}
