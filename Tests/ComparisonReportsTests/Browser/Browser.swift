import Foundation

/// A browser that a script drives.
enum Browser {
  /// Whether both are on the search path.
  static var isInstalled: Bool {
    find("python3") && (find("chromium") || find("chromium-browser") || find("google-chrome"))
  }

  private static func find(_ program: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }

  /// Plays a page by one of the scripts of `Tests/Browser`; gives the exit code and what is on
  /// standard error.
  static func check(_ page: String, by name: String) throws -> (code: Int32, messages: String) {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Browser/\(name)").standardized
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script.path, page]
    let messages = Pipe()
    process.standardError = messages
    try process.run()
    let text = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }
}
