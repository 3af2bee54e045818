extension UIViewController {
  /// Begins to appear or disappear; a call with the opposite flag turns one under way around.
  ///
  /// A call that changes nothing (already there, or already on the way) is ignored.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    switch (appearance, isAppearing) {
    case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false):
      return
    case (_, true):
      appearance = .appearing(animated: animated)
      note("viewWillAppear(\(animated))")
      viewWillAppear(animated)
    case (_, false):
      appearance = .disappearing(animated: animated)
      note("viewWillDisappear(\(animated))")
      viewWillDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in seenChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing(let animated):
      appearance = .appeared
      note("viewDidAppear(\(animated))")
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .disappeared
      note("viewDidDisappear(\(animated))")
      viewDidDisappear(animated)
    case .appeared, .disappeared:
      return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in seenChildren { child.endAppearanceTransition() }
  }
}
