import Foundation

/// The constraints that lay out a stack's arranged views.
///
/// Along the axis the first view begins where the stack does and the last ends where it ends; what
/// lies between is the distribution's. Across, each view keeps within the stack, which is as thick as
/// the thickest. A hidden view has no length and no space after it.
@MainActor
struct StackArrangement {
  private let stack: UIStackView
  private let views: [UIView]
  private let hidden: [UIView]
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var gaps: [UILayoutGuide] = []

  init(of stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    hidden = stack.arrangedSubviews.filter(\.isHidden)
  }

  private var isHorizontal: Bool { stack.axis == .horizontal }
  private var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
  private var center: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
  private var crossStart: NSLayoutConstraint.Attribute { isHorizontal ? .top : .leading }
  private var crossEnd: NSLayoutConstraint.Attribute { isHorizontal ? .bottom : .trailing }
  private var crossLength: NSLayoutConstraint.Attribute { isHorizontal ? .height : .width }
  private var crossCenter: NSLayoutConstraint.Attribute { isHorizontal ? .centerY : .centerX }

  /// What the views lie in: the stack, or its margins.
  private var canvas: any LayoutItem {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  mutating func arrange() {
    arrangeHidden()
    guard let first = views.first, let last = views.last else { return }
    add(first, start, .equal, canvas, start)
    add(last, end, .equal, canvas, end)
    switch stack.distribution {
    case .fill: chain()
    case .fillEqually:
      chain()
      for view in views.dropFirst() { add(view, length, .equal, first, length) }
    case .fillProportionally:
      chain()
      addProportions()
    case .equalSpacing: addEqualGaps()
    case .equalCentering: addEqualCenters()
    }
    for view in views { arrangeAcross(view) }
    addBaselines()
    addThickness()
  }

  private mutating func add(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: (any LayoutItem)?,
    _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      LayoutQuantity(item, attribute), relation, LayoutQuantity(other, otherAttribute),
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraints.append(constraint)
  }

  /// A hidden view shrinks to nothing where the next one begins.
  private mutating func arrangeHidden() {
    for view in hidden {
      add(view, length, .equal, nil, .notAnAttribute)
      add(view, crossStart, .equal, canvas, crossStart)
      add(view, crossEnd, .equal, canvas, crossEnd, priority: .init(999))
      let all = stack.arrangedSubviews
      let index = all.firstIndex { $0 === view } ?? 0
      if let next = all[index...].first(where: { !$0.isHidden }) {
        add(view, start, .equal, next, start)
      } else if let previous = views.last {
        add(view, start, .equal, previous, end)
      } else {
        add(view, start, .equal, canvas, start)
      }
    }
  }

  // MARK: - Along the axis

  /// Each view begins a space after the one before it.
  private mutating func chain() {
    for (view, next) in zip(views, views.dropFirst()) {
      add(next, start, .equal, view, end, constant: stack.space(after: view))
    }
  }

  /// Lengths in proportion to the contents' own.
  private mutating func addProportions() {
    let lengths = views.map { view in
      let size = view.intrinsicContentSize
      return max(0, isHorizontal ? size.width : size.height)
    }
    guard let base = views.indices.first(where: { lengths[$0] > 0 }) else { return }
    for index in views.indices where index != base && lengths[index] > 0 {
      add(
        views[index], length, .equal, views[base], length,
        multiplier: lengths[index] / lengths[base], priority: .init(999))
    }
  }

  /// Gaps of one length, each at least the space that is asked for.
  private mutating func addEqualGaps() {
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = makeGap()
      add(gap, start, .equal, view, end)
      add(next, start, .equal, gap, end)
      add(
        gap, length, .greaterThanOrEqual, nil, .notAnAttribute, constant: stack.space(after: view))
      if gaps.count > 1 { add(gap, length, .equal, gaps[0], length, priority: .init(149)) }
    }
    addCompactness()
  }

  /// Centers at one distance, the views at least the space apart that is asked for.
  private mutating func addEqualCenters() {
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = makeGap()
      add(gap, start, .equal, view, center)
      add(gap, end, .equal, next, center)
      add(next, start, .greaterThanOrEqual, view, end, constant: stack.space(after: view))
      if gaps.count > 1 { add(gap, length, .equal, gaps[0], length, priority: .init(149)) }
    }
    addCompactness()
  }

  /// A stack that nothing stretches is as long as its contents with their least spaces.
  private mutating func addCompactness() {
    add(stack, length, .equal, nil, .notAnAttribute, priority: .init(49))
  }

  private mutating func makeGap() -> UILayoutGuide {
    let gap = UILayoutGuide()
    // Across the axis a gap is a point of the stack, so that nothing of it stays open.
    gap.owningView = stack
    gaps.append(gap)
    add(gap, crossStart, .equal, stack, crossStart)
    add(gap, crossLength, .equal, nil, .notAnAttribute)
    return gap
  }

  // MARK: - Across the axis

  private mutating func arrangeAcross(_ view: UIView) {
    switch stack.alignment {
    case .fill:
      add(view, crossStart, .equal, canvas, crossStart)
      add(view, crossEnd, .equal, canvas, crossEnd)
    case .leading:
      add(view, crossStart, .equal, canvas, crossStart)
      add(view, crossEnd, .lessThanOrEqual, canvas, crossEnd)
    case .trailing:
      add(view, crossEnd, .equal, canvas, crossEnd)
      add(view, crossStart, .greaterThanOrEqual, canvas, crossStart)
    case .center:
      add(view, crossCenter, .equal, canvas, crossCenter)
      keepWithin(view)
    case .firstBaseline, .lastBaseline: keepWithin(view)
    }
  }

  private mutating func keepWithin(_ view: UIView) {
    add(view, crossStart, .greaterThanOrEqual, canvas, crossStart)
    add(view, crossEnd, .lessThanOrEqual, canvas, crossEnd)
  }

  private mutating func addBaselines() {
    guard isHorizontal, let first = views.first else { return }
    let attribute: NSLayoutConstraint.Attribute
    switch stack.alignment {
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    default: return
    }
    for view in views.dropFirst() { add(view, attribute, .equal, first, attribute) }
  }

  /// A stack that nothing stretches is no thicker than its contents.
  private mutating func addThickness() {
    guard stack.alignment != .fill else { return }
    add(stack, crossLength, .equal, nil, .notAnAttribute, priority: .init(49))
    for view in views where view.intrinsicContentSize == Self.noContent {
      // Without content of its own a view is as thick as the stack lets it be.
      add(view, crossLength, .equal, canvas, crossLength, priority: .init(48))
    }
  }

  private static let noContent = CGSize(
    width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
}
