import Testing
import UIKit

/// Notes what a list tells it.
private final class Listener: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var told: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    told.append("scrolled")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told.append("row \(indexPath.row)")
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    told.append("item \(indexPath.item)")
  }
}

/// Hears of scrolling alone.
private final class ScrollListener: NSObject, UIScrollViewDelegate {
  var count = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}

/// Counts what is set, as a table that hands its delegate on does.
private final class CountingTable: UITableView {
  var changes = 0

  override var delegate: UITableViewDelegate? { didSet { changes += 1 } }
}

@Suite("Delegates of a narrower type than the superclass's")
struct NarrowDelegateTests {
  @Test("A table's one delegate hears of scrolling and of rows")
  @MainActor func table() {
    let (table, listener) = (UITableView(), Listener())
    table.delegate = listener

    table.contentOffset.y = 5
    table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 3, section: 0))
    (table as UIScrollView).delegate?.scrollViewDidScroll?(table)

    #expect(listener.told == ["scrolled", "row 3", "scrolled"])
    #expect((table as UIScrollView).delegate === listener)
  }

  @Test("A collection's one delegate hears of scrolling and of items")
  @MainActor func collection() {
    let layout = UICollectionViewFlowLayout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let listener = Listener()
    (collection as UIScrollView).delegate = listener

    collection.contentOffset.y = 5
    collection.delegate?.collectionView?(
      collection, didSelectItemAt: IndexPath(item: 3, section: 0))

    #expect(listener.told == ["scrolled", "item 3"])
    #expect(collection.delegate === listener)
  }

  @Test("An overridden delegate hears of changes by either name, and is held weakly")
  @MainActor func overridden() {
    let table = CountingTable()
    var listener: Listener? = Listener()

    table.delegate = listener
    (table as UIScrollView).delegate = nil
    (table as UIScrollView).delegate = listener
    #expect(table.changes == 3)
    #expect(table.delegate === listener)

    listener = nil
    #expect(table.delegate == nil)
  }

  @Test("A table's delegate that knows scrolling alone hears of it")
  @MainActor func scrollOnly() {
    let (table, listener) = (UITableView(), ScrollListener())
    (table as UIScrollView).delegate = listener

    table.contentOffset.y = 5

    #expect(listener.count == 1)
    #expect(table.delegate == nil)
  }

  @Test("The pointer to a drag's target reaches the delegate's method")
  @MainActor func dragTarget() {
    let scroll = ListeningScroll(frame: .zero)
    var target = CGPoint(x: 1, y: 2)
    scroll.delegate?.scrollViewWillEndDragging?(
      scroll, withVelocity: .zero, targetContentOffset: &target)

    #expect(target == CGPoint(x: 3, y: 2))
  }
}
