import Foundation
import TestSupport

/// A run of the tool that is killed as soon as its folder holds so many frames.
enum KilledRun {
  /// Runs the tool, and ends it where it can't tidy up.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name.
  ///   - count: How many frames there must be when it is killed, or more.
  ///   - out: Where it writes its frames, or folders of them.
  ///   - folder: The current folder of the process.
  /// - Returns: How many frames there were; nil when the run was over before.
  /// - Throws: What kept it from running.
  static func frames(
    _ words: [String], at count: Int, in out: String, of folder: TemporaryFolder
  ) async throws -> Int? {
    let process = Process()
    process.executableURL = BinaryRun.executable
    process.arguments = words
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, folder.frameCount(in: out) < count { await Task.yield() }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? folder.frameCount(in: out) : nil
  }
}
