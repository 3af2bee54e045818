public import Foundation
import SceneFormat

/// What a stage is: its screen, how often it is looked at, and where chance comes from.
public struct StageSettings: Hashable, Sendable {
  /// Width and height of the screen, in points; each > 0.
  public var size: CGSize
  /// Pixels a point; > 0.
  public var scale: Double
  /// How often a second a frame is recorded; 1...1,000,000.
  public var framesPerSecond: Int
  /// What random numbers begin with, so that every run draws the same ones.
  public var seed: Int64
  /// Whether black lies below the window; else pictures are clear where nothing is drawn.
  public var isOpaque = true
  /// Whether straight layer edges are smoothed; the device does not.
  public var smoothsStraightEdges = false
  /// The names of what can't be drawn and may be left to a placeholder, such as `text`.
  public var allowedMissing: Set<String> = []

  /// A stage of the given size, in points.
  ///
  /// - Parameters:
  ///   - size: Width and height of the screen, in points; each > 0.
  ///   - scale: Pixels a point; > 0.
  ///   - framesPerSecond: How often a second a frame is recorded; 1...1,000,000.
  ///   - seed: What random numbers begin with.
  public init(
    size: CGSize, scale: Double = 2, framesPerSecond: Int = 60, seed: Int64 = 0
  ) {
    self.size = size
    self.scale = scale
    self.framesPerSecond = framesPerSecond
    self.seed = seed
  }

  /// The pixels that the screen has.
  var canvas: SceneCanvas { SceneCanvas(device: nil, size: size, scale: scale) }
}
