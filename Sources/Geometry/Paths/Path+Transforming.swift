package import Foundation

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

  /// Calls `body` for each subpath, in order, with its start, its segments, and whether a closing
  /// line joins its ends (which is not among the segments).
  package func forEachSubpath(
    _ body: (_ start: CGPoint, _ segments: [PathSegment], _ isClosed: Bool) -> Void
  ) {
    var start: CGPoint?
    var segments: [PathSegment] = []
    forEachStep { step in
      switch step {
      case .move(let point):
        if let start { body(start, segments, false) }
        (start, segments) = (point, [])
      case .segment(let segment):
        segments.append(segment)
      case .close:
        if let begun = start { body(begun, segments, true) }
        (start, segments) = (nil, [])
      }
    }
    if let start { body(start, segments, false) }
  }
}

extension Path {
  /// The path a fraction of the way to another of the same structure; nil where structures differ.
  ///
  /// Points are mixed one by one; exactly this path at 0 and `end` at 1. Structures are the same
  /// where both have the same kinds of elements in the same order. Progress outside 0...1, as
  /// springs have, goes on along the same lines.
  package func interpolated(to end: Path, progress: CGFloat) -> Path? {
    guard elements.count == end.elements.count else { return nil }
    var mix = Path()
    mix.elements.reserveCapacity(elements.count)
    for (from, to) in zip(elements, end.elements) {
      guard let element = from.mixed(with: to, at: progress) else { return nil }
      mix.elements.append(element)
    }
    return mix
  }
}

extension Path.Element {
  /// The element a fraction of the way to another of the same kind; nil for another kind.
  fileprivate func mixed(with other: Path.Element, at progress: CGFloat) -> Path.Element? {
    switch (self, other) {
    case (.move(let a), .move(let b)): .move(a.mixed(with: b, at: progress))
    case (.line(let a), .line(let b)): .line(a.mixed(with: b, at: progress))
    case (.quad(let a, let b), .quad(let c, let d)):
      .quad(control: a.mixed(with: c, at: progress), end: b.mixed(with: d, at: progress))
    case (.cubic(let a, let b, let c), .cubic(let d, let e, let f)):
      .cubic(
        control1: a.mixed(with: d, at: progress), control2: b.mixed(with: e, at: progress),
        end: c.mixed(with: f, at: progress))
    case (.close, .close): .close
    default: nil
    }
  }
}
