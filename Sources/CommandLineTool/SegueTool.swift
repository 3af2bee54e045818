public import Foundation
package import Staging
public import ViewKit

/// The `segue` command line, callable from any executable.
///
/// It prints to the sinks it is given and returns an exit code; only its caller ends the process.
/// With animator classes of its own an executable has every command, and scenes that name these
/// classes:
///
/// ```swift
/// exit(await SegueTool(animators: ["myZoom": { MyZoom() }]).main())
/// ```
public struct SegueTool: Sendable {
  private let animators: AnimatorRegistry

  /// A tool that brings animator classes.
  ///
  /// - Parameter animators: Makes the animator of one transition, by the name that scenes give in
  ///   `using`; a scene's own animator of the same name wins.
  public init(
    animators: [String: @MainActor @Sendable () -> any UIViewControllerAnimatedTransitioning] = [:]
  ) {
    self.animators = AnimatorRegistry(animators)
  }

  /// The commands, in the order of the help text.
  package static let commands: [any Command.Type] = [
    RenderCommand.self, BatchCommand.self, ValidateCommand.self, ExplainCommand.self,
    StillCommand.self, SheetCommand.self, OnionCommand.self, CompareCommand.self,
    VerifyCommand.self, MergeCommand.self, FarmCommand.self, SchemaCommand.self,
    CompletionCommand.self, ManualCommand.self, InitCommand.self, DoctorCommand.self,
  ]

  /// What the commands say of themselves, in the same order.
  package static var specifications: [CommandSpecification] {
    // A closure: a key path through a metatype crashes the compiler (Swift 6.3.1).
    commands.map { $0.specification }
  }

  /// Runs one command line.
  ///
  /// While it runs, `SIGINT` and `SIGTERM` ask it to stop between whole files, and a pipe whose
  /// reader has gone ends it quietly.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - environment: The environment variables that may matter: `SEGUE_JOBS`, `NO_COLOR`, `TERM`.
  ///   - output: Takes results.
  ///   - errors: Takes messages and progress.
  /// - Returns: The exit code; 0 for a run that went through.
  @MainActor
  public func main(
    arguments: [String] = Array(CommandLine.arguments.dropFirst()),
    environment: [String: String] = ProcessInfo.processInfo.environment,
    output: any ByteSink = StandardStream.output,
    errors: any ByteSink = StandardStream.errors
  ) async -> Int32 {
    let interruption = Interruption()
    let listener = interruption.listen()
    defer { withExtendedLifetime(listener) {} }
    let clock = ContinuousClock()
    let begun = clock.now
    let machine = Machine(
      environment: environment, cores: ProcessInfo.processInfo.activeProcessorCount,
      now: { clock.now - begun })
    let console = Console(output: output, errors: errors)
    return await Self.run(
      arguments, console: console, interruption: interruption, machine: machine,
      animators: animators
    ).rawValue
  }

  /// Runs one command line on a given machine.
  @MainActor
  package static func run(
    _ words: [String], console: Console, interruption: Interruption, machine: Machine,
    animators: AnimatorRegistry = AnimatorRegistry()
  ) async -> ExitCode {
    let context = CommandContext(
      arguments: ParsedArguments(), console: console, interruption: interruption,
      machine: machine, animators: animators)
    let parser = ArgumentParser(commands: specifications)
    let request = Result { () throws(UsageError) in
      try parser.parse(words, environment: machine.environment)
    }
    switch request {
    case .success(let request): return await answer(request, in: context)
    case .failure(let error):
      return report(
        .usage(error), to: console.guessingFormat(from: words),
        command: parser.commandName(in: words))
    }
  }

  @MainActor
  private static func answer(
    _ request: ArgumentParser.Request, in context: CommandContext
  ) async -> ExitCode {
    var context = context
    var name: String?
    do throws(CommandFailure) {
      switch request {
      case .help(let command?):
        try print(HelpText.text(for: command), to: context.console)
      case .help(nil):
        let text = HelpText.overview(of: specifications)
        try print(text, to: context.console)
      case .version:
        try context.console.printResult("segue \(ToolVersion.text)")
      case .run(let specification, let arguments):
        name = specification.name
        context.arguments = arguments
        try configure(&context.console, from: arguments)
        guard let command = commands.first(where: { $0.specification.name == name }) else {
          throw .internal("the command '\(specification.name)' is not registered")
        }
        return try await command.run(context)
      }
      return .success
    } catch {
      return report(error, to: context.console, command: name)
    }
  }

  private static func print(_ text: String, to console: Console) throws(CommandFailure) {
    try console.printResult(bytes: Array(text.utf8))
  }

  private static func configure(
    _ console: inout Console, from arguments: ParsedArguments
  ) throws(CommandFailure) {
    do {
      if let format: Console.Format = try arguments.choice(of: .format) {
        console.format = format
      }
    } catch {
      throw .usage(error)
    }
    if arguments.has(.quiet), arguments.has(.verbose) {
      throw .usage(.conflict("--quiet", "--verbose"))
    }
    if arguments.has(.quiet) { console.verbosity = .quiet }
    if arguments.has(.verbose) { console.verbosity = .verbose }
  }

  private static func report(
    _ failure: CommandFailure, to console: Console, command: String?
  ) -> ExitCode {
    if let message = failure.message {
      console.printError(message.text, named: message.name)
    }
    if case .usage = failure, console.format == .text {
      console.printMessage(HelpText.pointer(to: command))
    }
    return failure.exitCode
  }
}
