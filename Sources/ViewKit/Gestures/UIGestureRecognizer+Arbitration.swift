import Foundation
import LayerTree

/// The gestures under way on a stage.
@MainActor
final class GestureRegistry {
  private(set) var recognizers: [UIGestureRecognizer] = []

  static var current: GestureRegistry { VirtualClock.current.attachment { GestureRegistry() } }

  func add(_ recognizer: UIGestureRecognizer) {
    if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === recognizer }
  }
}

extension UIGestureRecognizer {
  /// Whether everybody who has a say lets this gesture begin.
  var mayBegin: Bool {
    guard receivesTouches else { return false }
    let others = GestureRegistry.current.recognizers.filter { $0 !== self && isNear($0) }
    let waitsFor = others.filter { mustWait(for: $0) }
    guard waitsFor.isEmpty, !required.contains(where: \.isUnderWay) else { return false }
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true,
      view?.gestureRecognizerShouldBegin(self) ?? true
    else { return false }
    return others.allSatisfy { runsBeside($0) || !$0.canPrevent(self) || !canBePrevented(by: $0) }
  }

  private var receivesTouches: Bool {
    guard let delegate else { return true }
    return moment.touches.allSatisfy { point in
      let touch = UITouch()
      touch.place = point
      touch.previousPlace = point
      touch.window = view?.window
      touch.view = view
      return delegate.gestureRecognizer(self, shouldReceive: touch)
    }
  }

  /// Recognizers compete where one's view lies in the other's.
  private func isNear(_ other: UIGestureRecognizer) -> Bool {
    guard let view, let otherView = other.view else { return false }
    return view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
  }

  private func mustWait(for other: UIGestureRecognizer) -> Bool {
    shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  private func runsBeside(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }
}
