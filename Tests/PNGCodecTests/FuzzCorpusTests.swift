import Foundation
import PNGCodec
import Testing

@Suite("Fuzz corpus of the PNG reader")
struct FuzzCorpusTests {
  /// The seeds' folder, found from this file's own place.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fuzz/Corpus/png-reader")

  @Test("Every seed is read, or refused, and what was read comes back from a file")
  func replay() throws {
    let seeds = try FileManager.default.contentsOfDirectory(
      at: Self.folder, includingPropertiesForKeys: nil)
    try #require(seeds.count >= 40)

    for seed in seeds {
      let file = [UInt8](try Data(contentsOf: seed))
      let image = try? PNGDecoder(limits: PNGLimits(pixels: 1 << 16)).decode(file)
      #expect((image != nil) == seed.lastPathComponent.hasPrefix("good-"), "\(seed.path)")
      guard let image else { continue }
      let written = try PNGEncoder(channels: .rgba).encode(image.straight)
      #expect(try PNGDecoder().decode(written).straight == image.straight, "\(seed.path)")
    }
  }
}
