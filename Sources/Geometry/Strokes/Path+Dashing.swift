package import Foundation

extension Path {
  /// The dashes of the path, as open subpaths; curves stay curves.
  ///
  /// The pattern begins anew with every subpath. Where a closed subpath begins and ends in a dash,
  /// the two are one, so that its corner is joined. A dash of no length is a line of a millionth,
  /// which keeps the direction for its caps.
  ///
  /// - Parameters:
  ///   - lengths: Of dashes and gaps in turn, in the path's units; an odd number is repeated.
  ///   - phase: Where in the pattern a subpath begins, in the path's units; may be negative.
  /// - Returns: The path itself where the lengths add up to nothing, one is negative or not
  ///   finite, or there would be more than a million dashes and gaps.
  package func dashed(by lengths: [CGFloat], phase: CGFloat = 0) -> Path {
    guard !lengths.isEmpty else { return self }
    let measure = PathMeasure(self)
    guard let pattern = DashPattern(lengths: lengths, phase: phase, along: measure) else {
      return self
    }
    var path = Path()
    for subpath in measure.subpaths {
      measure.append(
        pattern.dashes(from: subpath.lowerBound, to: subpath.upperBound), of: subpath, to: &path)
    }
    return path
  }
}

extension Path {
  /// Whether ``dashed(by:phase:)`` would return the path itself only because there would be more
  /// than a million dashes and gaps.
  package func hasTooManyDashes(of lengths: [CGFloat]) -> Bool {
    guard lengths.contains(where: { $0 > 0 }) else { return false }
    return DashPattern.exceedsLimit(lengths, along: PathMeasure(self))
  }
}

extension PathMeasure {
  /// Length of the line that stands for a dash of no length.
  private static let dotLength: CGFloat = 1e-6

  /// Appends the dashes of one subpath.
  fileprivate func append(
    _ dashes: [ClosedRange<CGFloat>], of subpath: Subpath, to path: inout Path
  ) {
    var dashes = dashes[...]
    if subpath.isClosed, dashes.first?.lowerBound == subpath.lowerBound,
      dashes.last?.upperBound == subpath.upperBound, let first = dashes.popFirst()
    {
      guard let last = dashes.popLast() else { return append(subpath, to: &path) }
      appendPart(last, of: subpath, to: &path, isContinued: false)
      appendPart(first, of: subpath, to: &path, isContinued: true)
    }
    for dash in dashes {
      if dash.lowerBound < dash.upperBound {
        appendPart(dash, of: subpath, to: &path, isContinued: false)
      } else if let position = position(atLength: dash.lowerBound) {
        path.move(to: position.point)
        path.addLine(to: position.point + position.direction * Self.dotLength)
      }
    }
  }
}
