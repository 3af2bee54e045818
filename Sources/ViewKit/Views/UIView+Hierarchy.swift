import LayerTree

extension UIView {
  /// Puts `view` just over or under `sibling`; on top, or at the bottom, when that isn't here.
  func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
    if view === sibling { return }
    // The sibling's index once `view` has left its old place among the same siblings.
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }
    place(view, at: index.map { above ? $0 + 1 : $0 } ?? (above ? nil : 0))
  }

  /// Puts `view` at an index among the other subviews; nil for the top.
  func place(_ view: UIView, at index: Int?) {
    precondition(!isDescendant(of: view), "a view can't become a subview of itself")
    if view.superview === self {
      reorder(view, to: index ?? subviews.count - 1)
    } else {
      view.move(to: self, at: index)
    }
  }

  /// Puts a subview at an index among its siblings.
  func reorder(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    let position = min(max(index, 0), subviews.count)
    subviews.insert(view, at: position)
    insertLayer(of: view, at: position)
  }

  /// Leaves the superview for another one, or for none.
  ///
  /// Straight from the one to the other: a view that stays in its window hears nothing of windows.
  func move(to parent: UIView?, at index: Int?) {
    let (oldWindow, newWindow) = (window, parent?.window)
    let (oldTraits, oldTint) = (traitCollection, tintColor)
    superview?.willRemoveSubview(self)
    willMove(toSuperview: parent)
    if oldWindow !== newWindow { announceWindow(newWindow) }
    removeConstraintsToOutside()
    superview?.subviews.removeAll { $0 === self }
    superview = parent
    if let parent {
      parent.reorder(self, to: index ?? parent.subviews.count)
    } else {
      layer.removeFromSuperlayer()
    }
    announceTraits(insteadOf: oldTraits)
    if parent != nil, oldTint != tintColor { announceTint() }
    if oldWindow !== newWindow { didChangeWindow() }
    didMoveToSuperview()
    parent?.didAddSubview(self)
    parent?.noteUpdateBelow()
    parent?.setNeedsLayout()
  }

  /// Puts the subview's layer just over that of the view below it.
  private func insertLayer(of view: UIView, at position: Int) {
    if position > 0 {
      layer.insertSublayer(view.layer, above: subviews[position - 1].layer)
    } else if subviews.count > 1 {
      layer.insertSublayer(view.layer, below: subviews[1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func announceWindow(_ window: UIWindow?) {
    willMove(toWindow: window)
    for subview in subviews { subview.announceWindow(window) }
  }

  private func didChangeWindow() {
    didMoveToWindow()
    for subview in subviews { subview.didChangeWindow() }
  }

  /// Whether this view is `view` or lies somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let present = candidate {
      if present === view { return true }
      candidate = present.superview
    }
    return false
  }

  /// The first view in this tree with the tag, this one included, depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }
}
