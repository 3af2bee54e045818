public import Foundation
public import Pixels

/// A blurred silhouette.
public struct Shadow: Hashable, Sendable {
  /// Its alpha multiplies the silhouette's.
  public var color: Color
  /// Shift from the silhouette, in device pixels; rounded to whole pixels when drawn.
  public var offset: CGSize
  /// Standard deviation of the Gaussian, in device pixels; 0 for a sharp shadow.
  public var sigma: Double

  /// A shadow of the given colour, shift and softness.
  public init(color: Color, offset: CGSize, sigma: Double) {
    self.color = color
    self.offset = offset
    self.sigma = sigma
  }
}
