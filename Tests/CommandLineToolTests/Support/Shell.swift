import Foundation

/// Small commands of the system.
enum Shell {
  /// Runs a command to its end.
  ///
  /// - Returns: Its exit status; what it says is dropped.
  static func run(_ command: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
