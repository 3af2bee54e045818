package import Timing

/// How one block's animations get from old to new.
package enum ViewPacing: Hashable, Sendable {
  /// A timing curve over the block's duration.
  case curve(TimingCurve)
  /// A spring over the block's duration; it ends when the time does.
  case spring(Spring)
}
