public import Foundation

/// What an element of a path does; raw values as in the SDK.
public enum CGPathElementType: Int32, Hashable, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// An element of a path.
public struct CGPathElement: Hashable, Sendable {
  /// What it does.
  public let type: CGPathElementType
  /// Its points, the end last; none for closing.
  public let points: [CGPoint]

  init(_ element: Path.Element) {
    points = element.points
    type =
      switch element {
      case .move: .moveToPoint
      case .line: .addLineToPoint
      case .quad: .addQuadCurveToPoint
      case .cubic: .addCurveToPoint
      case .close: .closeSubpath
      }
  }
}

/// An element as ``CGPath/applyWithBlock(_:)`` hands it out: read as `element.pointee`.
public struct CGPathElementReference: Sendable {
  /// The element.
  public let pointee: CGPathElement
}

extension CGPath {
  /// Calls `block` for each element, in drawing order.
  public func applyWithBlock(_ block: (CGPathElementReference) -> Void) {
    for element in path.elements {
      block(CGPathElementReference(pointee: CGPathElement(element)))
    }
  }
}
