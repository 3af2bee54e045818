import Foundation
import Timing

/// The way from located values to a document, stage by stage.
struct SceneResolver {
  let context: ResolutionContext
  let overrides: SceneOverrides
  let files: any SceneFiles
  let project: ProjectEntries
  /// Further files that were read.
  private(set) var sources: [SourceText] = []
  /// The params that the scene uses, in the order of the file.
  private(set) var usedParams: [String] = []

  /// The variants that the scene names.
  private(set) var variants: [SceneVariant] = []

  init(
    context: ResolutionContext, overrides: SceneOverrides, files: any SceneFiles,
    project: SceneProject?
  ) {
    self.context = context
    self.overrides = overrides
    self.files = files
    self.project = ProjectEntries(project, in: context)
  }

  /// The document; it may be incomplete where an error was reported.
  mutating func document(_ value: LocatedValue) -> SceneDocument? {
    guard var written = ObjectReader(value, as: "the scene", in: context),
      Self.checkVersion(written, in: context), checkFeatures(written)
    else { return nil }
    written.check(SceneSchema.root)
    var includes = IncludeReader(context: context, files: files)
    written.object = includes.merged(written) { part in
      (part.value("version") == nil || Self.checkVersion(part, in: context)) && checkFeatures(part)
    }
    var params = ParamReader(context: context)
    params.readDefinitions(written)
    params.readDevices(written, chosen: chosenDevice(written))
    let theme = params.readThemes(written, chosen: chosenTheme(written))
    var outside = OverrideReader(context: context)
    outside.read(overrides, into: &params)
    sources = outside.sources

    var references = ReferenceResolver(context: context, params: params)
    references.resolveParams(written)
    if overrides.listsVariants {
      variants = VariantReader(context: context, params: params, project: project)
        .variants(written)
    }
    let object = references.replacing(
      ParamReader.withoutDeviceParams(written.object), except: Self.plainKeys,
      names: Set(SceneSchema.includableKeys))
    usedParams = references.usedNames
    let resolved = LocatedValue(content: .object(object), span: written.span)
    guard let root = ObjectReader(resolved, as: "the scene", in: context) else { return nil }
    var document = document(root)
    document?.theme = theme
    document?.params = params.definitions.map { definition in
      SceneParam(
        name: definition.name, type: definition.type.rawValue,
        value: LocatedValue.text(of: references.resolved(definition.name)),
        location: context.location(definition.span))
    }
    return document
  }

  /// Keys whose values hold no references, or hold them for another stage.
  private static let plainKeys: Set<String> = Set([
    "$schema", "version", "requires", "include", "params", "themes",
    "matrices", "variants",
  ])

  /// The device of the scene whose params hold; nil for none of its own.
  private func chosenDevice(_ root: ObjectReader) -> String? {
    if let device = overrides.device { return device }
    if case .object(let defaults) = root.value("defaults")?.content, let value = defaults["device"]
    {
      if let name = value.string, name.hasPrefix("$") {
        context.error(
          "bad-reference", "a device may decide params, so that no param can name it",
          at: value.span)
      }
      return value.string
    }
    guard case .object(let devices) = root.value("devices")?.content, devices.members.count == 1
    else { return project.defaults?.value("device")?.string }
    return devices.members[0].key
  }

  /// The theme that the command line or the scene asks for.
  private func chosenTheme(_ root: ObjectReader) -> (name: String, span: SourceSpan?)? {
    if let theme = overrides.theme { return (theme, nil) }
    guard case .object(let defaults) = root.value("defaults")?.content,
      let value = defaults["theme"], let name = value.string
    else { return nil }
    return (name, value.span)
  }
}

// MARK: - Versions and features

extension SceneResolver {
  /// Reports a version that this reader does not read; what follows could mean anything.
  static func checkVersion(_ root: ObjectReader, in context: ResolutionContext) -> Bool {
    guard let value = root.required("version") else { return true }
    guard case .number(let numeral) = value.content else {
      context.wrongType(value, for: "\"version\"", wanted: "a whole number")
      return true
    }
    if numeral.value == Double(SceneSchema.version) { return true }
    let isLater = numeral.value > Double(SceneSchema.version)
    context.error(
      "unknown-version",
      "\(root.subject) is written in version \(VisibleText.visible(numeral.text)) of the format"
        + (isLater ? ", which needs a later version of Segue" : "")
        + "; this one reads version \(SceneSchema.version)",
      at: value.span)
    return false
  }

  /// Reports features that this reader lacks.
  ///
  /// - Returns: False for a feature that is not known at all, since what follows may use it.
  private func checkFeatures(_ root: ObjectReader) -> Bool {
    let known = SceneSchema.features + SceneSchema.laterFeatures
    var isKnown = true
    for value in root.list("requires") {
      guard let feature = context.text(value, for: "an element of \"requires\"") else { continue }
      if SceneSchema.features.contains(feature) { continue }
      if feature == "text", context.allowedMissing.contains("text") { continue }
      if known.contains(feature) {
        context.notThereYet("the feature \(VisibleText.quoted(feature)) is", at: value.span)
      } else {
        context.unknownWord(feature, for: "feature", among: known, at: value.span)
        isKnown = false
      }
    }
    return isKnown
  }
}
