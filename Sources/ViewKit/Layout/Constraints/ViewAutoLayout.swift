import Foundation

/// What Auto Layout keeps with each view.
@MainActor
struct ViewAutoLayout {
  /// Whether the view's frame is given, and not found by constraints.
  var translatesMask = true
  /// The active constraints that this view holds, in the order of activation.
  var constraints: [NSLayoutConstraint] = []
  /// The user's own guides.
  var guides: [UILayoutGuide] = []
  /// Guides that the view makes for itself, by what they are for.
  var systemGuides: [String: UILayoutGuide] = [:]
  /// How many times active constraints name this view or a guide of it.
  var uses = 0
  /// How many times active constraints reach from this view's tree to the outside.
  var crossings = 0
  /// How much the view resists growing beyond its own content.
  var hugging = AxisPriorities(both: .defaultLow)
  /// How much it resists being made smaller than its content.
  var compression = AxisPriorities(both: .defaultHigh)
  /// Whether `updateConstraints()` is due.
  var needsUpdate = true
  /// Whether that of a view below is.
  var descendantNeedsUpdate = true
  /// The last solution of the system whose root this view is, with the system it solves.
  var solved: (system: LayoutSystem, solution: LayoutSolution)?
}

/// A priority for each axis.
struct AxisPriorities {
  private var horizontal: UILayoutPriority
  private var vertical: UILayoutPriority

  init(both priority: UILayoutPriority) {
    (horizontal, vertical) = (priority, priority)
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { axis == .horizontal ? (horizontal = newValue) : (vertical = newValue) }
  }
}
