import Foundation

/// Where a transition's views begin and end, and which of them an animator may touch.
///
/// A frame of zero says that the place isn't known.
@MainActor
struct TransitionPlaces {
  var fromInitial = CGRect.zero
  var fromFinal = CGRect.zero
  var toInitial = CGRect.zero
  var toFinal = CGRect.zero
  /// nil where the view stays as it is, outside of the container.
  var fromView: UIView?
  var toView: UIView?
  var style = UIModalPresentationStyle.none
  var isAnimated = true

  /// The places of a change from one full screen to another in a container of these bounds.
  static func replacing(_ from: UIView?, by to: UIView?, in bounds: CGRect) -> TransitionPlaces {
    TransitionPlaces(fromInitial: bounds, toFinal: bounds, fromView: from, toView: to)
  }
}
