/// What the command line says about a scene; it wins over the scene.
package struct SceneOverrides: Hashable, Sendable {
  /// One `--set name=text`.
  package struct Setting: Hashable, Sendable {
    /// The param's name.
    package var name: String
    /// The value as it was typed; read by the param's type.
    package var text: String

    /// A value for a param.
    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// A file of param values: one JSON5 object of names and values.
  package struct ParamsFile: Hashable, Sendable {
    /// The file as the user named it.
    package var file: String
    /// The file's bytes.
    package var bytes: [UInt8]

    /// A file with its bytes.
    package init(file: String, bytes: [UInt8]) {
      self.file = file
      self.bytes = bytes
    }
  }

  /// Values for params; they win over the params file, and a later one over an earlier one.
  package var settings: [Setting] = []
  /// Values for params from a file; they win over the theme.
  package var paramsFile: ParamsFile?
  /// The device to render for; nil for the scene's own choice.
  package var device: String?
  /// The theme to render with; nil for the scene's own choice.
  package var theme: String?
  /// Frames a second, such as `60` or `30000/1001`; nil for the scene's own choice.
  package var fps: String?
  /// Pixels a point, such as `2`; nil for the device's own.
  package var scale: String?
  /// How much is to move, `full` or `reduced`; nil for the scene's own choice.
  package var motion: String?
  /// Which way text runs, `ltr` or `rtl`; nil for the scene's own choice.
  package var direction: String?
  /// Features that may be drawn as a grey bar, such as `text`.
  package var allowedMissing: Set<String> = []
  /// The names of animator classes that the running tool brings, beside the scene's own.
  package var registeredAnimators: Set<String> = []
  /// The name of a scene that gives none; nil to take it from the file's name.
  package var fallbackName: String?
  /// Whether the variants are listed; who renders one of them has no use for the others.
  package var listsVariants = true

  /// No overrides.
  package init() {}
}
