/// Which values of its layers a picture of a tree is made from.
package enum LayerReading: Sendable {
  /// What is shown at the time: as of the last commit, with animations. For frames.
  case presented
  /// The same, without layers that no commit has reached. For snapshots of what is on screen.
  case committed
  /// What the next commit will show at its time: changes and new animations are in it. For snapshots
  /// after updates.
  case pending
  /// The model, without animations. For drawing layers into contexts.
  case model
}

extension CALayer {
  /// What the layer shows at a time of its own, in seconds, as a picture reads it.
  func state(_ reading: LayerReading, atLocalTime seconds: Double) -> LayerState {
    switch reading {
    case .presented, .committed: presentedState(atLocalTime: seconds)
    case .pending: pendingState(atLocalTime: seconds)
    case .model: state
    }
  }

  /// What lies in the layer, as a picture reads it.
  ///
  /// As of the last commit, that is also what has left the layer since.
  func sublayers(_ reading: LayerReading) -> [CALayer] {
    guard reading == .committed else { return sublayerList }
    return (committedSublayers ?? sublayerList).filter(\.isCommitted)
  }

  /// The model with all animations; those that have not begun begin at that time.
  private func pendingState(atLocalTime seconds: Double) -> LayerState {
    guard !animations.isEmpty else { return state }
    var presentation = Presentation(model: state)
    for running in animations {
      let timing = running.timing ?? running.timing(beginningAt: seconds)
      running.animation.apply(timing: timing, at: seconds, to: &presentation)
    }
    return presentation.state
  }
}
