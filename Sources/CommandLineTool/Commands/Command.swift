package import Staging

/// One word of the tool's grammar and what it does.
package protocol Command: Sendable {
  /// Its grammar and its help text.
  static var specification: CommandSpecification { get }

  /// Does it.
  ///
  /// - Returns: The exit code of a run that went through.
  /// - Throws: Why the run ended early.
  @MainActor static func run(_ context: CommandContext) async throws(CommandFailure) -> ExitCode
}

/// What a command works with.
package struct CommandContext: Sendable {
  /// What the command line said.
  package var arguments: ParsedArguments
  /// Where results and messages go.
  package var console: Console
  /// Whether the run is asked to stop.
  package var interruption: Interruption
  /// The machine, as far as a command may know it.
  package var machine: Machine
  /// The animator classes that the executable brings.
  package var animators: AnimatorRegistry
}

/// What a run is told about the machine it runs on; none of it may reach a pixel.
package struct Machine: Sendable {
  /// The process's environment variables.
  package var environment: [String: String]
  /// Cores that work can be spread over; > 0.
  package var cores: Int
  /// Time gone by since a fixed instant, for progress alone.
  package var now: @Sendable () -> Duration

  /// A machine as described.
  package init(
    environment: [String: String], cores: Int, now: @escaping @Sendable () -> Duration
  ) {
    self.environment = environment
    self.cores = cores
    self.now = now
  }
}
