internal import SystemFiles

/// `segue init`: a first scene.
package enum InitCommand: Command {
  package static let specification = CommandSpecification(
    name: "init", summary: "Writes a first scene to start from",
    operands: .init(usage: "[FILE]", count: 0...1),
    discussion: [
      """
      FILE is scene.json5 where none is named, and - for standard output. A file that is there is \
      never replaced.
      """
    ],
    options: [],
    examples: [.init("segue init hello.json5", "Writes a scene of two screens and a slide.")])

  @MainActor
  package static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode {
    let path = context.arguments.operands.first ?? "scene.json5"
    let bytes = Array(scene.utf8)
    guard path != "-" else {
      try context.console.printResult(bytes: bytes)
      return .success
    }
    guard !FileSystem.exists(path) else {
      throw .inputOutput("\(path): the file is there already; use another name")
    }
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .inputOutput("\(error)")
    }
    try context.console.printSummary(
      "\(path): written; render it with: segue render \(ShellText.path(path))")
    return .success
  }

  /// A scene that shows what most scenes need.
  package static let scene = """
    // A list from which a detail slides in and out again. 'segue render' makes its frames,
    // 'segue explain' tells what happens when, 'segue batch --list' lists its variants.
    {
      version: 1,
      params: {
        page: { type: "color", default: "#FFFFFF" },
        ink: { type: "color", default: "#1C1C1E" },
        speed: { type: "seconds", default: 0.35, min: 0.05, max: 5 },
      },
      themes: {
        light: {},
        dark: { page: "#000000", ink: "#F2F2F7" },
      },
      defaults: { device: "iPhone 16", theme: "light", fps: 60 },

      components: {
        row: { layers: [
          { id: "picture", type: "circle", center: [36, "50%"], radius: 20, fill: "#0A84FF" },
          { id: "title", type: "rounded", frame: [72, 18, "60%", 14], radius: 7, fill: "$ink" },
          { id: "line", type: "rounded", frame: [72, 42, "40%", 10], radius: 5, fill: "#8E8E93" },
        ] },
      },
      screens: {
        list: { background: "$page", layers: [
          { id: "row", type: "use", component: "row", frame: [0, 100, "100%", 72],
            repeat: { count: 8, step: [0, 72] } },
        ] },
        detail: { background: "$page", layers: [
          { id: "hero", type: "gradient", frame: [0, 0, "100%", 320], kind: "linear",
            start: [0, 0], end: [1, 1], stops: [[0, "#0A84FF"], [1, "#5E5CE6"]] },
          { id: "heading", type: "rounded", frame: [20, 350, "70%", 24], radius: 12, fill: "$ink" },
        ] },
      },

      animators: { slide: { preset: "slide" } },
      start: "list",
      transitions: [
        { id: "open", op: "push", to: "detail", using: "slide", duration: "$speed", timing: "easeOut" },
        { id: "back", op: "pop", using: "slide", duration: "$speed", timing: "easeOut", after: 0.3 },
      ],

      variants: { axes: { device: ["iPhone SE 3", "iPhone 16"], theme: ["light", "dark"] } },
      output: { hold: { before: 1, after: 1 }, poster: "open@50%" },
    }

    """
}
