import Foundation
import TestSupport
import Testing

@Suite("Runs that are killed and taken up again")
struct KilledRunTests {
  /// What is run: its words, and the file that says last what it wrote.
  private struct Case {
    var name: String
    var words: [String]
    var record: String
  }

  private let cases = [
    Case(name: "whole", words: ["render"], record: "manifest.json"),
    Case(
      name: "part", words: ["render", "--shard", "2/2"],
      record: "manifest.shard-0002-of-0002.json"),
    Case(name: "batch", words: ["batch"], record: "batch.json"),
    Case(
      name: "batch-part", words: ["batch", "--shard", "1/3"],
      record: "batch.shard-0001-of-0003.json"),
  ]

  @Test("Killed when some frames are there, a run is resumed to the bytes of one that was not")
  func resumed() async throws {
    let folder = try TemporaryFolder()
    let variants = "start: \"one\", variants: { axes: { scale: [1, 2] } },"
    try folder.write(
      SceneTexts.scene(duration: 4).replacing("start: \"one\",", with: variants),
      as: "scene.json5")
    for one in cases {
      let run = try await BinaryRun(one.words + ["scene.json5", "-o", one.name], in: folder)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    for seed in 1...10 {
      try await killAndResume(cases[seed % cases.count], seed: UInt64(seed), in: folder)
    }
  }

  /// Kills a run, and one that takes it up; compares what a third makes of it with what nobody killed.
  private func killAndResume(_ one: Case, seed: UInt64, in folder: TemporaryFolder) async throws {
    let out = "killed-\(seed)"
    let words = one.words + ["scene.json5", "-o", out]
    let frames = folder.frameCount(in: one.name)
    var generator = SeededGenerator(seed: seed)
    let first = Int.random(in: 1...frames / 3, using: &generator)
    let second = Int.random(in: first + 1...frames / 2, using: &generator)

    // On a machine that has other work too, a run may be over before anybody sees its frames.
    var killed: [Int] = []
    for _ in 0..<20 where killed.count < 2 {
      try? FileManager.default.removeItem(atPath: folder.path(out))
      killed = []
      for (count, more) in [(first, []), (second, ["--existing", "resume"])] {
        let there = try await KilledRun.frames(words + more, at: count, in: out, of: folder)
        if let there, (1..<frames).contains(there) { killed.append(there) }
      }
    }
    let isMidway = folder.text("\(out)/\(one.record)") != folder.text("\(one.name)/\(one.record)")
    let resumed = try await BinaryRun(words + ["--existing", "resume"], in: folder)

    print("seed \(seed): killed with \(killed) of \(frames) frames of the \(one.name)")
    #expect(killed.count == 2 && isMidway, "seed \(seed): \(killed) of \(frames)")
    #expect(resumed.exitCode == 0, "seed \(seed): \(resumed.errors)")
    #expect(resumed.outputText.contains(" kept"), "seed \(seed): \(resumed.outputText)")
    try folder.expectSame(out, as: one.name, "seed \(seed)")
  }
}
