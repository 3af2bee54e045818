public import Foundation

/// A displacement in the plane.
public struct CGVector: Hashable, Sendable, Codable {
  /// Along x.
  public var dx: CGFloat
  /// Along y, which grows down on screen.
  public var dy: CGFloat

  /// The zero vector.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// A vector with the given components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector with the given components, taken exactly.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// A vector with whole components.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The vector of no length.
  public static let zero = CGVector()
}
