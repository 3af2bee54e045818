import Digests
import Drawing
import Foundation
import FrameSequences
import Goldens
import Pixels
import Rasterization
import SceneFormat
import Staging
import Testing

/// Every scene in `scenes`, against the digests that are kept beside it.
///
/// In release every frame is drawn at the scene's own scale; in debug, where drawing is far slower,
/// a few frames at scale 1. `segue compare SCENE --record failed` writes them, once without `--scale` and
/// once with `--scale 1`.
@Suite("Shipped scenes")
@MainActor
struct ShippedScenesTests {
  private nonisolated static let scenes = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "scenes")

  nonisolated static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: scenes.path)) ?? []
    return files.filter { $0.hasSuffix(".json5") }.map { String($0.dropLast(6)) }.sorted()
  }

  @MainActor
  private struct Staged {
    let document: SceneDocument
    let recorder: SceneRecorder

    init(_ name: String, scale: String?) throws {
      let file = ShippedScenesTests.scenes.appending(path: name + ".json5")
      var overrides = SceneOverrides()
      overrides.scale = scale
      let reading = SceneReader.read(
        Array(try Data(contentsOf: file)), file: name + ".json5", overrides: overrides,
        limits: SceneLimits())
      document = try #require(reading.document, "\(reading.diagnostics.map(\.message))")
      recorder = SceneRecorder(
        document: document, assets: AssetLibrary(folder: ShippedScenesTests.scenes))
    }

    func digest(ofFrame index: Int, _ rasterizer: inout Rasterizer) throws -> Digest128 {
      Digest128(pixelsOf: rasterizer.render(try recorder.displayList(forFrame: index)))
    }

    var size: PixelSize {
      PixelSize(width: document.canvas.pixelWidth, height: document.canvas.pixelHeight)
    }
  }

  private func goldens(_ name: String, _ variant: String) throws -> GoldenList {
    try GoldenFolder(Self.scenes.appending(path: "goldens/\(name)/\(variant)").path).list()
  }

  @Test("There are scenes to check")
  func scenesExist() {
    #expect(Self.names.count >= 10)
  }

  #if !DEBUG
    @Test("Every frame has its digest, at the scene's own scale and at scale 1", arguments: names)
    func allFrames(name: String) throws {
      for (variant, scale) in [("default", nil), ("scale-1", "1")] as [(String, String?)] {
        let staged = try Staged(name, scale: scale)
        var rasterizer = Rasterizer()
        let digests = try (0..<staged.recorder.plan().frameCount).map {
          try staged.digest(ofFrame: $0, &rasterizer)
        }
        let golden = try goldens(name, variant)
        #expect(golden.renderingRevision == RenderingRevision.current)
        #expect(golden.size == staged.size)
        #expect(golden.frames.map(\.number) == Array(digests.indices))
        #expect(golden.frames.map(\.digest) == digests)
      }
    }
  #endif

  @Test("Single frames in a shuffled order have the same digests", arguments: names)
  func shuffled(name: String) throws {
    let staged = try Staged(name, scale: "1")
    let golden = try goldens(name, "scale-1").frames
    var rasterizer = Rasterizer()
    for index in shuffledFrames(of: golden.count) {
      #expect(
        try staged.digest(ofFrame: index, &rasterizer) == golden[index].digest, "frame \(index)")
    }
  }

  @Test("Frames drawn over others, in order and not, have the same digests", arguments: names)
  func updated(name: String) throws {
    let staged = try Staged(name, scale: "1")
    let golden = try goldens(name, "scale-1").frames
    let frames = consecutiveFrames(of: golden.count)
    var rasterizer = Rasterizer()
    var shown = try staged.recorder.displayList(forFrame: frames.lowerBound)
    var picture = RunPicture(width: shown.width, height: shown.height)
    rasterizer.render(shown, into: &picture)
    for index in Array(frames) + shuffledFrames(of: golden.count) {
      let list = try staged.recorder.displayList(forFrame: index)
      rasterizer.update(&picture, from: shown, to: list)
      shown = list
      #expect(Digest128(pixelsOf: picture) == golden[index].digest, "frame \(index)")
    }
  }

  /// All frames, or some in the middle.
  private func consecutiveFrames(of count: Int) -> Range<Int> {
    #if DEBUG
      let asked = 4
    #else
      let asked = count
    #endif
    let first = (count - min(asked, count)) / 2
    return first..<first + min(asked, count)
  }

  /// Frames spread over the sequence, far from each other in turn; the same ones every time.
  private func shuffledFrames(of count: Int) -> [Int] {
    #if DEBUG
      let asked = 3
    #else
      let asked = 24
    #endif
    let stride = max(1, Int(Double(count) * 0.618)) | 1
    return (0..<min(asked, count)).map { (count - 1 + $0 * stride) % count }
  }
}
