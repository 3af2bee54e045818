/// An animator that may find that it can't run.
@MainActor
protocol RefusingAnimator: AnyObject {
  /// Why the transition that it began last can't be shown, as a clause; nil where it can.
  var refusal: String? { get }
}
