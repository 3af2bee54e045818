extension DisplayList {
  /// Whether every clip and group is closed, in reverse order of opening.
  ///
  /// A group's `maskGroup` must come at most once, and directly within the group: not inside a clip
  /// opened after it. Only balanced lists can be drawn.
  package var isBalanced: Bool {
    var open: [Scope] = []
    for command in commands {
      switch command {
      case .fill, .shadow, .backdrop:
        continue
      case .beginClip:
        open.append(.clip)
      case .beginGroup:
        open.append(.group)
      case .maskGroup:
        guard open.popLast() == .group else { return false }
        open.append(.mask)
      case .endClip:
        guard open.popLast() == .clip else { return false }
      case .endGroup:
        guard let scope = open.popLast(), scope != .clip else { return false }
      }
    }
    return open.isEmpty
  }

  /// What a command opened and another must close.
  private enum Scope {
    case clip
    /// A group that has had no `maskGroup` yet.
    case group
    /// A group after its `maskGroup`.
    case mask
  }
}
