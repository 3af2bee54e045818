internal import PNGCodec
internal import Rasterization
internal import SceneFormat
internal import Staging
internal import Timing

/// Brings a scene from the command line to a plan, and tells everything that is wrong with it.
@MainActor
struct SceneLoader {
  let context: CommandContext

  /// Loads the scene that an operand names.
  ///
  /// - Throws: `sceneRefused` after every error has been printed, `argumentsRefused` where all of
  ///   them are about the command line; `usage` for options that make no
  ///   sense; `inputOutput` for a scene that can't be read.
  func load(_ operand: String) throws(CommandFailure) -> LoadedScene {
    let scene = try read(operand)
    let document = try adjusted(try scene.document())
    return try stage(document, of: scene)
  }

  /// Stages a scene that was read, in one of its variants or with what the command line says.
  ///
  /// - Throws: As ``load(_:)``; of a variant only that is printed which neither the scene itself nor
  ///   another variant made to be printed.
  func load(_ scene: ReadScene, _ variant: SceneVariant?) throws(CommandFailure) -> LoadedScene {
    guard let variant else { return try stage(try adjusted(try scene.document()), of: scene) }
    let overrides = variant.overrides(over: scene.overrides)
    let reading = SceneReader.read(
      scene.input.bytes, file: scene.input.name, overrides: overrides, limits: scene.limits,
      files: SceneFolder(folder: scene.input.folder), project: scene.project?.project)
    let printer = DiagnosticPrinter(
      console: context.console, formatter: DiagnosticFormatter(sources: reading.sources),
      told: scene.printer.told)
    printer.print(reading.diagnostics)
    let read = ReadScene(
      input: scene.input, overrides: overrides, reading: reading, limits: scene.limits,
      project: scene.project, printer: printer)
    return try stage(try adjusted(try read.document()), of: read)
  }

  /// Reads the scene that an operand names, and prints what is wrong with it.
  ///
  /// - Throws: `usage` for options that make no sense; `inputOutput` for a scene that can't be read;
  ///   `sceneRefused` for a project file with errors, after they have been printed.
  func read(_ operand: String) throws(CommandFailure) -> ReadScene {
    // The project first: it may raise the limits that the scene itself is read with.
    let project = try ProjectFile.find(
      from: SceneInput.folder(of: operand), console: context.console)
    let limits = try limits(over: project?.project.limits ?? SceneLimits())
    let input = try SceneInput(operand, limit: limits.fileBytes)
    let overrides = try overrides(for: input, limits)
    let reading = SceneReader.read(
      input.bytes, file: input.name, overrides: overrides, limits: limits,
      files: SceneFolder(folder: input.folder), project: project?.project)
    let printer = DiagnosticPrinter(
      console: context.console, formatter: DiagnosticFormatter(sources: reading.sources),
      told: ToldDiagnostics())
    printer.print(reading.diagnostics)
    return ReadScene(
      input: input, overrides: overrides, reading: reading, limits: limits, project: project,
      printer: printer)
  }

  private func stage(
    _ document: SceneDocument, of scene: ReadScene
  ) throws(CommandFailure) -> LoadedScene {
    let printer = scene.printer
    let assets = AssetLibrary(folder: scene.input.folder, limits: try imageLimits())
    let faults = assets.loadAll(of: document)
    let missing = faults.map { Diagnostic($0) }
    printer.print(missing)
    guard missing.isEmpty else { throw .refused(for: missing) }
    let recorder = SceneRecorder(
      document: document, assets: assets,
      limits: RecordingLimits(
        frames: scene.limits.frames, allowedMissing: try allowedMissing()),
      animators: context.animators)
    let plan: RecordingPlan
    do {
      plan = try recorder.plan()
    } catch {
      let before = error.prelude
      let failed = ExpectationCheck(document: document, outcomes: before?.transitions ?? [])
      let found = (before?.warnings ?? []) + failed.failures + [Diagnostic(error)]
      printer.print(found)
      throw .refused(for: found)
    }
    let failed = ExpectationCheck(document: document, outcomes: plan.transitions).failures
    printer.print(plan.warnings + failed)
    return LoadedScene(
      document: document, variants: scene.reading.variants, fileName: scene.input.fileName,
      goldensRoot: scene.goldensRoot, assets: assets, recorder: recorder, plan: plan,
      surfacePixels: try surfacePixels(), failedExpectations: failed, printer: printer)
  }

