import Dispatch
import Foundation

/// A run of the `segue` that was built beside this program.
struct ToolProcess {
  private let process = Process()
  private let ended = DispatchSemaphore(value: 0)

  /// How often its memory is looked at.
  private static let lookout = DispatchTimeInterval.milliseconds(5)

  /// Starts it; what it prints is thrown away.
  init(_ arguments: [String]) {
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("segue")
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // Waiting on the run loop would round the time up to its own period.
    process.terminationHandler = { [ended] _ in ended.signal() }
    do {
      try process.run()
    } catch {
      preconditionFailure("the tool can't be started, build it first: \(error)")
    }
  }

  /// Waits for its end, which has to be the one that is expected: by default a success.
  ///
  /// - Returns: The most memory it held, in bytes, as far as it was seen; `nil` for a run that was
  ///   over before the first look, at its very start.
  func wait(expecting status: Int32 = 0) -> Int? {
    var peakMemory: Int?
    repeat {
      peakMemory = PeakMemory.bytes(ofProcess: process.processIdentifier) ?? peakMemory
    } while ended.wait(timeout: .now() + Self.lookout) == .timedOut
    precondition(
      process.terminationStatus == status,
      "the tool ended with \(process.terminationStatus); run from the package's folder")
    return peakMemory
  }
}
