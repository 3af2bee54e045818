// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Items placed by a layout, of which those in view have cells.
///
/// Follows UICollectionView's geometry, reuse and selection. Left out: diffable sources, compositional
/// layouts, drag and drop, animated changes of items.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// Where an item is scrolled to; raw values as in the SDK.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { keptDelegate as? any UICollectionViewDelegate }
    set { keptDelegate = newValue }
  }
  override var commonDelegate: (any UIScrollViewDelegate)? {
    get { delegate ?? keptDelegate }
    set {
      if let narrow = newValue as? any UICollectionViewDelegate {
        delegate = narrow
      } else {
        delegate = nil
        if newValue != nil { keptDelegate = newValue }
      }
    }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutReplaced(oldValue) }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isPrefetchingEnabled = true
  open var isEditing = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = false
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// What is shown, by kind (nil for cells) and place.
  private var shown: [Element: UICollectionReusableView] = [:]
  private var selected: [IndexPath] = []
  private var pool = ReusePool<UICollectionReusableView>()
  private var laidOutSize = CGSize(width: -1, height: -1)

  private struct Element: Hashable, Comparable {
    var kind = ""
    var path: IndexPath

    static func < (left: Element, right: Element) -> Bool {
      (left.path, left.kind) < (right.path, right.kind)
    }
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: - Data

  open var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }

  open func numberOfItems(inSection section: Int) -> Int {
    max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0)
  }

  open func reloadData() {
    // In the order of the items, since it decides which cell is reused where.
    for element in shown.keys.sorted() { shown.removeValue(forKey: element).map(putAside) }
    selected = []
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  open func reloadSections(_ sections: IndexSet) { reloadKeeping() }
  open func reloadItems(at indexPaths: [IndexPath]) { reloadKeeping() }
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadKeeping() }
  open func insertSections(_ sections: IndexSet) { reloadKeeping() }
  open func deleteSections(_ sections: IndexSet) { reloadKeeping() }
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadKeeping() }
  open func insertItems(at indexPaths: [IndexPath]) { reloadKeeping() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadKeeping() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadKeeping() }

  /// Makes changes and shows their result at once; changes of items are not animated.
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

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  @preconcurrency
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard animated else {
      collectionViewLayout = layout
      completion?(true)
      return
    }
    UIView.animate(withDuration: 0.3) {
      self.collectionViewLayout = layout
      self.layoutIfNeeded()
    } completion: {
      completion?($0)
    }
  }

  private func layoutReplaced(_ old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
  }

  // MARK: - Reuse

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, as: identifier)
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, as: elementKind + "/" + identifier)
  }

  private func register(_ someClass: AnyClass?, as name: String) {
    guard let type = someClass as? UICollectionReusableView.Type else {
      return pool.register(nil, for: name, shown: shown.values)
    }
    pool.register(
      { Registered.reusableView(of: type, identifier: $0) }, for: name, shown: shown.values)
  }

  /// Has cells of an identifier made by a closure: for a class whose `init(coder:)` makes none.
  @preconcurrency
  open func register(
    forCellWithReuseIdentifier identifier: String,
    making make: @escaping @MainActor (_ identifier: String) -> UICollectionViewCell
  ) {
    pool.register(make, for: identifier, shown: shown.values)
  }

  /// - Precondition: A class of cells is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = dequeue(identifier, identifier, at: indexPath) as? UICollectionViewCell else {
      preconditionFailure("no cell class is registered for the identifier \(identifier)")
    }
    return cell
  }

  /// - Precondition: A class is registered for the kind and the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(elementKind + "/" + identifier, identifier, at: indexPath) else {
      preconditionFailure("no view class is registered for the identifier \(identifier)")
    }
    return view
  }

  private func dequeue(
    _ key: String, _ identifier: String, at path: IndexPath
  ) -> UICollectionReusableView? {
    guard let view = pool.take(key, identifier: identifier) else { return nil }
    if let attributes = collectionViewLayout.layoutAttributesForItem(at: path) {
      UIView.performWithoutAnimation { view.bounds.size = attributes.size }
    }
    return view
  }

  /// Cells are reused, views of other kinds are not.
  private func putAside(_ view: UICollectionReusableView) {
    if view is UICollectionViewCell { pool.putAside(view) } else { view.removeFromSuperview() }
  }

  // MARK: - Geometry

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfStale()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfStale()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    updateElements()
    return shown.keys.sorted().first {
      $0.kind.isEmpty && shown[$0]?.frame.contains(point) ?? false
    }?.path
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    updateElements()
    return shown[Element(path: indexPath)] as? UICollectionViewCell
  }

  open var visibleCells: [UICollectionViewCell] {
    updateElements()
    return shown.keys.sorted().compactMap { shown[$0] as? UICollectionViewCell }
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    updateElements()
    return shown.keys.sorted().filter(\.kind.isEmpty).map(\.path)
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    updateElements()
    return shown[Element(kind: elementKind, path: indexPath)]
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    updateElements()
    return shown.keys.sorted().filter { $0.kind == elementKind }.compactMap { shown[$0] }
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    updateElements()
    return shown.keys.sorted().filter { $0.kind == elementKind }.map(\.path)
  }

  // MARK: - Scrolling

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    updateContentSize()
    let inset = adjustedContentInset
    let shown = bounds.inset(by: inset).size
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) {
      offset.y = frame.midY - shown.height / 2 - inset.top
    }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - shown.height - inset.top }
    if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - shown.width / 2 - inset.left
    }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - shown.width - inset.left }
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    setContentOffset(limited(offset), animated: animated)
  }

  // MARK: - Selection

  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selected where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    (shown[Element(path: indexPath)] as? UICollectionViewCell)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    (shown[Element(path: indexPath)] as? UICollectionViewCell)?.isSelected = false
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateElements()
  }

  private func updateContentSize() {
    if laidOutSize != bounds.size {
      laidOutSize = bounds.size
      collectionViewLayout.isStale = true
    }
    collectionViewLayout.prepareIfStale()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Gives the elements in view their views, and puts those out of view aside.
  private func updateElements() {
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      collectionViewLayout.isStale = true
    }
    updateContentSize()
    guard let dataSource, !bounds.isEmpty else { return }
    let visible = collectionViewLayout.layoutAttributesForElements(in: shownBounds) ?? []
    let places = visible.filter { $0.frame.intersects(shownBounds) }
    let elements = places.map { Element(kind: $0.representedElementKind ?? "", path: $0.indexPath) }
    let kept = Set(elements)
    for element in shown.keys.sorted() where !kept.contains(element) {
      guard let view = shown.removeValue(forKey: element) else { continue }
      putAside(view)
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
      }
    }
    for (element, attributes) in zip(elements, places) {
      if let view = shown[element] {
        view.take(attributes)
      } else {
        show(element, attributes, from: dataSource)
      }
    }
    backgroundView?.frame = bounds
  }

  private func show(
    _ element: Element, _ attributes: UICollectionViewLayoutAttributes,
    from dataSource: any UICollectionViewDataSource
  ) {
    UIView.performWithoutAnimation {
      let view =
        element.kind.isEmpty
        ? dataSource.collectionView(self, cellForItemAt: element.path)
        : dataSource.collectionView(
          self, viewForSupplementaryElementOfKind: element.kind, at: element.path)
      shown[element] = view
      view.take(attributes)
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = selected.contains(element.path)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
      }
      addSubview(view)
    }
  }
}
