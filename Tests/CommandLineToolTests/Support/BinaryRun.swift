import Foundation
import TestSupport

/// A whole command line run as a process of its own.
struct BinaryRun {
  var exitCode: Int32
  var output: [UInt8]
  var errors: String

  /// Everything written to standard output, as text.
  var outputText: String { String(decoding: output, as: UTF8.self) }

  /// The built tool, beside the tests' own executable.
  static var executable: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("segue")
  }

  /// Runs the tool to its end.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name.
  ///   - program: What is run; by default the tool.
  ///   - folder: The current folder of the process.
  ///   - environment: All of its environment; by default an ASCII locale and nothing else.
  ///   - input: What it reads from standard input.
  ///   - whenErrorsBegin: Called with the process once it has written to standard error.
  /// - Throws: What kept it from running.
  init(
    _ words: [String], of program: URL = executable, in folder: TemporaryFolder,
    environment: [String: String] = ["LANG": "C"],
    input: [UInt8] = [], whenErrorsBegin: (@Sendable (Process) -> Void)? = nil
  ) async throws {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.environment = environment
    process.currentDirectoryURL = folder.url
    // Files, not pipes, so that no one waits for a reader.
    let names = (0..<3).map { _ in
      FileManager.default.temporaryDirectory.appendingPathComponent("stream-\(UUID())")
    }
    defer { names.forEach { try? FileManager.default.removeItem(at: $0) } }
    try Data(input).write(to: names[0])
    for name in names[1...] { try Data().write(to: name) }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    let errorPipe = Pipe()
    process.standardError =
      whenErrorsBegin == nil ? try FileHandle(forWritingTo: names[2]) : errorPipe
    let ended = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in ended.continuation.finish() }
    try process.run()
    var piped = Data()
    if let whenErrorsBegin {
      try errorPipe.fileHandleForWriting.close()
      while case let more = errorPipe.fileHandleForReading.availableData, !more.isEmpty {
        if piped.isEmpty { whenErrorsBegin(process) }
        piped += more
      }
    }
    for await _ in ended.stream {}
    exitCode =
      process.terminationReason == .exit
      ? process.terminationStatus : -process.terminationStatus
    output = Array(try Data(contentsOf: names[1]))
    errors = String(
      decoding: whenErrorsBegin == nil ? try Data(contentsOf: names[2]) : piped, as: UTF8.self)
  }
}
