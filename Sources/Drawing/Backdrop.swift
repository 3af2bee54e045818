public import Pixels

/// What a shape makes of the picture that lies below it: blurred, in stronger colours, and tinted.
///
/// In this order. Beyond the canvas the outermost pixels go on.
public struct Backdrop: Hashable, Sendable {
  /// Standard deviation of the Gaussian, in device pixels; 0 for a sharp picture.
  public var sigma: Double
  /// How far colours are from the grey of the same luminance: 1 as they are, 0 grey; limited to 0...4.
  public var saturation: Double
  /// Laid over the picture, source-over.
  public var tint: Color
  /// Groups to look through, from the innermost: 0 sees what its own surface holds so far.
  ///
  /// With 1 the group's mask, clip and opacity shape the backdrop, which shows what lies below the
  /// group.
  public var level: Int

  /// A backdrop; by default one that shows the picture as it is.
  public init(sigma: Double = 0, saturation: Double = 1, tint: Color = .clear, level: Int = 0) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
    self.level = level
  }
}
