package import SceneFormat

/// A known weakness of an animator's code that showed (or would show) in a transition.
///
/// The frames show the flaw, as the device would; this says so.
package struct AnimatorFlaw: Hashable, Sendable {
  /// Stable and kebab-case, for instance `mask-does-not-cover`.
  package var name: String
  /// A sentence without the final stop.
  package var message: String
  /// What in the scene shows it; nil for the transition's animator as a whole.
  package var location: SourceLocation?

  package init(name: String, message: String, location: SourceLocation? = nil) {
    self.name = name
    self.message = message
    self.location = location
  }
}

/// An animator that knows its flaws.
@MainActor
package protocol FlawedAnimator: AnyObject {
  /// What is wrong with the transition that it began last.
  var flaws: [AnimatorFlaw] { get }
}