  /// The document with what only the command line decides.
  private func adjusted(_ document: SceneDocument) throws(CommandFailure) -> SceneDocument {
    var document = document
    let arguments = context.arguments
    let compression: SceneOutput.Compression? = try usage { () throws(UsageError) in
      try arguments.choice(of: .compression)
    }
    if let compression { document.output.compression = compression }
    if document.transitions.isEmpty, document.output.duration == nil,
      let text = arguments.value(of: .time)
    {
      let range = try usage { () throws(UsageError) in try TimeRange(text) }
      document.output.duration = range.upper
    }
    return document
  }
}

// MARK: - Options

extension SceneLoader {
  private func overrides(
    for input: SceneInput, _ limits: SceneLimits
  ) throws(CommandFailure) -> SceneOverrides {
    let arguments = context.arguments
    var overrides = SceneOverrides()
    overrides.settings = try arguments.values(of: .set).map { text throws(CommandFailure) in
      try setting(text)
    }
    if let path = arguments.value(of: .params) {
      let bytes = try SceneInput.file(path, limit: limits.fileBytes)
      overrides.paramsFile = .init(file: path, bytes: bytes)
    }
    overrides.device = arguments.value(of: .device)
    overrides.theme = arguments.value(of: .theme)
    overrides.fps = arguments.value(of: .fps)
    overrides.scale = arguments.value(of: .scale)
    overrides.motion = arguments.value(of: .motion)
    overrides.direction = arguments.value(of: .direction)
    try usage { () throws(UsageError) in try checkNumbers(of: overrides) }
    overrides.allowedMissing = try allowedMissing()
    overrides.registeredAnimators = Set(context.animators.names)
    overrides.fallbackName = input.fallbackName
    return overrides
  }

  /// Refuses a rate or a scale that is none, whatever the scene.
  private func checkNumbers(of overrides: SceneOverrides) throws(UsageError) {
    if let text = overrides.fps, (try? FrameRate(parsing: text)) == nil {
      throw .invalidValue(
        option: "--fps", value: text,
        expected: "a number above 0 and at most 1000000, such as 60, 29.97 or 30000/1001")
    }
    if let text = overrides.scale, !SceneOverrides.isScale(text) {
      throw .invalidValue(option: "--scale", value: text, expected: "a number from 0.1 to 16")
    }
    _ = try context.arguments.choice(of: .motion, as: SceneTraits.Motion.self)
    _ = try context.arguments.choice(of: .direction, as: SceneTraits.Direction.self)
  }

  private func setting(_ text: String) throws(CommandFailure) -> SceneOverrides.Setting {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw .usage(.invalidValue(option: "--set", value: text, expected: "name=value"))
    }
    return .init(name: String(parts[0]), text: String(parts[1]))
  }

  private func allowedMissing() throws(CommandFailure) -> Set<String> {
    let features = context.arguments.values(of: .allowMissing)
    let known = RecordingLimits.allowances
    if let unknown = features.first(where: { !known.contains($0) }) {
      throw .usage(
        .invalidValue(
          option: "--allow-missing", value: unknown,
          expected: "one of " + known.joined(separator: ", ")))
    }
    return Set(features)
  }

  /// The limits that the options set, over others; no canvas is larger than what can be drawn.
  private func limits(over base: SceneLimits) throws(CommandFailure) -> SceneLimits {
    var limits = base
    limits.canvasSide = min(limits.canvasSide, Rasterizer.greatestSide)
    for limit in LimitOption.all {
      let greatest = limit.option.name == "limit-canvas-side" ? Rasterizer.greatestSide : 1 << 40
      let number = try usage { () throws(UsageError) in
        try context.arguments.integer(of: limit.option, in: 1...greatest)
      }
      if let number { limit.apply(&limits, number) }
    }
    return limits
  }

  private func surfacePixels() throws(CommandFailure) -> Int {
    try usage { () throws(UsageError) in
      try context.arguments.integer(of: LimitOption.surfacePixels, in: 1...1 << 40)
    } ?? RecordingLimits.surfacePixels
  }

  private func imageLimits() throws(CommandFailure) -> PNGLimits {
    let pixels = try usage { () throws(UsageError) in
      try context.arguments.integer(of: LimitOption.imagePixels, in: 1...1 << 32)
    }
    return pixels.map { PNGLimits(pixels: $0) } ?? PNGLimits()
  }
}

/// Makes a usage error the command's failure.
func usage<Value>(
  _ body: () throws(UsageError) -> Value
) throws(CommandFailure) -> Value {
  do {
    return try body()
  } catch {
    throw .usage(error)
  }
}
