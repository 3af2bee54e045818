/// Whether an animation shows outside its active duration.
package enum FillMode: Hashable, Sendable, CaseIterable {
  /// Neither before nor after.
  case removed
  /// Its end value after it.
  case forwards
  /// Its start value before it.
  case backwards
  /// Both.
  case both

  /// Whether the start value shows before the animation begins.
  package var fillsBackwards: Bool { self == .backwards || self == .both }
  /// Whether the end value shows after the animation ended.
  package var fillsForwards: Bool { self == .forwards || self == .both }
}
