// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

/// Rows in sections, of which those in view have cells.
///
/// Follows UITableView's geometry, reuse and selection. Left out: editing by touch, indexes, swipe
/// actions, the rounded groups of the inset style.
///
/// The file is long since what users may override has to stand in the class itself.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  public static let automaticDimension: CGFloat = -1
  public static let indexSearch = "{search}"

  open private(set) var style: Style
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { keptDelegate as? any UITableViewDelegate }
    set { keptDelegate = newValue }
  }
  override var commonDelegate: (any UIScrollViewDelegate)? {
    get { delegate ?? keptDelegate }
    set {
      if let narrow = newValue as? any UITableViewDelegate {
        delegate = narrow
      } else {
        delegate = nil
        if newValue != nil { keptDelegate = newValue }
      }
    }
  }
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open var rowHeight = UITableView.automaticDimension { didSet { layoutIsStale = true } }
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { layoutIsStale = true } }
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { layoutIsStale = true } }
  open var estimatedRowHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var fillerRowHeight: CGFloat = 0
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  open var separatorColor: UIColor? = UITableView.defaultSeparatorColor
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var cellLayoutMarginsFollowReadableWidth = false
  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var insetsContentViewsToSafeArea = true
  open var isPrefetchingEnabled = true
  open var dragInteractionEnabled = false
  open var isEditing = false
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  private var rows = TableLayout()
  private var layoutIsStale = true
  private var laidOutWidth: CGFloat = -1
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var sectionViews: [String: UIView] = [:]
  private var separators: [CALayer] = []
  private var selected: [IndexPath] = []
  private var pool = ReusePool<UITableViewCell>()
  private var viewMakers: [String: @MainActor (String) -> UITableViewHeaderFooterView] = [:]

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  override func delegateChanged() {
    layoutIsStale = true
    setNeedsLayout()
  }

  private static let defaultSeparatorColor = UIColor(
    red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)

  // MARK: - Data

  open var numberOfSections: Int {
    updateLayout()
    return rows.sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    updateLayout()
    return rows.numberOfRows(in: section)
  }

  open func reloadData() {
    // In the order of the rows, since it decides which cell is reused where.
    for path in cells.keys.sorted() { cells.removeValue(forKey: path).map { pool.putAside($0) } }
    for name in sectionViews.keys.sorted() { sectionViews[name]?.removeFromSuperview() }
    sectionViews = [:]
    selected = []
    layoutIsStale = true
    setNeedsLayout()
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadKeeping() }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadKeeping() }
  open func reconfigureRows(at indexPaths: [IndexPath]) { reloadKeeping() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadKeeping() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadKeeping() }
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadKeeping() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadKeeping() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadKeeping() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadKeeping() }
  open func reloadSectionIndexTitles() {}
  open func beginUpdates() {}
  open func endUpdates() { reloadKeeping() }

  /// Makes changes and shows their result at once; changes of rows are not animated.
  @preconcurrency
  open func performBatchUpdates(
    _ updates: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    updates?()
    reloadKeeping()
    completion?(true)
  }

  private func reloadKeeping() {
    let kept = selected
    reloadData()
    selected = kept
  }

  open var hasUncommittedUpdates: Bool { false }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: - Reuse

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else {
      return pool.register(nil, for: identifier, shown: cells.values)
    }
    pool.register(
      { Registered.tableCell(of: type, identifier: $0) }, for: identifier, shown: cells.values)
  }

  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let viewClass = aClass as? UITableViewHeaderFooterView.Type else {
      viewMakers[identifier] = nil
      return
    }
    viewMakers[identifier] = { Registered.headerFooter(of: viewClass, identifier: $0) }
  }

  /// Has cells of an identifier made by a closure: for a class whose `init(coder:)` makes none.
  @preconcurrency
  open func register(
    forCellReuseIdentifier identifier: String,
    making make: @escaping @MainActor (_ identifier: String) -> UITableViewCell
  ) {
    pool.register(make, for: identifier, shown: cells.values)
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    pool.take(identifier, identifier: identifier)
  }

  /// - Precondition: A class is registered for the identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("no cell class is registered for the identifier \(identifier)")
    }
    return cell
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    viewMakers[identifier]?(identifier)
  }

  // MARK: - Geometry

  open func rect(forSection section: Int) -> CGRect {
    updateLayout()
    guard rows.sections.indices.contains(section) else { return .zero }
    return strip(rows.sections[section].top...rows.sections[section].end)
  }

  open func rectForHeader(inSection section: Int) -> CGRect {
    updateLayout()
    guard rows.sections.indices.contains(section) else { return .zero }
    return strip(rows.sections[section].header)
  }

  open func rectForFooter(inSection section: Int) -> CGRect {
    updateLayout()
    guard rows.sections.indices.contains(section) else { return .zero }
    return strip(rows.sections[section].footer)
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    updateLayout()
    return rows.span(of: indexPath).map { strip($0) } ?? .zero
  }

  private func strip(_ span: ClosedRange<CGFloat>) -> CGRect {
    let inset: CGFloat = style == .insetGrouped ? 16 : 0
    return CGRect(
      x: inset, y: span.lowerBound, width: max(0, bounds.width - 2 * inset),
      height: span.upperBound - span.lowerBound)
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 0.001)))?.first
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    updateLayout()
    return rows.paths(from: rect.minY, to: rect.maxY)
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    updateCells()
    return cells[indexPath]
  }

  open var visibleCells: [UITableViewCell] {
    updateCells()
    return cells.keys.sorted().compactMap { cells[$0] }
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    updateCells()
    return cells.keys.sorted()
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    updateCells()
    return sectionViews["header \(section)"] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    updateCells()
    return sectionViews["footer \(section)"] as? UITableViewHeaderFooterView
  }

  // MARK: - Scrolling

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let rect = rectForRow(at: indexPath)
    let inset = adjustedContentInset
    let (top, shown) = (inset.top, bounds.height - inset.top - inset.bottom)
    let offset: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: offset = rect.minY - top
    case .middle: offset = rect.midY - top - shown / 2
    case .bottom: offset = rect.maxY - top - shown
    }
    setContentOffset(limited(CGPoint(x: contentOffset.x, y: offset)), animated: animated)
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = selected.first { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  // MARK: - Selection

  open var indexPathForSelectedRow: IndexPath? { selected.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selected where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateCells()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    layoutIsStale = true
    setNeedsLayout()
  }

  /// Asks for all heights, once after each reload.
  private func updateLayout() {
    guard layoutIsStale || laidOutWidth != bounds.width else { return }
    layoutIsStale = false
    laidOutWidth = bounds.width
    rows = TableLayout(from: tableHeaderView?.frame.height ?? 0)
    if let dataSource {
      let count = max(0, dataSource.numberOfSections(in: self))
      for section in 0..<count { add(section, from: dataSource) }
    }
    contentSize = CGSize(
      width: bounds.width, height: rows.height + (tableFooterView?.frame.height ?? 0))
  }

  private func add(_ section: Int, from dataSource: any UITableViewDataSource) {
    let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
    let heights = (0..<count).map { height(ofRow: IndexPath(row: $0, section: section)) }
    rows.add(
      header: headerHeight(of: section, from: dataSource), rows: heights,
      footer: footerHeight(of: section, from: dataSource))
  }

  private func height(ofRow path: IndexPath) -> CGFloat {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard height == Self.automaticDimension else { return height }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return 44 }
    defer { pool.putAside(cell) }
    let fitting = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // A cell without constraints of its own has the standard height.
    return cell.contentView.constraints.isEmpty ? 44 : fitting.height
  }

  private func headerHeight(
    of section: Int, from dataSource: any UITableViewDataSource
  ) -> CGFloat {
    let asked = delegate?.tableView(self, heightForHeaderInSection: section)
    let height = asked.flatMap { $0 == Self.automaticDimension ? nil : $0 } ?? sectionHeaderHeight
    guard height == Self.automaticDimension else { return height }
    let hasHeader =
      delegate?.tableView(self, viewForHeaderInSection: section) != nil
      || dataSource.tableView(self, titleForHeaderInSection: section) != nil
    return hasHeader ? 28 : style == .plain ? 0 : 18
  }

  private func footerHeight(
    of section: Int, from dataSource: any UITableViewDataSource
  ) -> CGFloat {
    let asked = delegate?.tableView(self, heightForFooterInSection: section)
    let height = asked.flatMap { $0 == Self.automaticDimension ? nil : $0 } ?? sectionFooterHeight
    guard height == Self.automaticDimension else { return height }
    let hasFooter =
      delegate?.tableView(self, viewForFooterInSection: section) != nil
      || dataSource.tableView(self, titleForFooterInSection: section) != nil
    return hasFooter ? 28 : style == .plain ? 0 : 18
  }

  /// Gives the rows in view their cells, and puts those out of view aside.
  private func updateCells() {
    updateLayout()
    guard let dataSource else { return }
    let shown = rows.paths(from: shownBounds.minY, to: shownBounds.maxY)
    let kept = Set(shown)
    for path in cells.keys.sorted() where !kept.contains(path) {
      guard let cell = cells.removeValue(forKey: path) else { continue }
      pool.putAside(cell)
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    for path in shown {
      if cells[path] == nil { show(dataSource.tableView(self, cellForRowAt: path), at: path) }
      let rect = rectForRow(at: path)
      if let cell = cells[path], cell.frame != rect { cell.frame = rect }
    }
    placeSectionViews()
    placeSeparators(under: shown)
    tableHeaderView?.frame.origin = .zero
    tableFooterView?.frame.origin = CGPoint(x: 0, y: rows.height)
    backgroundView?.frame = bounds
  }

  private func show(_ cell: UITableViewCell, at path: IndexPath) {
    cells[path] = cell
    UIView.performWithoutAnimation {
      cell.frame = rectForRow(at: path)
      cell.isSelected = selected.contains(path)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      addSubview(cell)
    }
  }

  private func placeSectionViews() {
    for (index, section) in rows.sections.enumerated()
    where section.end > shownBounds.minY && section.top < shownBounds.maxY {
      place("header \(index)", in: rectForHeader(inSection: index)) {
        delegate?.tableView(self, viewForHeaderInSection: index)
          ?? titled(dataSource?.tableView(self, titleForHeaderInSection: index))
      }
      place("footer \(index)", in: rectForFooter(inSection: index)) {
        delegate?.tableView(self, viewForFooterInSection: index)
          ?? titled(dataSource?.tableView(self, titleForFooterInSection: index))
      }
    }
  }

  private func titled(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  /// A header of the plain style stays in view while its section is.
  private func place(_ key: String, in rect: CGRect, make: () -> UIView?) {
    guard rect.height > 0 else { return }
    let view: UIView
    if let known = sectionViews[key] {
      view = known
    } else if let made = make() {
      sectionViews[key] = made
      addSubview(made)
      view = made
    } else {
      return
    }
    if view.frame != rect { view.frame = rect }
  }

  private func placeSeparators(under paths: [IndexPath]) {
    let isShown = separatorStyle != .none
    let lines = isShown ? paths : []
    while separators.count < lines.count {
      let line = CALayer()
      separators.append(line)
      layer.addSublayer(line)
    }
    let thickness = 1 / VirtualClock.current.stageScale
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, line) in separators.enumerated() {
      line.isHidden = index >= lines.count
      guard index < lines.count else { continue }
      let rect = rectForRow(at: lines[index])
      line.backgroundColor = separatorColor?.cgColor
      line.zPosition = 1
      line.frame = CGRect(
        x: rect.minX + separatorInset.left, y: rect.maxY - thickness,
        width: max(0, rect.width - separatorInset.left - separatorInset.right), height: thickness)
    }
    CATransaction.commit()
  }
}
