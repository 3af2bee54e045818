// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Geometry
public import LayerTree

/// Where one element of a collection lies, and how it looks there.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform3D = CATransform3DIdentity
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var indexPath = IndexPath(item: 0, section: 0)
  open private(set) var representedElementKind: String?
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  // Required, so that a copy is of the subclass it is made from.
  public required override init() {
    super.init()
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  /// A copy of the same class with what this class knows.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    (copy.center, copy.size, copy.alpha, copy.isHidden) = (center, size, alpha, isHidden)
    (copy.transform, copy.transform3D) = (transform, transform3D)
    (copy.zIndex, copy.indexPath) = (zIndex, indexPath)
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    return copy
  }
}

/// What of a layout a change makes stale.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { true }
  open var invalidateDataSourceCounts: Bool { false }
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero

  public override init() {
    super.init()
  }
}

/// Says where the elements of a collection lie.
///
/// Subclasses do; this one places nothing.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Called where something was read from a nib; nothing is.
  open func awakeFromNib() {}

  open internal(set) weak var collectionView: UICollectionView?
  /// Whether `prepare()` is due.
  var isStale = true

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }

  open func invalidateLayout() {
    isStale = true
    collectionView?.setNeedsLayout()
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  /// Prepares, if that is due.
  func prepareIfStale() {
    guard isStale else { return }
    isStale = false
    prepare()
  }
}
