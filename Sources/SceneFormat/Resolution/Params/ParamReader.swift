import Timing

/// Reads `params` and `themes`, and finds the value of each param that is in force.
///
/// From weak to strong: the param's default, the device, the theme, the params file, the command line.
struct ParamReader {
  let context: ResolutionContext
  private(set) var definitions: [ParamDefinition] = []
  /// The names of all params, in the order of the file.
  private(set) var names: [String] = []
  private var indices: [String: Int] = [:]
  /// Values of the scene's own text that are in force, by param.
  private var candidates: [String: LocatedValue] = [:]
  /// Values from outside, already checked, by param.
  private(set) var outside: [String: LocatedValue.Content] = [:]

  init(context: ResolutionContext) {
    self.context = context
  }

  /// The definition of a param.
  func definition(_ name: String) -> ParamDefinition? { indices[name].map { definitions[$0] } }

  /// The value in the scene's text that is in force for a param.
  func candidate(_ name: String) -> LocatedValue? {
    candidates[name] ?? definition(name)?.fallback
  }

  /// Whether the value in force is given neither by a device or a theme nor from outside.
  func usesFallback(_ name: String) -> Bool { candidates[name] == nil && outside[name] == nil }
}

// MARK: - Definitions

extension ParamReader {
  /// Reads the params of the scene.
  mutating func readDefinitions(_ root: ObjectReader) {
    for member in root.names("params", of: "param") {
      guard Self.isIdentifier(member.key) else {
        reportName(member, "write letters, digits, _ and -, and a letter first")
        continue
      }
      // It is a param all the same: what refers to it isn't wrong besides.
      if VariantAxisName(rawValue: member.key) != nil {
        reportName(member, "variants have an axis of that name")
      } else if member.key.hasPrefix("x-") {
        reportName(member, "where params are set, keys that begin with \"x-\" are free")
      }
      guard let definition = definition(of: member) else { continue }
      indices[definition.name] = definitions.count
      definitions.append(definition)
      names.append(definition.name)
    }
  }

  private func reportName(_ member: LocatedObject.Member, _ reason: String) {
    context.error(
      "bad-name", "\(VisibleText.quoted(member.key)) cannot name a param: \(reason)",
      at: member.keySpan)
  }

  /// Whether a name can follow a `$`.
  static func isIdentifier(_ name: some StringProtocol) -> Bool {
    guard let first = name.unicodeScalars.first, JSON5Parser.isIdentifierStart(first), first != "$"
    else { return false }
    return name.unicodeScalars.allSatisfy {
      ($0 == "-" || JSON5Parser.isIdentifierPart($0)) && $0 != "$"
    }
  }

  private func definition(of member: LocatedObject.Member) -> ParamDefinition? {
    let subject = "the param \(VisibleText.quoted(member.key))"
    guard let reader = ObjectReader(member.value, as: subject, in: context) else { return nil }
    reader.check(SceneSchema.param)
    guard let typeValue = reader.required("type"),
      let type = context.choice(typeValue, for: "param type", of: ParamType.self)
    else { return nil }
    var definition = ParamDefinition(
      name: member.key, type: type, span: member.keySpan, fallback: reader.required("default"),
      lower: nil, upper: nil, choices: [])
    readBounds(of: &definition, reader)
    readChoices(of: &definition, reader)
    return definition
  }

  private func readBounds(of definition: inout ParamDefinition, _ reader: ObjectReader) {
    for key in ["min", "max"] {
      guard let value = reader.value(key) else { continue }
      guard definition.type.hasBounds else {
        context.error(
          "unknown-key", "\(reader.subject) is a \(definition.type.rawValue) and has no \"\(key)\"",
          at: value.span)
        continue
      }
      let bound =
        definition.type == .number
        ? context.number(value, for: "\"\(key)\"") : context.time(value, for: "\"\(key)\"")?.seconds
      if key == "min" { definition.lower = bound } else { definition.upper = bound }
    }
    if let lower = definition.lower, let upper = definition.upper, lower > upper {
      context.error(
        "out-of-range", "\"min\" of \(reader.subject) is above \"max\"", at: reader.span)
    }
  }

  private func readChoices(of definition: inout ParamDefinition, _ reader: ObjectReader) {
    guard definition.type == .choice else {
      if let value = reader.value("choices") {
        context.error(
          "unknown-key", "only a param of type \"choice\" has \"choices\"", at: value.span)
      }
      return
    }
    guard reader.required("choices") != nil else { return }
    definition.choices = reader.list("choices").compactMap {
      context.text($0, for: "an element of \"choices\"")
    }
  }
}

// MARK: - Themes

