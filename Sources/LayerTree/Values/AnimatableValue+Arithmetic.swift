internal import Drawing
internal import Foundation
internal import Geometry

extension AnimatableValue {
  /// The value `progress` of the way from this one to `end`.
  ///
  /// Numbers, and all that is made of them, run in a straight line, colours unpremultiplied;
  /// transforms by decomposition; paths of equal structure point by point; pictures are mixed.
  /// Everything else switches at one half. Exact at 0 and 1; beyond them the line goes on.
  package func interpolated(to end: AnimatableValue, progress: Double) -> AnimatableValue {
    if progress == 0 { return self }
    if progress == 1 { return end }
    if matches(end), let from = lanes, let to = end.lanes {
      return rebuilt(from: zip(from, to).map { $0 + ($1 - $0) * progress })
    }
    switch (self, end) {
    case (.transform(let from), .transform(let to)):
      return .transform(from.interpolated(to: to, progress: progress))
    case (.path(let from), .path(let to)):
      if let path = from.interpolated(to: to, progress: progress) { return .path(path) }
    case (.image(let from), .image(let to)) where from != to:
      return mixture(from, to, progress)
    case (.image(let from), .none): return mixture(from, nil, progress)
    case (.none, .image(let to)): return mixture(nil, to, progress)
    default: break
    }
    return progress < 0.5 ? self : end
  }

  /// This value changed by `delta`; nil where the two cannot be added.
  ///
  /// For transforms the change comes first: delta · self.
  package func adding(_ delta: AnimatableValue) -> AnimatableValue? {
    if case (.transform(let base), .transform(let change)) = (self, delta) {
      return .transform(CATransform3DConcat(change, base))
    }
    return combined(with: delta, +)
  }

  private func mixture(_ old: Image?, _ new: Image?, _ progress: Double) -> AnimatableValue {
    .mixture(ContentsMixture(old: old, new: new, progress: min(max(progress, 0), 1)))
  }

  /// The value to which adding `delta` gives this one; nil where there is none.
  package func removing(_ delta: AnimatableValue) -> AnimatableValue? {
    if case (.transform(let sum), .transform(let change)) = (self, delta) {
      return change.inverse.map { .transform(CATransform3DConcat($0, sum)) }
    }
    return combined(with: delta, -)
  }

  /// The change that, added to `base`, gives this value; nil where there is none.
  ///
  /// For transforms: self · base⁻¹. This is what an additive animation starts from when a property
  /// went from this value to `base`.
  package func change(from base: AnimatableValue) -> AnimatableValue? {
    if case (.transform(let value), .transform(let base)) = (self, base) {
      return base.inverse.map { .transform(CATransform3DConcat(value, $0)) }
    }
    return combined(with: base, -)
  }

  /// The change of this value's kind that changes nothing; nil for kinds that cannot be added.
  package var noChange: AnimatableValue? {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return lanes.map { rebuilt(from: Array(repeating: 0, count: $0.count)) }
  }

  /// This change made `count` times; nil for kinds that cannot be added.
  ///
  /// - Precondition: `count` is not negative.
  func repeated(_ count: Int) -> AnimatableValue? {
    precondition(count >= 0, "a change is made no fewer than 0 times")
    guard case .transform(let transform) = self else {
      return lanes.map { rebuilt(from: $0.map { $0 * Double(count) }) }
    }
    var (result, square, left) = (CATransform3DIdentity, transform, count)
    while left > 0 {
      if left & 1 == 1 { result = CATransform3DConcat(result, square) }
      square = CATransform3DConcat(square, square)
      left >>= 1
    }
    return .transform(result)
  }

  private func combined(
    with other: AnimatableValue, _ operation: (Double, Double) -> Double
  ) -> AnimatableValue? {
    guard matches(other), let left = lanes, let right = other.lanes else { return nil }
    return rebuilt(from: zip(left, right).map(operation))
  }
}
