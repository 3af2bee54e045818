public import ViewKit

/// Animator classes by the names that scenes use for them.
///
/// A scene's `using: "zoom"` names one of its own animators or, where it has none of the name, one
/// of these. Each transition gets an object of its own.
public struct AnimatorRegistry: Sendable {
  /// Makes the animator of one transition.
  public typealias Maker = @MainActor @Sendable () -> any UIViewControllerAnimatedTransitioning

  private let makers: [String: Maker]

  /// Classes by name; none by default.
  public init(_ makers: [String: Maker] = [:]) {
    self.makers = makers
  }

  /// The names, in order.
  package var names: [String] { makers.keys.sorted() }

  /// A new animator of the class that has a name; nil for an unknown name.
  @MainActor
  func animator(named name: String) -> (any UIViewControllerAnimatedTransitioning)? {
    makers[name]?()
  }
}
