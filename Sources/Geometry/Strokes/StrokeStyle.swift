public import Foundation

/// How a path is stroked.
public struct StrokeStyle: Hashable, Sendable {
  /// The end of an open subpath.
  public enum Cap: String, Hashable, Sendable {
    case butt
    case round
    case square
  }

  /// The corner between two segments.
  public enum Join: String, Hashable, Sendable {
    case miter
    case round
    case bevel
  }

  /// Width of the line, in user space; the line lies half on each side of the path.
  public var width: CGFloat
  /// How open subpaths end.
  public var cap: Cap
  /// How segments meet.
  public var join: Join
  /// Greatest ratio of miter length to line width before a miter join is cut to a bevel; ≥ 1.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn, in user space; empty for a solid line.
  public var dashes: [CGFloat]
  /// Where in the dash pattern the line begins, in user space.
  public var dashPhase: CGFloat

  /// A solid line with Core Animation's defaults: butt caps, miter joins, miter limit 10.
  public init(
    width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = []
    self.dashPhase = 0
  }
}
