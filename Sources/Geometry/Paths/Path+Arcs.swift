public import Foundation
internal import PortableMath

extension Path {
  /// Adds an arc of a circle, in cubics of at most a quarter turn.
  ///
  /// A line leads from the current point to the arc's start; where there is no current point, a
  /// subpath begins there.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: Its radius.
  ///   - startAngle: Where the arc starts, in radians from +x toward +y.
  ///   - endAngle: Where it ends. The way there is brought to less than one turn in the direction
  ///     asked for, except that a way of a full turn or more that way draws the full circle.
  ///   - clockwise: The direction on screen, where y grows down: true for growing angles.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      sweep: Path.normalizedSweep(from: startAngle, to: endAngle, clockwise: clockwise))
  }

  /// Adds an arc of a given sweep in radians, limited to a full turn; positive is clockwise on
  /// screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat
  ) {
    let sweep = min(max(sweep, -2 * .pi), 2 * .pi)
    let first = Path.radial(angle: startAngle, radius: radius)
    if isEmpty { move(to: center + first) } else { addLine(to: center + first) }
    guard sweep.isFinite, sweep != 0 else { return }

    // The small allowance keeps a quarter turn one piece when its angle was computed.
    let pieceCount = max(1, (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    let piece = ArcPiece(sweep: sweep / pieceCount)
    var from = first
    for index in 1...Int(pieceCount) {
      let angle = startAngle + sweep * CGFloat(index) / pieceCount
      let to = Path.radial(angle: angle, radius: radius)
      add(piece, at: center, from: from, to: to)
      from = to
    }
  }

  /// The way from one angle to another, in the direction asked for, −2π...2π.
  private static func normalizedSweep(
    from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let way = clockwise ? end - start : start - end
    let sweep: CGFloat
    if way >= turn {
      sweep = turn
    } else if way >= 0 {
      sweep = way
    } else {
      let rest = way.truncatingRemainder(dividingBy: turn)
      sweep = rest == 0 ? 0 : rest + turn
    }
    return clockwise ? sweep : -sweep
  }

  /// The vector from a circle's centre to its point at an angle.
  private static func radial(angle: CGFloat, radius: CGFloat) -> CGVector {
    let (sine, cosine) = Elementary.sineAndCosine(Double(angle))
    return CGVector(dx: radius * CGFloat(cosine), dy: radius * CGFloat(sine))
  }

  /// Adds one cubic of an arc between two radii.
  private mutating func add(
    _ piece: ArcPiece, at center: CGPoint, from start: CGVector, to end: CGVector
  ) {
    addCurve(
      to: center + end, control1: center + (start + start.quarterTurned * piece.handle),
      control2: center + (end - end.quarterTurned * piece.handle))
  }
}

/// What all the cubics of one arc have in common.
private struct ArcPiece {
  /// Length of the control handles over the radius; negative where angles fall.
  let handle: CGFloat

  /// A piece of `sweep` radians; handles of 4/3 · tan(sweep / 4) touch the circle half-way.
  init(sweep: CGFloat) {
    let (sine, cosine) = Elementary.sineAndCosine(Double(sweep) / 4)
    handle = CGFloat(4 * sine / (3 * cosine))
  }
}

// MARK: - Arcs between tangents

extension Path {
  /// Rounds a corner: a line and an arc that touches both tangents.
  ///
  /// The first tangent is the line from the current point to `tangent1End`, the second goes on to
  /// `tangent2End`. Where the three points lie on a line, or the radius is not positive, only a
  /// line to `tangent1End` is drawn; where there is no current point, nothing is.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End: CGPoint, radius: CGFloat
  ) {
    guard let current = currentPoint else { return }
    guard let back = (current - corner).unit, let ahead = (tangent2End - corner).unit,
      radius > 0, abs(back.cross(ahead)) > 1e-9
    else {
      addLine(to: corner)
      return
    }
    let cross = back.cross(ahead)
    let reach = radius * (1 + back.dot(ahead)) / abs(cross)
    // The arc turns by what the corner leaves of half a turn, away from the corner.
    let turnSign: CGFloat = cross < 0 ? 1 : -1
    let center = corner + back * reach - back.quarterTurned * (turnSign * radius)
    let from = back.quarterTurned * (turnSign * radius)
    let to = -ahead.quarterTurned * (turnSign * radius)
    addLine(to: center + from)
    addTangentArc(at: center, from: from, to: to)
  }

  /// Adds an arc of less than half a turn between two radii, in one or two cubics.
  private mutating func addTangentArc(at center: CGPoint, from: CGVector, to: CGVector) {
    let sweep = CGFloat(Elementary.arctangent(y: Double(from.cross(to)), x: Double(from.dot(to))))
    guard abs(sweep) > .pi / 2 + 1e-9, let bisector = (from + to).unit else {
      add(ArcPiece(sweep: sweep), at: center, from: from, to: to)
      return
    }
    let middle = bisector * from.length
    let piece = ArcPiece(sweep: sweep / 2)
    add(piece, at: center, from: from, to: middle)
    add(piece, at: center, from: middle, to: to)
  }
}
