/// One change of a navigation stack, from when it was asked for until it is settled.
struct NavigationChange {
  var operation: UINavigationController.Operation
  /// The top before and after.
  var from: UIViewController?
  var to: UIViewController?
  /// The whole stack before, for a cancelled transition.
  var oldStack: [UIViewController]
  /// Controllers that left the stack, and that came into it.
  var leaving: [UIViewController]
  var entering: [UIViewController]
  var isAnimated: Bool
}
