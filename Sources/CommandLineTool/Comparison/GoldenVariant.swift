internal import SceneFormat

/// What goldens of a scene are called when options of the command line choose among its variants.
enum GoldenVariant {
  /// `default`, or the options in a fixed order: `device-tablet_theme-dark_scale-1`.
  static func name(_ arguments: ParsedArguments) -> String {
    var parts: [String] = []
    for option in [OptionSpecification.device, .theme, .fps, .scale, .motion, .direction] {
      if let value = arguments.value(of: option) { parts.append("\(option.name)-\(value)") }
    }
    parts += arguments.values(of: .set).sorted()
    if let file = arguments.value(of: .params) { parts.append("params-\(file)") }
    return parts.isEmpty ? "default" : parts.map(plain).joined(separator: "_")
  }

  /// The options that choose the variant, as they are typed, each after a space.
  static func words(_ arguments: ParsedArguments) -> String {
    let options = [
      OptionSpecification.device, .theme, .fps, .scale, .motion, .direction, .params,
    ]
    let single = options.compactMap { option in
      arguments.value(of: option).map { " \(option.spelling) \($0)" }
    }
    return (single + arguments.values(of: .set).map { " --set \($0)" }).joined()
  }

  /// Letters, digits and what no file system minds; all else becomes its code, so that two names stay
  /// two.
  static func plain(_ text: String) -> String {
    let name = text.unicodeScalars.map { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".": String(scalar)
      default: "+\(String(scalar.value, radix: 16))"
      }
    }.joined()
    return name.hasPrefix(".") ? "+2e" + name.dropFirst() : name
  }
}
