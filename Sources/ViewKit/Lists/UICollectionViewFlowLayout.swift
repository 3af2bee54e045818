// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import Geometry

/// Items in lines, like words on a page.
///
/// Follows UICollectionViewFlowLayout: a line is spread to both edges, the last one as if it were
/// filled up with items like its last; where only one fits, it stands in the middle. A line is as thick
/// as its thickest item, and thinner ones stand in its middle.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false

  private var items: [IndexPath: CGRect] = [:]
  private var headers: [Int: CGRect] = [:]
  private var footers: [Int: CGRect] = [:]
  private var order: [IndexPath] = []
  private var length: CGFloat = 0

  private var isVertical: Bool { scrollDirection == .vertical }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// The length of a line, insets included.
  private var breadth: CGFloat {
    guard let view = collectionView else { return 0 }
    let inset = view.adjustedContentInset
    return isVertical
      ? view.bounds.width - inset.left - inset.right
      : view.bounds.height - inset.top - inset.bottom
  }

  open override func prepare() {
    super.prepare()
    (items, headers, footers, order, length) = ([:], [:], [:], [], 0)
    guard let view = collectionView else { return }
    for section in 0..<view.numberOfSections { place(section, in: view) }
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfStale()
    return isVertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    return isVertical ? old.width != newBounds.width : old.height != newBounds.height
  }

  // MARK: - Placing

  private func place(_ section: Int, in view: UICollectionView) {
    let header =
      flowDelegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    placeStrip(header, at: \.headers, section)
    let inset =
      flowDelegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    length += (isVertical ? inset.top : inset.left)
    placeItems(of: section, in: view, inset)
    length += (isVertical ? inset.bottom : inset.right)
    let footer =
      flowDelegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    placeStrip(footer, at: \.footers, section)
  }

  private func placeStrip(
    _ size: CGSize, at strips: ReferenceWritableKeyPath<UICollectionViewFlowLayout, [Int: CGRect]>,
    _ section: Int
  ) {
    let thickness = isVertical ? size.height : size.width
    guard thickness > 0, thickness.isFinite else { return }
    self[keyPath: strips][section] = rect(along: length, thickness, across: 0, breadth)
    length += thickness
  }

  private func placeItems(of section: Int, in view: UICollectionView, _ inset: UIEdgeInsets) {
    let spacing =
      flowDelegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let lineSpacing =
      flowDelegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let (start, end) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let room = breadth - start - end
    var line: [(path: IndexPath, size: CGSize)] = []
    var used: CGFloat = 0
    var isFirstLine = true
    func close(isLast: Bool) {
      guard let last = line.last else { return }
      if !isFirstLine { length += lineSpacing }
      isFirstLine = false
      let own = isVertical ? last.size.width : last.size.height
      var count = line.count
      while isLast, own + spacing > 0, used + spacing + own <= room {
        used += spacing + own
        count += 1
      }
      let rest = max(0, room - used)
      placeLine(
        line, from: count == 1 ? start + rest / 2 : start,
        gap: count == 1 ? spacing : spacing + rest / CGFloat(count - 1))
      (line, used) = ([], 0)
    }
    for item in 0..<view.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let size = size(of: path, in: view)
      let own = isVertical ? size.width : size.height
      if !line.isEmpty, used + spacing + own > room + 1e-6 { close(isLast: false) }
      used += own + (line.isEmpty ? 0 : spacing)
      line.append((path, size))
    }
    close(isLast: true)
  }

  private func placeLine(
    _ line: [(path: IndexPath, size: CGSize)], from start: CGFloat, gap: CGFloat
  ) {
    let thickness = line.map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
    var place = start
    for (path, size) in line {
      let (own, across) = isVertical ? (size.height, size.width) : (size.width, size.height)
      items[path] = rect(along: length + (thickness - own) / 2, own, across: place, across)
      order.append(path)
      place += across + gap
    }
    length += thickness
  }

  private func size(of path: IndexPath, in view: UICollectionView) -> CGSize {
    let size =
      flowDelegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
    func usable(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 1e6) : 0 }
    return CGSize(width: usable(size.width), height: usable(size.height))
  }

  private func rect(
    along: CGFloat, _ length: CGFloat, across: CGFloat, _ breadth: CGFloat
  ) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: breadth, height: length)
      : CGRect(x: along, y: across, width: length, height: breadth)
  }

  // MARK: - Answers

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    prepareIfStale()
    let cells = order.filter { items[$0]?.intersects(rect) ?? false }
      .compactMap { layoutAttributesForItem(at: $0) }
    let strips = [
      (UICollectionView.elementKindSectionHeader, headers),
      (UICollectionView.elementKindSectionFooter, footers),
    ].flatMap { kind, strips in
      strips.keys.sorted().filter { strips[$0]?.intersects(rect) ?? false }.compactMap {
        layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: $0))
      }
    }
    return cells + strips
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfStale()
    guard let frame = items[indexPath] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfStale()
    let strips = elementKind == UICollectionView.elementKindSectionHeader ? headers : footers
    guard let frame = strips[indexPath.section] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = frame
    return attributes
  }
}
