extension UIViewController {
  /// What ``beginAppearanceTransition(_:animated:)`` does where it isn't overridden.
  func beginToChangeAppearance(_ isAppearing: Bool, animated: Bool) {
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

  /// What ``endAppearanceTransition()`` does where it isn't overridden.
  func endToChangeAppearance() {
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
