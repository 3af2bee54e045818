internal import Digests
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
    return parts.isEmpty ? "default" : short(parts.map(plain).joined(separator: "_"))
  }

  /// The options that choose the variant, as a shell reads them, each after a space.
  static func words(_ arguments: ParsedArguments) -> String {
    let options = [
      OptionSpecification.device, .theme, .fps, .scale, .motion, .direction, .params,
    ]
    return words(options + [.set], arguments)
  }

  /// The options that choose no variant, but without which its goldens would lie elsewhere or it would be
  /// refused, likewise.
  static func surroundings(_ arguments: ParsedArguments) -> String {
    words([.goldens] + SceneOptions.bounds, arguments)
  }

  private static func words(
    _ options: [OptionSpecification], _ arguments: ParsedArguments
  ) -> String {
    options.flatMap { option in
      arguments.values(of: option).map { " \(option.spelling) \(ShellText.quoted($0))" }
    }.joined()
  }

  /// Letters, digits and what no file system minds.
  ///
  /// All else becomes its code, so that two names stay two; one that would be too long for a file ends with
  /// its digest.
  static func plain(_ text: String) -> String {
    let name = text.unicodeScalars.map { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".": String(scalar)
      default: "+\(String(scalar.value, radix: 16))"
      }
    }.joined()
    return short(name.hasPrefix(".") ? "+2e" + name.dropFirst() : name)
  }

  /// The most bytes of a name: a file system has 255, and a golden on its way has some more.
  private static let longest = 200

  private static func short(_ name: String) -> String {
    guard name.utf8.count > longest else { return name }
    let digest = "+\(Digest128(of: Array(name.utf8)))"
    return name.prefix(longest - digest.utf8.count) + digest
  }
}
