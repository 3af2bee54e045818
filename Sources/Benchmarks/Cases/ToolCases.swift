import Foundation

/// Renders a workload with the built tool, from the scene file to PNG files on disk.
///
/// Run from the package's folder. The time holds the tool's start and every file's flush.
func render(_ workload: Workload, jobs: Int, options: [String] = []) -> Benchmark {
  let variant = (["jobs-\(jobs)"] + options.filter { !$0.hasPrefix("-") }).joined(separator: "-")
  return workload.benchmark("end-to-end", frames: workload.frameCount, variant: variant) {
    rendering(workload.scene(), options: ["--jobs", "\(jobs)"] + options)
  }
}

/// Renders a workload twice at once, by two processes with one worker each.
///
/// Half of this time against that of one such process alone is the best that two workers could do
/// on this machine.
func renderTwice(_ workload: Workload) -> Benchmark {
  workload.benchmark("end-to-end", frames: 2 * workload.frameCount, variant: "two-processes") {
    rendering(workload.scene(), options: ["--jobs", "1"], times: 2)
  }
}

/// Renders a scene of the package.
func renderShipped(_ name: String, jobs: Int) -> Benchmark {
  Benchmark(name: "tool/render-\(name)/jobs-\(jobs)", unit: "sequence", unitCount: 1) {
    rendering(SceneFile(path: "scenes/\(name).json5"), options: ["--jobs", "\(jobs)"])
  }
}

/// Renders all variants of a scene.
func renderBatch(_ batch: WrittenBatch, jobs: Int) -> Benchmark {
  let frames = batch.variantCount * batch.frameCount
  return Benchmark(
    name: "tool/batch-\(batch.variantCount)x\(batch.frameCount)/jobs-\(jobs)", unit: "frame",
    unitCount: frames
  ) {
    let folder = TemporaryFolder(name: "rendered-batch")
    let path = batch.path
    return .partlyTimed { watch in
      folder.remove()
      defer { folder.remove() }
      let memory = watch.time {
        ToolProcess(["batch", path, "--out", folder.path, "--quiet", "--jobs", "\(jobs)"]).wait()
      }
      var outcome = Outcome()
      let record = try? Data(contentsOf: URL(fileURLWithPath: folder.path(of: "batch.json")))
      for byte in record ?? Data() { outcome.checksum.add(UInt64(byte)) }
      outcome.childMemory = memory
      return outcome
    }
  }
}

/// Renders one small frame from the middle of a fade.
func renderOneFrame() -> Benchmark {
  Benchmark(name: "tool/one-frame/390x844", unit: "start", unitCount: 1) {
    rendering(
      SceneFile(path: "Benchmarks/workloads/w1-fade.json", scale: 1), options: ["--frames", "30"])
  }
}

/// Starts the built tool and asks for its version.
func startTool() -> Benchmark {
  Benchmark(name: "tool/version/start-up", unit: "start", unitCount: 1) {
    Work {
      ToolProcess(["--version"]).wait()
    } outcome: { peakMemory, outcome in
      outcome.childMemory = peakMemory
    }
  }
}

/// Renders a scene into a new folder, or at the same time into several.
private func rendering(_ scene: SceneFile, options: [String], times: Int = 1) -> Work {
  let folders = (0..<times).map { TemporaryFolder(name: "rendered-\($0)") }
  let scale = scene.scale.map { ["--scale", "\($0)"] } ?? []
  return .partlyTimed { watch in
    for folder in folders { folder.remove() }
    defer { for folder in folders { folder.remove() } }
    let memory = watch.time {
      folders.map { folder in
        ToolProcess(["render", scene.path, "--out", folder.path, "--quiet"] + scale + options)
      }.map { $0.wait() }
    }
    var outcome = Outcome()
    for folder in folders {
      let manifest = try? Data(contentsOf: URL(fileURLWithPath: folder.path(of: "manifest.json")))
      for byte in manifest ?? Data() { outcome.checksum.add(UInt64(byte)) }
    }
    outcome.fileBytes = folders.reduce(0) { $0 + $1.byteCount(ofFilesEndingIn: ".png") }
    outcome.childMemory = memory.compactMap { $0 }.max()
    return outcome
  }
}
