package import Foundation

extension Path {
  /// The length of all lines and curves, closing lines included, in the path's units.
  package var length: CGFloat { PathMeasure(self).length }

  /// The part of the path between two fractions of its whole length, as stroke start and end.
  ///
  /// A subpath that is kept whole stays closed; one that is cut is open.
  ///
  /// - Parameters:
  ///   - start: Where the part begins; limited to 0...1.
  ///   - end: Where it ends; limited to 0...1.
  /// - Returns: The part; empty where `end` is not above `start`.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    let lower = start > 0 ? min(start, 1) : 0
    let upper = end > 0 ? min(end, 1) : 0
    if lower == 0 && upper == 1 { return self }
    guard lower < upper else { return Path() }
    let measure = PathMeasure(self)
    guard measure.length.isFinite else { return Path() }
    return measure.part((measure.length * lower)...(measure.length * upper))
  }
}

extension PathMeasure {
  /// What lies between two lengths; whole subpaths keep their closing line.
  package func part(_ span: ClosedRange<CGFloat>) -> Path {
    var path = Path()
    for subpath in subpaths {
      let isWhole =
        span.lowerBound <= subpath.lowerBound && span.upperBound >= subpath.upperBound
      if isWhole {
        append(subpath, to: &path)
      } else {
        appendPart(span, of: subpath, to: &path, isContinued: false)
      }
    }
    return path
  }

  /// Appends a subpath as it is, but for a closing line that is written out.
  func append(_ subpath: Subpath, to path: inout Path) {
    path.move(to: subpath.start)
    for piece in pieces[subpath.pieces] { path.elements.append(piece.segment.element) }
    if subpath.isClosed { path.closeSubpath() }
  }
}
