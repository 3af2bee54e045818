/// A view that a list shows, puts aside and shows again.
@MainActor
protocol ReusedView: UIView {
  /// What it is asked for by; nil for a view that is not reused.
  var reuseIdentifier: String? { get }
  /// Whether its identifier has been registered anew: it is shown, but not reused.
  var isOutdated: Bool { get set }

  func prepareForReuse()
}

/// How a list's views are made, and those that were made and are not shown now.
@MainActor
struct ReusePool<View: ReusedView> {
  typealias Maker = @MainActor (_ identifier: String) -> View

  private var makers: [String: Maker] = [:]
  private var spares: [String: [View]] = [:]

  /// Has views of a name made by `make`, or by nobody.
  ///
  /// Views that were made before, shown or not, are not reused.
  mutating func register(_ make: Maker?, for name: String, shown: some Sequence<View>) {
    makers[name] = make
    spares[name] = nil
    for view in shown where view.reuseIdentifier == name { view.isOutdated = true }
  }

  /// A view that was put aside, or else a new one; nil for a name that nobody registered.
  mutating func take(_ name: String, identifier: String) -> View? {
    guard let spare = spares[name]?.popLast() else { return makers[name]?(identifier) }
    spare.prepareForReuse()
    return spare
  }

  /// Keeps a view that is no longer shown for the next that is asked for by its identifier.
  mutating func putAside(_ view: View) {
    view.removeFromSuperview()
    guard let identifier = view.reuseIdentifier, !view.isOutdated else { return }
    spares[identifier, default: []].append(view)
  }
}
