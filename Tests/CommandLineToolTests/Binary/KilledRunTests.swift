import Foundation
import TestSupport
import Testing

@Suite("segue render, killed and taken up again")
struct KilledRunTests {
  private static let part = ["--shard", "2/2"]

  @Test("Killed when some frames are there, a run is resumed to the bytes of one that was not")
  func resumed() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.scene(duration: 1.5), as: "scene.json5")
    for (out, words) in [("whole", []), ("part", Self.part)] {
      let run = try await BinaryRun(["render", "scene.json5", "-o", out] + words, in: folder)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    for seed in 1...UInt64(10) { try await killAndResume(seed: seed, in: folder) }
  }

  /// Kills a run, and one that takes it up; compares what a third makes of it with what nobody killed.
  private func killAndResume(seed: UInt64, in folder: TemporaryFolder) async throws {
    let isPart = seed % 2 == 0
    let (out, expected) = ("killed-\(seed)", isPart ? "part" : "whole")
    let words = ["render", "scene.json5", "-o", out] + (isPart ? Self.part : [])
    let frames = folder.names(in: expected).count { $0.hasPrefix("frame_") }
    var generator = SeededGenerator(seed: seed)
    let first = Int.random(in: 1...frames / 3, using: &generator)
    let second = Int.random(in: first + 1...frames / 2, using: &generator)

    // On a machine that has other work too, a run may be over before anybody sees its frames.
    var killed: [Int] = []
    for _ in 0..<5 where killed.count < 2 {
      try? FileManager.default.removeItem(atPath: folder.path(out))
      killed = []
      for (count, more) in [(first, []), (second, ["--existing", "resume"])] {
        let there = try await KilledRun.frames(words + more, at: count, in: out, of: folder)
        if let there, (1..<frames).contains(there) { killed.append(there) }
      }
    }
    let manifest = isPart ? "manifest.shard-0002-of-0002.json" : "manifest.json"
    let (midway, end) = (
      try folder.bytes(of: "\(out)/\(manifest)"), try folder.bytes(of: "\(expected)/\(manifest)")
    )
    let resumed = try await BinaryRun(words + ["--existing", "resume"], in: folder)

    print("seed \(seed): killed with \(killed) of \(frames) frames of the \(expected)")
    #expect(killed.count == 2 && midway != end, "seed \(seed): \(killed) of \(frames)")
    #expect(resumed.exitCode == 0, "seed \(seed): \(resumed.errors)")
    #expect(resumed.outputText.contains(" kept"), "seed \(seed): \(resumed.outputText)")
    try folder.expectSame(out, as: expected, "seed \(seed)")
  }
}
