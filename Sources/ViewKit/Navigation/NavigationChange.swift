/// One change of a navigation stack, from when it was asked for until it is settled.
@MainActor
struct NavigationChange {
  var operation: UINavigationController.Operation
  /// The whole stack before and after, bottom to top.
  var oldStack: [UIViewController]
  var newStack: [UIViewController]
  var isAnimated: Bool
  /// Of the transition to come.
  let coordinator: TransitionCoordinator

  /// The top before and after.
  var from: UIViewController? { oldStack.last }
  var to: UIViewController? { newStack.last }

  /// Controllers that left the stack, and that came into it, bottom to top.
  var leaving: [UIViewController] { oldStack.filter { !newStack.containsObject($0) } }
  var entering: [UIViewController] { newStack.filter { !oldStack.containsObject($0) } }

  /// A stack that was made from the new one, as if this change had never been.
  func undone(in stack: [UIViewController]) -> [UIViewController] {
    let dropped = newStack.filter { !stack.containsObject($0) }
    let added = stack.filter { !newStack.containsObject($0) && !oldStack.containsObject($0) }
    return oldStack.filter { !dropped.containsObject($0) } + added
  }
}

extension [UIViewController] {
  func containsObject(_ controller: UIViewController) -> Bool {
    contains { $0 === controller }
  }
}
