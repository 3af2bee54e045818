public import Foundation

/// A sequence of drawing elements: the outline of a shape, as a value.
///
/// Coordinates are in the units of whoever made the path; y grows down. A subpath begins with
/// `.move`; filling treats every subpath as closed, stroking only those that end in `.close`.
public struct Path: Hashable, Sendable {
  /// One drawing element, from the current point.
  public enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
  }

  /// The elements, in drawing order.
  public var elements: [Element]

  /// A path with the given elements.
  public init(elements: [Element] = []) {
    self.elements = elements
  }
}

/// Which points a path encloses.
public enum FillRule: String, Hashable, Sendable {
  /// Inside where the winding number is not zero.
  case nonZero
  /// Inside where the winding number is odd.
  case evenOdd
}