extension ParamReader {
  /// Reads the themes, and takes the values of the one in force.
  ///
  /// - Returns: The theme's name; nil for none.
  mutating func readThemes(_ root: ObjectReader, chosen: (name: String, span: SourceSpan?)?)
    -> String?
  {
    let themes = root.names("themes", of: "theme")
    for member in themes {
      let subject = "the theme \(VisibleText.quoted(member.key))"
      readValues(member.value, as: subject, areInForce: member.key == chosen?.name)
    }
    guard let chosen else { return nil }
    let names = themes.map(\.key)
    if names.contains(chosen.name) { return chosen.name }
    if let span = chosen.span {
      context.unknownWord(chosen.name, for: "theme", among: names, at: span)
    } else {
      context.unknownOption(chosen.name, for: "theme", among: names)
    }
    return nil
  }

  /// Reads an object of params and values, and takes the values where they are in force.
  private mutating func readValues(_ value: LocatedValue, as subject: String, areInForce: Bool) {
    guard let reader = ObjectReader(value, as: subject, in: context) else { return }
    for value in reader.object.members where !value.key.hasPrefix("x-") {
      guard definition(value.key) != nil else {
        context.unknownWord(value.key, for: "param", among: names, at: value.keySpan)
        continue
      }
      if areInForce { candidates[value.key] = value.value }
    }
  }

  /// Every value that the scene gives to a param but that is not in force.
  func idleValues(_ root: ObjectReader) -> [(definition: ParamDefinition, value: LocatedValue)] {
    var idle: [(ParamDefinition, LocatedValue)] = []
    for definition in definitions where !usesFallback(definition.name) {
      if let fallback = definition.fallback { idle.append((definition, fallback)) }
    }
    for value in Self.deviceParams(root.object) + Self.themes(root.object) {
      guard case .object(let values) = value.content else { continue }
      for member in values.members {
        guard let definition = definition(member.key) else { continue }
        let isInForce =
          outside[member.key] == nil && candidates[member.key]?.span == member.value.span
        if !isInForce { idle.append((definition, member.value)) }
      }
    }
    return idle
  }

  /// The themes of a scene, as they are written.
  private static func themes(_ root: LocatedObject) -> [LocatedValue] {
    guard case .object(let themes) = root["themes"]?.content else { return [] }
    return themes.members.map(\.value)
  }

  /// Takes values from outside the scene: a params file's or the command line's.
  mutating func override(_ name: String, with content: LocatedValue.Content) {
    outside[name] = content
  }
}

// MARK: - Devices

extension ParamReader {
  /// Reads the params that devices imply, and takes those of the one that is chosen.
  mutating func readDevices(_ root: ObjectReader, chosen: String?) {
    guard case .object(let devices) = root.value("devices")?.content else { return }
    for member in devices.members {
      guard case .object(let device) = member.value.content, let params = device["params"] else {
        continue
      }
      let subject = "\"params\" of the device \(VisibleText.quoted(member.key))"
      readValues(params, as: subject, areInForce: member.key == chosen)
    }
  }

  /// The params that the devices of a scene imply, as they are written.
  private static func deviceParams(_ root: LocatedObject) -> [LocatedValue] {
    guard case .object(let devices) = root["devices"]?.content else { return [] }
    return devices.members.compactMap { member in
      guard case .object(let device) = member.value.content else { return nil }
      return device["params"]
    }
  }

  /// A scene without the params that its devices imply: what they refer to is used by params alone.
  static func withoutDeviceParams(_ root: LocatedObject) -> LocatedObject {
    var root = root
    guard let place = root.members.firstIndex(where: { $0.key == "devices" }),
      case .object(var devices) = root.members[place].value.content
    else { return root }
    for index in devices.members.indices {
      guard case .object(var device) = devices.members[index].value.content else { continue }
      device.members.removeAll { $0.key == "params" }
      devices.members[index].value.content = .object(device)
    }
    root.members[place].value.content = .object(devices)
    return root
  }
}

extension ResolutionContext {
  /// Reports a word of the command line that is not one of a list.
  func unknownOption(_ word: String, for what: String, among words: [String]) {
    var diagnostic = Diagnostic(
      .error, "unknown-value", "unknown \(what) \(VisibleText.quoted(word))")
    diagnostic.isOfCommandLine = true
    diagnostic.suggestion = nearest(to: word, among: words)
    if diagnostic.suggestion == nil {
      let list = words.prefix(40).map(VisibleText.quoted).joined(separator: ", ")
      diagnostic.notes = [
        Diagnostic.Note(words.isEmpty ? "the scene has none" : "the scene has \(list)")
      ]
    }
    diagnostics.append(diagnostic)
  }
}
