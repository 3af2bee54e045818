// Calls of requirements that are optional in UIKit, with a question mark behind their names; see
// OptionalCalls.swift.

public import Foundation

extension UIScrollViewDelegate {
  /// What `scrollViewDidScroll?(_:)` calls.
  public var scrollViewDidScroll: (@MainActor (UIScrollView) -> Void)? {
    { scrollView in self.scrollViewDidScroll(scrollView) }
  }

  /// What `scrollViewDidZoom?(_:)` calls.
  public var scrollViewDidZoom: (@MainActor (UIScrollView) -> Void)? {
    { scrollView in self.scrollViewDidZoom(scrollView) }
  }

  /// What `scrollViewWillBeginDragging?(_:)` calls.
  public var scrollViewWillBeginDragging: (@MainActor (UIScrollView) -> Void)? {
    { scrollView in self.scrollViewWillBeginDragging(scrollView) }
  }

  /// What `scrollViewWillBeginDecelerating?(_:)` calls.
  public var scrollViewWillBeginDecelerating: (@MainActor (UIScrollView) -> Void)? {
    { scrollView in self.scrollViewWillBeginDecelerating(scrollView) }
  }

  /// What `scrollViewDidEndDecelerating?(_:)` calls.
  public var scrollViewDidEndDecelerating: (@MainActor (UIScrollView) -> Void)? {
    { scrollView in self.scrollViewDidEndDecelerating(scrollView) }
  }

  /// What `scrollViewDidEndScrollingAnimation?(_:)` calls.
  public var scrollViewDidEndScrollingAnimation: (@MainActor (UIScrollView) -> Void)? {
    { scrollView in self.scrollViewDidEndScrollingAnimation(scrollView) }
  }

  /// What `scrollViewDidScrollToTop?(_:)` calls.
  public var scrollViewDidScrollToTop: (@MainActor (UIScrollView) -> Void)? {
    { scrollView in self.scrollViewDidScrollToTop(scrollView) }
  }

  /// What `scrollViewDidEndDragging?(_:willDecelerate:)` calls.
  @_disfavoredOverload
  public var scrollViewDidEndDragging: DragEndCall? { DragEndCall(delegate: self) }
}

/// What `scrollViewDidEndDragging?(_:willDecelerate:)` calls.
@MainActor
public struct DragEndCall {
  let delegate: any UIScrollViewDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
}

extension UITableViewDelegate {
  /// What `tableView?(_:didSelectRowAt:)` and the others call.
  @_disfavoredOverload
  public var tableView: TableDelegateCall? { TableDelegateCall(delegate: self) }
}

/// The calls of this delegate's methods that are optional in UIKit.
@MainActor
public struct TableDelegateCall {
  let delegate: any UITableViewDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    delegate.tableView(tableView, heightForRowAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, didSelectRowAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    delegate.tableView(tableView, willSelectRowAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, didHighlightRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, didHighlightRowAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    delegate.tableView(tableView, heightForHeaderInSection: section)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    delegate.tableView(tableView, heightForFooterInSection: section)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    delegate.tableView(tableView, viewForHeaderInSection: section)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? {
    delegate.tableView(tableView, viewForFooterInSection: section)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }
}

extension UITableViewDataSource {
  /// What `tableView?(_:titleForHeaderInSection:)` and the others call.
  @_disfavoredOverload
  public var tableView: TableSourceCall? { TableSourceCall(delegate: self) }
}

/// The calls of this delegate's methods that are optional in UIKit.
@MainActor
public struct TableSourceCall {
  let delegate: any UITableViewDataSource

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    delegate.tableView(tableView, titleForHeaderInSection: section)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    delegate.tableView(tableView, titleForFooterInSection: section)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool {
    delegate.tableView(tableView, canEditRowAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool {
    delegate.tableView(tableView, canMoveRowAt: indexPath)
  }
}

extension UICollectionViewDelegate {
  /// What `collectionView?(_:didSelectItemAt:)` and the others call.
  @_disfavoredOverload
  public var collectionView: CollectionDelegateCall? { CollectionDelegateCall(delegate: self) }
}

/// The calls of this delegate's methods that are optional in UIKit.
@MainActor
public class CollectionDelegateCall {
  private let delegate: any UICollectionViewDelegate

  init(delegate: any UICollectionViewDelegate) {
    self.delegate = delegate
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset offset: CGPoint
  ) -> CGPoint {
    delegate.collectionView(collectionView, targetContentOffsetForProposedContentOffset: offset)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }
}

extension UICollectionViewDelegateFlowLayout {
  /// What `collectionView?(_:layout:sizeForItemAt:)` and the others call.
  @_disfavoredOverload
  public var collectionView: FlowLayoutDelegateCall? { FlowLayoutDelegateCall(delegate: self) }
}

/// The calls of this delegate's methods that are optional in UIKit.
@MainActor
public final class FlowLayoutDelegateCall: CollectionDelegateCall {
  private let delegate: any UICollectionViewDelegateFlowLayout

  init(delegate: any UICollectionViewDelegateFlowLayout) {
    self.delegate = delegate
    super.init(delegate: delegate)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    delegate.collectionView(
      collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    delegate.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    delegate.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    delegate.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    delegate.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}

extension UICollectionViewDataSource {
  /// What `collectionView?(_:canMoveItemAt:)` and the others call.
  @_disfavoredOverload
  public var collectionView: CollectionSourceCall? { CollectionSourceCall(delegate: self) }
}

/// The calls of this delegate's methods that are optional in UIKit.
@MainActor
public struct CollectionSourceCall {
  let delegate: any UICollectionViewDataSource

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    delegate.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    delegate.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    delegate.collectionView(
      collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}

extension UICollectionViewDataSource {
  /// What `numberOfSections?(in:)` calls.
  @_disfavoredOverload
  public var numberOfSections: CollectionSectionsCall? { CollectionSectionsCall(source: self) }
}

/// What `numberOfSections?(in:)` calls.
@MainActor
public struct CollectionSectionsCall {
  let source: any UICollectionViewDataSource

  /// Calls the source's method of these labels.
  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    source.numberOfSections(in: collectionView)
  }
}

extension UITableViewDataSource {
  /// What `numberOfSections?(in:)` calls.
  @_disfavoredOverload
  public var numberOfSections: TableSectionsCall? { TableSectionsCall(source: self) }
}

/// What `numberOfSections?(in:)` calls.
@MainActor
public struct TableSectionsCall {
  let source: any UITableViewDataSource

  /// Calls the source's method of these labels.
  public func callAsFunction(in tableView: UITableView) -> Int {
    source.numberOfSections(in: tableView)
  }
}
