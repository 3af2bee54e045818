internal import SceneFormat

extension ReadScene {
  /// Refuses values from the command line for what the scene's variants decide.
  ///
  /// - Throws: `usage` for an axis that `--set`, the file of `--params` or an option of its name sets.
  func requireFreeAxes() throws(CommandFailure) {
    let axes = Set(reading.variants.flatMap { $0.values.map(\.axis) })
    if let setting = overrides.settings.first(where: { axes.contains($0.name) }) {
      throw Self.refusal("--set", "'\(setting.name)'", axis: setting.name)
    }
    let fixed = [
      ("device", overrides.device), ("theme", overrides.theme), ("fps", overrides.fps),
      ("scale", overrides.scale), ("motion", overrides.motion), ("direction", overrides.direction),
    ]
    if let (axis, _) = fixed.first(where: { $1 != nil && axes.contains($0) }) {
      throw Self.refusal("--\(axis)", "'\(axis)'", axis: axis)
    }
    guard let file = overrides.paramsFile,
      case .object(let object)? = try? JSON5Parser.parse(file.bytes, limits: limits).value.content,
      let member = object.members.first(where: { axes.contains($0.key) })
    else { return }
    let place = SourceText(file: file.file, bytes: file.bytes).location(of: member.keySpan)
    throw Self.refusal("--params", "\(place): '\(member.key)'", axis: member.key)
  }

  private static func refusal(
    _ option: String, _ subject: String, axis: String
  ) -> CommandFailure {
    .usage(
      .refusedValue(
        option: option,
        reason: "\(subject) is an axis of the variants; --only \(axis)=VALUE chooses of them"))
  }
}
