/// What an animator reaches where the screen below stays in its place.
extension SceneAnimator {
  /// Why an animator can't be used, as a sentence without a full stop.
  package struct Objection: Hashable, Sendable {
    /// What can't be, and what to do.
    package var message: String
    /// What in the animator asks for it: its name where, and the place; nil for the whole animator.
    package var cause: Diagnostic.Note?
  }

  /// Why this animator can't present or dismiss a screen of a style; nil where it can.
  ///
  /// All styles but `fullScreen` leave the screen below where it is, outside of the container: an
  /// animator gets no view of it. It may move that screen's layers, but not the screen as a whole.
  /// What a class of the user's does isn't known.
  ///
  /// - Parameters:
  ///   - isDismissal: Whether the screen goes, and the one that stays is `to`; else it is `from`.
  ///   - style: How the screen was or is to be presented.
  /// - Returns: What can't be; nil where the animator can be used.
  package func objection(
    isDismissal: Bool, style: SceneTransition.Presentation.Style
  ) -> Objection? {
    guard style != .fullScreen else { return nil }
    let stays =
      "\"\(style.rawValue)\" \(isDismissal ? "has left" : "leaves") the screen below where it is"
    switch kind {
    case .preset(.sideBySide):
      return Objection(
        message: "the animator \(VisibleText.quoted(id)) moves both screens as one, but \(stays); "
          + "use one that moves the upper screen alone, such as slide, or the style \"fullScreen\"")
    case .preset, .registered:
      return nil
    case .tracks(let tracks):
      let (still, free): (SceneSubject, SceneSubject) = isDismissal ? (.to, .from) : (.from, .to)
      return tracks.part(onWhole: still).map { part in
        Objection(
          message: "the animator \(VisibleText.quoted(id)) has a \(part.name) on the whole of "
            + "\"\(still.rawValue)\", but \(stays); act on \"\(free.rawValue)\" or on single layers, "
            + "or use the style \"fullScreen\"",
          cause: Diagnostic.Note("the \(part.name) is here", at: part.location))
      }
    }
  }
}

extension SceneTracks {
  /// The first track or the mask on a screen as a whole; nil where there is neither.
  fileprivate func part(
    onWhole subject: SceneSubject
  ) -> (name: String, location: SourceLocation)? {
    if let track = tracks.first(where: {
      $0.subject == subject && $0.layer == nil && !$0.key.isOfMask
    }) {
      return ("track", track.location)
    }
    return mask.flatMap { $0.subject == subject ? ("mask", $0.location) : nil }
  }
}

extension SceneKey {
  /// Whether the key moves the animator's mask and no layer.
  package var isOfMask: Bool {
    switch self {
    case .maskRadius, .maskCenter, .maskPath: true
    default: false
    }
  }
}
