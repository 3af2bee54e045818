internal import Foundation

extension Path {
  /// The path with every point mapped by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    return Path(elements: elements.map { $0.mapPoints { $0.applying(transform) } })
  }

  /// The same points drawn in the reverse order, last subpath first.
  ///
  /// A closed subpath starts where its last drawn element ended, so that reversing twice gives the
  /// same steps again.
  public func reversed() -> Path {
    var subpaths: [Path] = []
    forEachSubpath { start, segments, isClosed in
      var path = Path(elements: [.move(segments.last?.end ?? start)])
      for segment in segments.reversed() { path.elements.append(segment.reversed.element) }
      if isClosed { path.elements.append(.close) }
      subpaths.append(path)
    }
    return Path(elements: subpaths.reversed().flatMap(\.elements))
  }
}
