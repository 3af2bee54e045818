internal import Foundation
internal import Geometry
internal import PortableMath
internal import Timing

/// A path to move along: each line or curve is the way from one keyframe to the next.
struct KeyframePath {
  private let pieces: [PathSegment]
  private let measure: PathMeasure
  private let times: [Double]
  private let curves: [CubicBezierCurve]
  private let isPaced: Bool
  private let holds: Bool

  /// A point, and the direction of travel there, in radians.
  typealias Position = (point: CGPoint, angle: Double)

  /// A way along `path`; nil when it has no line or curve.
  ///
  /// The times are one for each end of a piece, and one more where values hold; even without.
  init?(
    _ path: Path, mode: CAAnimationCalculationMode, times: [Double]?, curves: [CubicBezierCurve]
  ) {
    var pieces: [PathSegment] = []
    path.forEachStep { step in
      switch step {
      case .move: break
      case .segment(let piece): pieces.append(piece)
      case .close(let line): if line.start != line.end { pieces.append(line) }
      }
    }
    guard !pieces.isEmpty else { return nil }
    self.pieces = pieces
    measure = PathMeasure(path)
    holds = mode == .discrete
    isPaced = mode == .paced || mode == .cubicPaced
    let count = pieces.count + (holds ? 2 : 1)
    let even = (0..<count).map { Double($0) / Double(count - 1) }
    self.times = times.flatMap { $0.count == count ? $0 : nil } ?? even
    self.curves = curves
  }

  /// Where one is at a share of the time, 0...1.
  func position(at progress: Double) -> Position? {
    if isPaced {
      return measure.position(atLength: measure.length * progress).map {
        ($0.point, Self.angle($0.direction))
      }
    }
    let index = max(0, times.partitioningIndex { $0 > progress } - 1)
    if holds { return end(min(index, pieces.count)) }
    let piece = min(index, pieces.count - 1)
    let length = times[piece + 1] - times[piece]
    var share = length > 0 ? min(max((progress - times[piece]) / length, 0), 1) : 1
    if piece < curves.count { share = curves[piece].value(at: share) }
    return place(on: pieces[piece], at: share)
  }

  /// The keyframe of that number: the ends of the pieces, and the start of the first.
  private func end(_ index: Int) -> Position {
    index == 0 ? place(on: pieces[0], at: 0) : place(on: pieces[index - 1], at: 1)
  }

  private func place(on piece: PathSegment, at share: Double) -> Position {
    (piece.point(at: share), piece.direction(at: share).map(Self.angle) ?? 0)
  }
}

extension KeyframePath {
  private static func angle(_ direction: CGVector) -> Double {
    Elementary.arctangent(y: direction.dy, x: direction.dx)
  }
}
