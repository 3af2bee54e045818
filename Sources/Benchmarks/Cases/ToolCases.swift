import Dispatch
import Foundation

/// Renders a shipped scene with the built tool, from the scene file to PNG files on disk.
///
/// Run from the package's folder. The time holds the tool's start and every file's flush.
func renderScene(_ name: String, jobs: Int) -> Benchmark {
  Benchmark(name: "tool/render-\(name)/jobs-\(jobs)", unit: "sequence", unitCount: 1) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-benchmark-\(ProcessInfo.processInfo.processIdentifier)")
    return Work {
      try? FileManager.default.removeItem(at: folder)
      return runTool(
        ["render", "scenes/\(name).json5", "--out", folder.path, "--jobs", "\(jobs)", "--quiet"])
    } checksum: { run, checksum in
      precondition(
        run.status == 0, "the tool ended with \(run.status); run from the package's folder")
      let manifest = folder.appendingPathComponent("manifest.json")
      for byte in (try? Data(contentsOf: manifest)) ?? Data() { checksum.add(UInt64(byte)) }
      try? FileManager.default.removeItem(at: folder)
    } childMemory: {
      $0.peakMemory
    }
  }
}

/// Starts the built tool and asks for its version.
func startTool() -> Benchmark {
  Benchmark(name: "tool/version/start-up", unit: "start", unitCount: 1) {
    Work {
      runTool(["--version"])
    } checksum: { run, checksum in
      precondition(run.status == 0, "the tool ended with \(run.status)")
      checksum.add(UInt64(0))
    }
  }
}

/// How a run of the tool ended.
private struct ToolRun {
  /// 127 when it can't be started.
  var status: Int32
  /// In bytes, as far as it was seen: a look every 20 ms; `nil` for a shorter run.
  var peakMemory: Int?
}

/// Runs the `segue` that was built beside this program; what it prints is thrown away.
private func runTool(_ arguments: [String]) -> ToolRun {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("segue")
  process.arguments = arguments
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  // Waiting on the run loop would round the time up to its own period.
  let ended = DispatchSemaphore(value: 0)
  process.terminationHandler = { _ in ended.signal() }
  do {
    try process.run()
  } catch {
    return ToolRun(status: 127)
  }
  var peakMemory: Int?
  while ended.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
    peakMemory = PeakMemory.bytes(ofProcess: process.processIdentifier) ?? peakMemory
  }
  return ToolRun(status: process.terminationStatus, peakMemory: peakMemory)
}
