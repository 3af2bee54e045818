package import Foundation

/// A path laid out along its length, for trimming, dashing and moving along it.
///
/// Lengths run through all subpaths in order, without the moves between them; the closing line of
/// a closed subpath counts.
package struct PathMeasure: Sendable {
  /// A segment and where it begins.
  struct Piece: Sendable {
    let segment: PathSegment
    /// Length of the path up to here.
    let lowerBound: CGFloat
    let length: CGFloat
  }

  /// A subpath and the lengths at which it begins and ends.
  struct Subpath: Sendable {
    let start: CGPoint
    let pieces: Range<Int>
    let isClosed: Bool
    let lowerBound: CGFloat
    let upperBound: CGFloat
  }

  private(set) var pieces: [Piece] = []
  private(set) var subpaths: [Subpath] = []
  /// The whole length, in the path's units; ≥ 0.
  package private(set) var length: CGFloat = 0

  /// Measures `path`.
  ///
  /// - Complexity: Linear in elements; 80 evaluations for each curve.
  package init(_ path: Path) {
    path.forEachSubpath { start, segments, isClosed in
      let lowerBound = length
      let first = pieces.count
      for segment in segments { append(segment) }
      let end = segments.last?.end ?? start
      if isClosed, end != start { append(.line(end, start)) }
      subpaths.append(
        Subpath(
          start: start, pieces: first..<pieces.count, isClosed: isClosed, lowerBound: lowerBound,
          upperBound: length))
    }
  }

  private mutating func append(_ segment: PathSegment) {
    let piece = Piece(segment: segment, lowerBound: length, length: segment.length)
    length += piece.length
    pieces.append(piece)
  }
}

// MARK: - Moving along

extension PathMeasure {
  /// A point of a path, and the unit direction of travel there.
  package struct Position: Hashable, Sendable {
    package let point: CGPoint
    package let direction: CGVector
  }

  /// The position at a distance along the path; distances beyond the ends give the ends.
  ///
  /// Where two segments meet, the later one's direction counts.
  ///
  /// - Returns: Nil for a path without segments.
  package func position(atLength distance: CGFloat) -> Position? {
    guard let index = pieceIndex(atLength: distance) else { return nil }
    let piece = pieces[index]
    let parameter = piece.segment.parameter(atLength: distance - piece.lowerBound)
    let direction = piece.segment.direction(at: parameter) ?? CGVector(dx: 1.0, dy: 0)
    return Position(point: piece.segment.point(at: parameter), direction: direction)
  }

  /// The last piece that begins at or before a distance and has a length, or the first piece.
  ///
  /// - Complexity: O(log n) in pieces, but for a run of pieces without length.
  private func pieceIndex(atLength distance: CGFloat) -> Int? {
    guard !pieces.isEmpty else { return nil }
    var (lower, upper) = (0, pieces.count)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if pieces[middle].lowerBound <= distance { lower = middle } else { upper = middle }
    }
    while lower > 0, pieces[lower].length == 0 { lower -= 1 }
    return lower
  }
}

// MARK: - Cutting out

extension PathMeasure {
  /// Appends to `path` what lies between two lengths of one subpath, as an open subpath.
  ///
  /// - Parameters:
  ///   - span: Lengths along the whole path, inside the subpath's.
  ///   - subpath: The subpath to cut.
  ///   - path: Where the part goes.
  ///   - isContinued: Whether the part goes on from `path`'s last point and needs no move.
  func appendPart(
    _ span: ClosedRange<CGFloat>, of subpath: Subpath, to path: inout Path, isContinued: Bool
  ) {
    guard var index = pieceIndex(atLength: span.lowerBound) else { return }
    index = max(index, subpath.pieces.lowerBound)
    var isDrawing = isContinued
    while index < subpath.pieces.upperBound, pieces[index].lowerBound < span.upperBound {
      let piece = pieces[index]
      index += 1
      guard piece.lowerBound + piece.length > span.lowerBound else { continue }
      let part = piece.part(span)
      if !isDrawing { path.move(to: part.start) }
      isDrawing = true
      path.elements.append(part.element)
    }
  }
}

extension PathMeasure.Piece {
  /// The part of the segment between two lengths along the whole path.
  fileprivate func part(_ span: ClosedRange<CGFloat>) -> PathSegment {
    let isWhole = span.lowerBound <= lowerBound && span.upperBound >= lowerBound + length
    guard !isWhole else { return segment }
    let lower = segment.parameter(atLength: span.lowerBound - lowerBound)
    let upper = segment.parameter(atLength: span.upperBound - lowerBound)
    return segment.part(from: lower, to: max(lower, upper))
  }
}
