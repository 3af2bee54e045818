import LayerTree

extension NSLayoutConstraint {
  /// The views that the constraint speaks of.
  var views: [UIView] { first.views + second.views }

  func activate() {
    guard owner == nil else { return }
    guard let ancestor = UIView.nearestCommonAncestor(of: views) else {
      preconditionFailure(
        "can't activate \(formula): its views have no common ancestor")
    }
    install(in: ancestor)
  }

  /// Puts the constraint into a view that holds all of its items.
  func install(in view: UIView) {
    guard owner !== view else { return }
    deactivate()
    owner = view
    view.autoLayout.constraints.append(self)
    for item in views {
      item.autoLayout.uses += 1
      cross(from: item, to: view)
    }
    changed()
  }

  func deactivate() {
    guard let owner else { return }
    changed()
    self.owner = nil
    owner.autoLayout.constraints.removeAll { $0 === self }
    for item in views { item.autoLayout.uses -= 1 }
    for view in crossedViews { view.autoLayout.crossings -= 1 }
    crossedViews = []
  }

  private func cross(from item: UIView, to owner: UIView) {
    var view = item
    while view !== owner, let above = view.superview {
      view.autoLayout.crossings += 1
      crossedViews.append(view)
      view = above
    }
  }

  /// Has the next layout pass solve anew.
  func changed() {
    owner?.setNeedsLayout()
    for view in views { view.superview?.setNeedsLayout() }
  }
}

extension UIView {
  /// The lowest view that all of `views` are or lie in; nil where there is none.
  static func nearestCommonAncestor(of views: [UIView]) -> UIView? {
    guard let first = views.first else { return nil }
    var candidate: UIView? = first
    while let present = candidate {
      if views.allSatisfy({ $0.isDescendant(of: present) }) { return present }
      candidate = present.superview
    }
    return nil
  }

  /// Takes out every constraint between this tree and what lies outside of it.
  func removeConstraintsToOutside() {
    guard autoLayout.crossings > 0 else { return }
    var ancestor = superview
    while let present = ancestor {
      let reaching = present.autoLayout.constraints.filter { constraint in
        constraint.crossedViews.contains { $0 === self }
      }
      for constraint in reaching { constraint.isActive = false }
      ancestor = present.superview
    }
  }
}
