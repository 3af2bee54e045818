import Foundation
import SceneFormat
import Testing
import TestSupport

@Suite("Fuzz corpus of the scene reader")
struct FuzzCorpusTests {
  /// The seeds' folder, found from this file's own place.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fuzz/Corpus/scene-reader")

  private func seeds() throws -> [URL] {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder, includingPropertiesForKeys: nil)
    return files.sorted { $0.path < $1.path }
  }

  @Test("Every seed is read, or refused, as its name says")
  func replay() throws {
    let seeds = try seeds()
    try #require(seeds.count >= 40)

    for seed in seeds {
      let reading = SceneReader.read([UInt8](try Data(contentsOf: seed)), file: "scene.json5")
      #expect(
        (reading.document != nil) == seed.lastPathComponent.hasPrefix("good-"),
        "\(seed.path): \(report(reading))")
    }
  }

  @Test("Every seed cut short or with a byte changed is read or refused")
  func damaged() throws {
    let seed: UInt64 = 7
    print("seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    #if DEBUG
      let rounds = 4
    #else
      let rounds = 40
    #endif
    for file in try seeds() {
      let bytes = [UInt8](try Data(contentsOf: file))
      for _ in 0..<rounds where !bytes.isEmpty {
        var damaged = bytes
        damaged[Int.random(in: damaged.indices, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
        damaged.removeLast(
          Bool.random(using: &generator) ? 0 : Int.random(in: 0..<bytes.count, using: &generator))
        let reading = SceneReader.read(damaged, file: "scene.json5")
        #expect((reading.document == nil) == reading.hasErrors)
        #expect(!report(reading).unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      }
    }
  }
}
