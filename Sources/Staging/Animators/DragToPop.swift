import Foundation
import ViewKit

/// The rules by which a drag to the right pops a screen.
///
/// Known flaws, kept: a drag that begins to the left does nothing for all its length; one that turns
/// left is cancelled at once, and its controller is kept though nothing reaches it any more; one
/// that is lifted left of its begin, without having been seen there before, is neither finished nor
/// cancelled, so the transition hangs.
@MainActor
final class DragToPop {
  /// Where a pan is.
  enum State {
    case began, changed, ended
  }

  /// Asks for the pop.
  var pop: () -> Void = {}
  /// Drives the pop; a navigation delegate gives it out only while there is one, so that a later
  /// tap on a back button is not interactive.
  private(set) var interaction: UIPercentDrivenInteractiveTransition?
  /// Of the view that is dragged, in points.
  private let width: CGFloat

  init(width: CGFloat) {
    self.width = width
  }

  /// What a pan recognizer's action does, with the horizontal translation in points.
  ///
  /// - Returns: Whether this finishes the pop; false where it cancels; nil where it does neither.
  @discardableResult
  func handle(_ state: State, translation: CGFloat) -> Bool? {
    translation < 0 ? handleLeft(state) : handleRight(state, translation)
  }

  private func handleRight(_ state: State, _ translation: CGFloat) -> Bool? {
    let progress = min(max(translation / width, 0), 1)
    switch state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      pop()
      return nil
    case .changed:
      interaction?.update(translation == 0 ? 0.01 : progress)
      return nil
    case .ended:
      guard let interaction else { return nil }
      let finishes = translation != 0 && progress > 0.5
      if finishes { interaction.finish() } else { interaction.cancel() }
      self.interaction = nil
      return finishes
    }
  }

  private func handleLeft(_ state: State) -> Bool? {
    switch state {
    case .began: return nil
    case .changed:
      interaction?.update(0.01)
      interaction?.cancel()
      return interaction == nil ? nil : false
    case .ended:
      interaction = nil
      return nil
    }
  }
}
