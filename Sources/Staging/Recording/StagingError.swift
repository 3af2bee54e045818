package import SceneFormat
import Timing

/// Why a scene can't be staged.
package enum StagingError: Error, Equatable, CustomStringConvertible {
  /// A picture that a layer names can't be had.
  case asset(String, String, at: SourceLocation)
  /// An operation that has nothing to do: a pop with one screen on the stack.
  case nothingToPop(transition: String, at: SourceLocation)
  /// A dismissal with nothing presented.
  case nothingToDismiss(transition: String, at: SourceLocation)
  /// A change of the stack while a screen is presented over it.
  case stackCovered(transition: String, at: SourceLocation)
  /// An animator that can't move what a presentation leaves in its place.
  case outOfReach(SceneAnimator.Objection, at: SourceLocation)
  /// An animator that found nothing to begin with; the reason is a clause.
  case animatorRefuses(transition: String, reason: String, at: SourceLocation)
  /// A transition that had not completed 10 s after its declared duration.
  case neverCompletes(transition: String, declared: Double, at: SourceLocation)
  /// A scene without a transition and without a duration.
  case noDuration(at: SourceLocation)
  /// A timeline with more frames than the limit.
  case tooManyFrames(count: Int, limit: Int, at: SourceLocation)
  /// A track on a property that its layer can't show.
  case unsupportedTrack(key: String, layer: String, reason: String, at: SourceLocation)
  /// What a layer asks for and can't be drawn: its stable name, and a sentence.
  case cannotDraw(String, String)
  /// A frame outside of the timeline.
  case noSuchFrame(Int, count: Int)
  /// One of the others, with what came before it.
  indirect case following(StagingPrelude, StagingError)

  /// Where in the scene the cause is.
  package var location: SourceLocation? {
    switch self {
    case .asset(_, _, let location), .nothingToPop(_, let location),
      .nothingToDismiss(_, let location), .stackCovered(_, let location),
      .outOfReach(_, let location), .animatorRefuses(_, _, let location),
      .neverCompletes(_, _, let location), .noDuration(let location),
      .tooManyFrames(_, _, let location), .unsupportedTrack(_, _, _, let location):
      location
    case .following(_, let error): error.location
    case .cannotDraw, .noSuchFrame: nil
    }
  }

  /// The stable name that diagnostics carry.
  package var name: String {
    switch self {
    case .asset: "asset"
    case .nothingToPop: "nothing-to-pop"
    case .nothingToDismiss: "nothing-to-dismiss"
    case .stackCovered: "stack-covered"
    case .outOfReach: "conflict"
    case .animatorRefuses: "animator-refuses"
    case .neverCompletes: "never-completes"
    case .noDuration: "no-duration"
    case .tooManyFrames: "too-many-frames"
    case .unsupportedTrack: "unsupported-track"
    case .cannotDraw(let name, _): name
    case .noSuchFrame: "no-such-frame"
    case .following(_, let error): error.name
    }
  }

  /// What came before the error; nil where nothing is known of it.
  package var prelude: StagingPrelude? {
    if case .following(let prelude, _) = self { prelude } else { nil }
  }

  /// Places that explain the error, in the order in which they help.
  package var notes: [Diagnostic.Note] {
    switch self {
    case .outOfReach(let objection, _): objection.cause.map { [$0] } ?? []
    case .following(let prelude, let error): error.notes + prelude.notes
    default: []
    }
  }

  package var description: String {
    switch self {
    case .asset(let source, let reason, _):
      "the picture '\(source)' can't be used: \(reason)"
    case .nothingToPop(let transition, _):
      "'\(transition)' pops, but the screen that it goes back to is not below on the stack"
    case .nothingToDismiss(let transition, _):
      "'\(transition)' dismisses, but no screen is presented"
    case .stackCovered(let transition, _):
      "'\(transition)' changes the stack, but a presented screen covers it"
    case .outOfReach(let objection, _):
      objection.message
    case .animatorRefuses(let transition, let reason, _):
      "'\(transition)' can't be shown: \(reason)"
    case .neverCompletes(let transition, let declared, _):
      "'\(transition)' has not completed 10 s after its declared \(ReadableNumber.text(declared)) s"
    case .noDuration:
      "the scene has no transition; say how long to render with output.duration or --time"
    case .tooManyFrames(let count, let limit, _):
      "the timeline has \(ReadableNumber.count(count, "frame")); the limit is \(limit) (--limit-frames)"
    case .unsupportedTrack(let key, let layer, let reason, _):
      "'\(key)' can't move the layer '\(layer)': \(reason)"
    case .cannotDraw(_, let sentence):
      sentence
    case .noSuchFrame(let index, let count):
      "there is no frame \(index); the timeline has frames 0 to \(count - 1)"
    case .following(_, let error):
      error.description
    }
  }
}
