/// A known weakness of an animator's code that showed (or would show) in a transition.
///
/// The frames show the flaw, as the device would; this says so.
package struct AnimatorFlaw: Hashable, Sendable {
  /// Stable and kebab-case, for instance `mask-does-not-cover`.
  package var name: String
  /// A sentence without the final stop.
  package var message: String

  package init(name: String, message: String) {
    self.name = name
    self.message = message
  }
}

/// An animator that knows its flaws.
@MainActor
package protocol FlawedAnimator: AnyObject {
  /// What is wrong with the transition that it began last.
  var flaws: [AnimatorFlaw] { get }
}
