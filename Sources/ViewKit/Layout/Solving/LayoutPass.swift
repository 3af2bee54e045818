import Foundation
import Geometry
import LayerTree

/// The constraints that belong together, as a system, and its solution put into frames.
///
/// They reach from a root view, whose size is given, down to every view that constraints connect with
/// it. A view whose frame is given (it translates its mask) takes part with that frame. Trees that no
/// constraint connects are solved apart, so a layout costs what depends on it and no more.
@MainActor
struct LayoutPass {
  let root: UIView
  private(set) var system = LayoutSystem()
  private var boxes: [ObjectIdentifier: LayoutBox] = [:]
  /// The views that constraints place, parents before children.
  private var placed: [UIView] = []
  /// The guides that they place.
  private var guides: [UILayoutGuide] = []
  /// Which constraint a row of the system is, by row.
  private var sources: [Int: NSLayoutConstraint] = [:]

  /// The constraints on which the frames of what lies in `view` depend.
  init(for view: UIView) {
    var root = view
    while let above = root.superview,
      root.isPlacedByConstraints || root.autoLayout.crossings > 0
    {
      // What was found while the view was the root, of a size in passing, is past.
      root.forgetSolution()
      root = above
    }
    self.root = root
    boxes[ObjectIdentifier(root)] = LayoutBox(CGRect(origin: .zero, size: root.bounds.size))
    collect(root)
  }

  /// The constraints in `view` alone, its own size being open but for a wish.
  init(fitting view: UIView, to wish: CGSize, _ priorities: AxisPriorities) {
    root = view
    let box = LayoutBox(sizeIn: &system)
    boxes[ObjectIdentifier(view)] = box
    system.add(
      box.width.adding(-wish.width.finite), .equal,
      priority: priorities[.horizontal].weight)
    system.add(
      box.height.adding(-wish.height.finite), .equal, priority: priorities[.vertical].weight)
    addContentSize(of: view)
    collect(view)
  }

  // MARK: - Collecting

