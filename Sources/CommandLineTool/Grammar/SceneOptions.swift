/// The options that every command which reads a scene takes.
package enum SceneOptions {
  /// What the scene is resolved with.
  package static let resolution: [OptionSpecification] =
    [.set, .params, .device, .theme, .fps, .scale, .motion, .direction]
  /// Which frames.
  package static let frames: [OptionSpecification] = [.frames, .time]
  /// What may be asked for and how much of it.
  package static let bounds: [OptionSpecification] = [.allowMissing] + LimitOption.options
}
