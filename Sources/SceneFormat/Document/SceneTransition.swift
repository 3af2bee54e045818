package import Timing

/// One operation on the navigation stack, or on what is presented over it.
package struct SceneTransition: Hashable, Sendable {
  /// What is done to the stack.
  package enum Operation: String, Hashable, Sendable, CaseIterable {
    case push, pop, popToRoot, popTo, replace, present, dismiss

    /// Whether it changes the navigation stack; the others change what lies over it.
    package var movesStack: Bool { self != .present && self != .dismiss }
  }

  /// How a presented screen covers what is below.
  package struct Presentation: Hashable, Sendable {
    /// What becomes of the screen below.
    package enum Style: String, Hashable, Sendable, CaseIterable {
      /// It goes, once it is covered.
      case fullScreen
      /// It stays.
      case overFullScreen
      /// It stays, dimmed, and is covered by a sheet.
      case pageSheet
    }

    /// The system's own animation.
    package enum Effect: String, Hashable, Sendable, CaseIterable {
      case coverVertical, flipHorizontal, crossDissolve
    }

    /// What becomes of the screen below.
    package var style: Style
    /// The system's animation, there and back, where no animator is named.
    package var effect: Effect
  }

  /// What the author says will come of it.
  package struct Expectation: Hashable, Sendable {
    /// Whether the transition completes; nil where nothing is expected.
    package var completed: Bool?
    /// The screen on top afterwards; nil where nothing is expected.
    package var finalScreen: String?
    /// Where the expectation is written.
    package var location: SourceLocation
  }

  /// The transition's name, unique in the scene; `transition-3` for a third one without a name.
  package var id: String
  /// What is done to the stack.
  package var operation: Operation
  /// The screen that is pushed, presented or gone back to; nil for the others.
  package var to: String?
  /// The new stack of a replacement, bottom to top; empty for the others.
  package var stack: [String] = []
  /// How the screen is presented; nil for the others.
  package var presentation: Presentation?
  /// The animator; nil for the system's own.
  package var using: String?
  /// Declared and animated time; nil for the animator's own, or the spring's.
  package var duration: Nanoseconds?
  /// Wait within the transition before anything moves; ≥ 0.
  package var delay: Nanoseconds
  /// Wait before the operation, counted from the end of the one before; ≥ 0.
  package var after: Nanoseconds
  /// Whether it is animated at all.
  package var animated: Bool
  /// Pacing; nil for the animator's own, or linear for tracks.
  package var timing: SceneTiming?
  /// The finger that drives it; nil for none.
  package var gesture: SceneGesture?
  /// What is expected; nil for nothing.
  package var expect: Expectation?
  /// Where the transition is defined.
  package var location: SourceLocation
  /// Where the animator is named, or the transition itself.
  package var usingLocation: SourceLocation
  /// Where the duration is given, or the transition itself.
  package var durationLocation: SourceLocation
}
