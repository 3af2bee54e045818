internal import Dispatch
internal import Glibc
internal import Synchronization

/// Remembers that the run is asked to stop, so that it ends between whole files.
///
/// Until a command says that it ends in order, a signal ends the process at once: there is nothing
/// to leave half written, and reading or planning a huge scene need not be waited for. From then on
/// commands look at ``signal`` between two frames, and nothing is cut off in the middle.
package final class Interruption: Sendable {
  /// The signals that ask for an orderly end.
  package enum Signal: Int32, CaseIterable, Sendable {
    case interrupt = 2
    case terminate = 15

    /// How the process ends after it.
    package var exitCode: ExitCode {
      switch self {
      case .interrupt: .interrupted
      case .terminate: .terminated
      }
    }

    /// What is told about it, without a full stop.
    package var message: String {
      switch self {
      case .interrupt: "interrupted; every file that was written is whole"
      case .terminate: "terminated; every file that was written is whole"
      }
    }
  }

  private struct State {
    var signal: Signal?
    var endsInOrder = false
  }

  private let state = Mutex(State())

  /// Nothing has been asked for yet.
  package init() {}

  /// The first signal that asked for an end, or nil.
  package var signal: Signal? { state.withLock { $0.signal } }

  /// Asks for an end; the first to ask decides the exit code.
  package func stop(for signal: Signal) {
    state.withLock { $0.signal = $0.signal ?? signal }
  }

  /// From here on a signal is only remembered; to be called before the first file is written.
  package func endInOrder() {
    state.withLock { $0.endsInOrder = true }
  }

  /// What a signal of the process does.
  private func handle(_ signal: Signal) {
    stop(for: signal)
    guard !state.withLock({ $0.endsInOrder }) else { return }
    let errors = StandardStream.errors
    try? errors.write(Array("segue: error: \(signal.message)\n".utf8))
    _exit(signal.exitCode.rawValue)
  }

  /// Throws once an end has been asked for.
  package func check() throws(CommandFailure) {
    if let signal { throw .stopped(signal) }
  }

  /// Listens to the process's signals for as long as the result lives.
  ///
  /// A signal that the parent had ignored, as shells do for what they put in the background, stays
  /// ignored. Also ignores `SIGPIPE`, so that a reader that goes away is an error of one write, and
  /// `SIGXFSZ`, so that a file that grows too long for the process's limit is one too.
  package func listen() -> Listener {
    Listener(for: self)
  }

  /// Holds on to the signal sources.
  package final class Listener {
    private let sources: [any DispatchSourceSignal]

    fileprivate init(for interruption: Interruption) {
      let queue = DispatchQueue(label: "segue.signals")
      for fault in [SIGPIPE, SIGXFSZ] { _ = Glibc.signal(fault, SIG_IGN) }
      let ignored = IgnoredSignals.ofThisProcess
      sources = Signal.allCases.filter { !ignored.contains($0.rawValue) }.map { signal in
        _ = Glibc.signal(signal.rawValue, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: signal.rawValue, queue: queue)
        source.setEventHandler { interruption.handle(signal) }
        source.resume()
        return source
      }
    }

    deinit {
      sources.forEach { $0.cancel() }
    }
  }
}
