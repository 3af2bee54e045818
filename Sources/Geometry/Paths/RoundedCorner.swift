internal import Foundation

/// How one corner of an outline is drawn.
enum RoundedCorner: Hashable {
  case square
  /// A quarter of an ellipse; its reach along each side.
  case elliptic(CGSize)
  case continuous(radius: CGFloat)

  /// Control points of the continuous corner, in radii from the corner: how far back along the
  /// side that leads to it, and how far on along the side that leaves it.
  ///
  /// Three cubics that share their ends. The two inner joins are not quite smooth: the constants
  /// leave a kink of about 2.45 degrees.
  static let continuousPoints: [(back: CGFloat, on: CGFloat)] = [
    (1.528_665, 0), (1.088_492_957_6, 0), (0.868_406_944_1, 0),
    (0.631_493_792_8, 0.074_911_387_8), (0.372_823_826_6, 0.169_059_556_0),
    (0.169_059_556_0, 0.372_823_826_6), (0.074_911_387_8, 0.631_493_792_8),
    (0, 0.868_406_944_1), (0, 1.088_492_957_6), (0, 1.528_665),
  ]
}
