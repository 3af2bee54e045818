/// An animation whose value is any function of its progress.
///
/// For movements that are neither from-to nor key frames on a common time line. The pacing may
/// carry the progress beyond 0...1.
package final class ProgressAnimation: CAPropertyAnimation {
  private var value: @Sendable (Double) -> AnimatableValue = { _ in .none }

  /// Animates a key path by a function of progress.
  package convenience init(
    keyPath: String, value: @escaping @Sendable (Double) -> AnimatableValue
  ) {
    self.init()
    self.keyPath = keyPath
    self.value = value
  }

  override func emptyCopy() -> CAAnimation { ProgressAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    (copy as? ProgressAnimation)?.value = value
  }

  override func apply(at moment: AnimationMoment, to presentation: inout Presentation) {
    guard let keyPath, let key = LayerKey(keyPath, kind: presentation.state.kind) else { return }
    put(value(paced(moment.progress)), at: key, into: &presentation)
  }
}