  private mutating func collect(_ view: UIView) {
    for constraint in view.autoLayout.constraints { add(constraint) }
    for subview in view.subviews {
      let isPlaced = subview.isPlacedByConstraints
      guard isPlaced || subview.autoLayout.crossings > 0 else { continue }
      if isPlaced {
        _ = box(of: subview)
        addContentSize(of: subview)
      }
      collect(subview)
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let owner = constraint.owner, constraint.first.isComplete,
      !constraint.second.isSomething || constraint.second.isComplete
    else { return }
    var expression = value(of: constraint.first, seenFrom: owner, with: constraint.second)
    if constraint.second.isSomething {
      let second = value(of: constraint.second, seenFrom: owner, with: constraint.first)
      expression.add(second, times: -constraint.multiplier.finite)
    }
    expression.constant -= constraint.constant.finite
    let relation = LayoutSystem.Relation(rawValue: constraint.relation.rawValue) ?? .equal
    sources[system.rows.count] = constraint
    system.add(expression, relation, priority: constraint.priority.weight)
  }

  private mutating func addContentSize(of view: UIView) {
    let content = view.intrinsicContentSize
    for axis in NSLayoutConstraint.Axis.both {
      let length = axis == .horizontal ? content.width : content.height
      guard length >= 0, length.isFinite else { continue }
      let own = attribute(axis == .horizontal ? .width : .height, of: view, seenFrom: view)
        .adding(-Double(length))
      system.add(own, .atMost, priority: view.contentHuggingPriority(for: axis).weight)
      system.add(
        own, .atLeast, priority: view.contentCompressionResistancePriority(for: axis).weight)
    }
  }

  // MARK: - Values

  private mutating func value(
    of quantity: LayoutQuantity, seenFrom owner: UIView, with other: LayoutQuantity
  ) -> LinearExpression {
    guard let item = quantity.item else { return LinearExpression() }
    // Edges of a scroll view, seen by what lies in it, are those of its content.
    if let scrollView = item as? UIScrollView, quantity.attribute.isEdge,
      let inner = other.item?.layoutView, inner !== scrollView,
      inner.isDescendant(of: scrollView)
    {
      return attribute(quantity.attribute, of: scrollView.contentLayoutGuide, seenFrom: owner)
    }
    var result = attribute(quantity.attribute, of: item, seenFrom: owner)
    if quantity.isDistance, let origin = quantity.origin {
      result.add(attribute(quantity.originAttribute, of: origin, seenFrom: owner), times: -1)
    }
    return result
  }

  /// An attribute of an item in the coordinates of a view that it lies in.
  private mutating func attribute(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, seenFrom owner: UIView
  ) -> LinearExpression {
    guard let view = item.layoutView else { return LinearExpression() }
    let isGuide = item !== view
    var box = isGuide ? box(of: item, in: view) : box(of: view)
    if !isGuide {
      if view === owner { (box.x, box.y) = (LinearExpression(), LinearExpression()) }
      box = box.inset(view.insets(for: attribute))
    }
    var space: UIView? = isGuide || view === owner ? view : view.superview
    while let outer = space, outer !== owner {
      box = box.moved(by: self.box(of: outer), less: outer.bounds.origin)
      space = outer.superview
    }
    return box.value(of: attribute)
  }

  /// A view's rectangle in its superview's coordinates; that of the root lies at its own origin.
  private mutating func box(of view: UIView) -> LayoutBox {
    if let known = boxes[ObjectIdentifier(view)] { return known }
    let box: LayoutBox
    if view.isPlacedByConstraints {
      box = LayoutBox(in: &system)
      placed.append(view)
    } else {
      box = LayoutBox(view.frameWithoutTransform)
    }
    boxes[ObjectIdentifier(view)] = box
    return box
  }

  /// A guide's rectangle in its view's coordinates.
  private mutating func box(of item: any LayoutItem, in view: UIView) -> LayoutBox {
    guard let guide = item as? UILayoutGuide else { return LayoutBox(.zero) }
    if let known = boxes[ObjectIdentifier(guide)] { return known }
    var own = LayoutBox(.zero)
    let outer = box(of: view)
    (own.width, own.height) = (outer.width, outer.height)
    let box: LayoutBox
    switch guide.kind {
    case .inset(let insets): box = own.inset(insets(view).finite)
    case .scrollFrame:
      own.x.constant = view.bounds.minX.finite
      own.y.constant = view.bounds.minY.finite
      box = own
    case .scrollContent:
      box = LayoutBox(sizeIn: &system)
      guides.append(guide)
    case .free:
      box = LayoutBox(in: &system)
      guides.append(guide)
    }
    boxes[ObjectIdentifier(guide)] = box
    return box
  }

  // MARK: - Results

  /// The solution; the last one, if nothing has changed since.
  private func solution() -> (solution: LayoutSolution, isNew: Bool) {
    if let solved = root.autoLayout.solved, solved.system == system {
      return (solved.solution, false)
    }
    return (system.solution(), true)
  }

  /// Puts what lies in `view` where the constraints say, and marks other views that have to follow.
  func place(subviewsOf view: UIView) {
    let (solution, isNew) = solution()
    if isNew {
      root.autoLayout.solved = (system, solution)
      root.layer.drawingIssue = issue(of: solution)
    }
    for guide in guides where guide.owningView === view {
      guide.solvedFrame = rect(of: guide, in: solution)
      if case .scrollContent = guide.kind, let scrollView = view as? UIScrollView {
        scrollView.contentSize = guide.solvedFrame.size
      }
    }
    for item in placed {
      if isNew { item.forgetSolution() }
      let rect = rect(of: item, in: solution)
      if item.superview === view {
        item.take(rect)
      } else if isNew, item.frameWithoutTransform != rect {
        item.superview?.setNeedsLayout()
      }
    }
  }

  /// The root's size for a layout that fits it.
  func fittingSize() -> CGSize {
    rect(of: root, in: system.solution()).size
  }

  /// Whether the values of an item's rectangle could be others.
  func isAmbiguous(_ item: AnyObject) -> Bool {
    guard let box = boxes[ObjectIdentifier(item)] else { return false }
    let solution = system.solution()
    return [box.x, box.y, box.width, box.height].contains { expression in
      expression.terms.contains { solution.isAmbiguous[$0.variable] }
    }
  }

  private func rect(of item: AnyObject, in solution: LayoutSolution) -> CGRect {
    guard let box = boxes[ObjectIdentifier(item)] else { return .zero }
    return box.rect(solution.values).onPixels(scale: VirtualClock.current.stageScale)
  }

  /// What can't be as asked; nil when all required constraints hold.
  private func issue(of solution: LayoutSolution) -> LayerIssue? {
    if !solution.isComplete { return .layoutTooLarge(layer: root.nameInMessages) }
    guard let row = solution.broken.last, let constraint = sources[row] else { return nil }
    return .unsatisfiableConstraint(constraint.formula, layer: root.nameInMessages)
  }
}
