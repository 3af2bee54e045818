internal import Pixels
internal import Foundation
internal import FrameSequences
internal import Goldens
internal import Staging

/// The masks of a scene's frames: layers are looked up once, where views live, and then any core can ask.
struct SceneMasks: Sendable {
  private let masks: MaskSet
  private let numbers: [Int]
  private let times: [Int: ExactFraction]
  /// The boxes of the layers that are left out, by frame.
  private var boxes: [Int: [String: [PixelBox]]] = [:]

  /// The masks of some frames.
  @MainActor
  init(
    _ masks: MaskSet, _ scene: LoadedScene, _ frames: [Manifest.Frame]
  ) throws(CommandFailure) {
    self.masks = masks
    numbers = frames.map(\.number)
    times = Dictionary(
      frames.map { ($0.number, $0.time) }, uniquingKeysWith: { first, _ in first })
    for frame in frames {
      for id in masks.layers {
        do {
          boxes[frame.number, default: [:]][id] = try scene.recorder
            .boxes(ofLayersNamed: id, forFrame: frame.number).map { PixelBox($0) }
        } catch {
          throw scene.stagingFailure(error)
        }
      }
    }
  }

  /// The mask of a frame, and how many of its pixels each rule covers.
  func mask(
    ofFrame number: Int, size: PixelSize
  ) throws(CommandFailure) -> (mask: FrameMask?, use: MaskUse) {
    do {
      return try masks.mask(at: times[number], size: size) { boxes[number]?[$0] ?? [] }
    } catch {
      throw .usage(.refusedValue(option: "--mask", reason: "\(error)"))
    }
  }

  /// What each rule covers of all frames.
  func use(inFramesOf size: PixelSize) throws(CommandFailure) -> MaskUse {
    var use = MaskUse(rules: masks.rules.count)
    guard !masks.isEmpty else { return use }
    for number in numbers { use += try mask(ofFrame: number, size: size).use }
    return use
  }
}

extension PixelBox {
  /// A rectangle with whole edges; what lies beyond all pictures is cut off.
  fileprivate init(_ rectangle: CGRect) {
    let reach = CGRect(x: -100_000, y: -100_000, width: 300_000, height: 300_000)
    let box = rectangle.intersection(reach)
    self =
      box.isNull
      ? PixelBox(x: 0, y: 0, width: 0, height: 0)
      : PixelBox(
        x: Int(box.minX), y: Int(box.minY), width: Int(box.width), height: Int(box.height))
  }
}
