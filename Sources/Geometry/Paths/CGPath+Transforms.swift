public import Foundation

// The forms that take a transform as `&transform`, where the system's take a pointer to one.

extension CGPath {
  /// A rectangle mapped by `transform`: see ``init(rect:transform:)``.
  public convenience init(rect: CGRect, transform: inout CGAffineTransform) {
    self.init(rect: rect, transform: Optional(transform))
  }

  /// An ellipse mapped by `transform`.
  public convenience init(ellipseIn rect: CGRect, transform: inout CGAffineTransform) {
    self.init(ellipseIn: rect, transform: Optional(transform))
  }

  /// A rounded rectangle mapped by `transform`.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: inout CGAffineTransform
  ) {
    self.init(
      roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: Optional(transform))
  }

  /// A path with the same elements, mapped by `transform`.
  public func copy(using transform: inout CGAffineTransform) -> CGPath? {
    copy(using: Optional(transform))
  }

  /// A path with the same elements, mapped by `transform`, that can be added to.
  public func mutableCopy(using transform: inout CGAffineTransform) -> CGMutablePath? {
    mutableCopy(using: Optional(transform))
  }
}

extension CGPath {
  /// Whether the path is a rectangle along the axes, and which one.
  ///
  /// - Parameter rect: Takes the rectangle; it is left alone where there is none.
  /// - Returns: Whether the path is one closed subpath of four sides along the axes.
  public func isRect(_ rect: inout CGRect) -> Bool {
    guard let found = path.axisRectangle else { return false }
    rect = found
    return true
  }
}

extension Path {
  /// The rectangle along the axes that this path is, drawn once around; nil for any other path.
  var axisRectangle: CGRect? {
    guard elements.count == 5 || elements.count == 6, elements.last == .close else { return nil }
    var corners = elements.dropLast().compactMap(\.points.last)
    guard elements.dropFirst().dropLast().allSatisfy({ if case .line = $0 { true } else { false } })
    else { return nil }
    if corners.count == 5 {
      guard corners.first == corners.last else { return nil }
      corners.removeLast()
    }
    let sides = corners.indices.map { index in
      let (from, to) = (corners[index], corners[(index + 1) % 4])
      return (isLevel: from.y == to.y, isUpright: from.x == to.x)
    }
    let turnsAlternate =
      sides[0].isLevel && sides[1].isUpright && sides[2].isLevel && sides[3].isUpright
      || sides[0].isUpright && sides[1].isLevel && sides[2].isUpright && sides[3].isLevel
    return turnsAlternate ? boundingBox : nil
  }
}
