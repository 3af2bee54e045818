import Foundation
import LayerTree
import Testing
import ViewKit

@Suite("Collections and the flow layout")
@MainActor
struct UICollectionViewTests {
  private let stage = TestStage(root: makeController("home"))
  private let layout = UICollectionViewFlowLayout()
  private let source = NumberedItems(count: 40)
  private let collection: UICollectionView

  init() {
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    let (stage, layout, source, collection) = (stage, layout, source, collection)
    stage.clock.turn {
      layout.itemSize = CGSize(width: 28, height: 40)
      layout.minimumInteritemSpacing = 4
      layout.minimumLineSpacing = 6
      layout.sectionInset.top = 10
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = source
      stage.window.addSubview(collection)
    }
  }

  private func frame(_ item: Int) -> CGRect? {
    collection.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test("Items fill lines from edge to edge, lines follow at the line spacing")
  func flow() {
    #expect(frame(0) == CGRect(x: 0, y: 10, width: 28, height: 40))
    #expect(frame(1) == CGRect(x: 36, y: 10, width: 28, height: 40))
    #expect(frame(2) == CGRect(x: 72, y: 10, width: 28, height: 40))
    #expect(frame(3) == CGRect(x: 0, y: 56, width: 28, height: 40))
    #expect(collection.contentSize == CGSize(width: 100, height: 648))
  }

  @Test("The last line keeps the columns of the others; an item alone stands in the middle")
  func lastLine() {
    source.count = 5
    stage.clock.turn { collection.reloadData() }
    #expect(frame(4) == CGRect(x: 36, y: 56, width: 28, height: 40))

    stage.clock.turn { layout.itemSize.width = 60 }
    #expect(frame(0)?.minX == 20)
    #expect(frame(4)?.minX == 20)
  }

  @Test("Sideways, lines are columns")
  func horizontal() {
    stage.clock.turn {
      layout.sectionInset = .zero
      layout.scrollDirection = .horizontal
    }

    #expect(frame(3) == CGRect(x: 0, y: 160, width: 28, height: 40))
    #expect(frame(4) == CGRect(x: 34, y: 0, width: 28, height: 40))
  }

  @Test("The items in view have cells in their places")
  func cells() {
    #expect(collection.visibleCells.count == 15)
    #expect(
      collection.cellForItem(at: IndexPath(item: 4, section: 0))?.frame
        == CGRect(x: 36, y: 56, width: 28, height: 40))
    #expect(collection.cellForItem(at: IndexPath(item: 39, section: 0)) == nil)
    #expect(
      collection.indexPathForItem(at: CGPoint(x: 40, y: 60)) == IndexPath(item: 4, section: 0))

    stage.clock.turn {
      collection.scrollToItem(
        at: IndexPath(item: 20, section: 0), at: .centeredVertically, animated: false)
    }
    let offset: CGFloat = 10 + 6 * 46 + 20 - 100
    #expect(collection.contentOffset.y == offset)
    #expect(collection.cellForItem(at: IndexPath(item: 20, section: 0)) != nil)
  }

  @Test("A reload reuses cells in an order that items alone decide")
  func reload() {
    let before = collection.visibleCells
    stage.clock.turn { collection.reloadData() }

    #expect(before.count == 15)
    #expect(collection.visibleCells.elementsEqual(before.reversed(), by: ===))
  }

  @Test("Scrolling by code takes three tenths of a second, and ends where it was asked to")
  func animatedScrolling() {
    stage.clock.turn {
      collection.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    }
    #expect(collection.contentOffset.y == 100)
    stage.advance(to: 0.15)
    #expect(abs((collection.layer.presentation()?.bounds.minY ?? 0) - 50) < 1e-6)
    stage.advance(to: 0.31)
    #expect(collection.layer.presentation()?.bounds.minY == 100)
  }

  @Test("A cell of the user's class is made by init(coder:)")
  func userCells() {
    stage.clock.turn {
      collection.register(MarkedCell.self, forCellWithReuseIdentifier: "cell")
      collection.reloadData()
    }

    let cell = collection.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect((cell as? MarkedCell)?.mark == 7)
    #expect(cell?.reuseIdentifier == "cell")
  }
}

@MainActor
final class MarkedCell: UICollectionViewCell {
  let mark = 7
}

/// A data source of one section.
@MainActor
final class NumberedItems: NSObject, UICollectionViewDataSource {
  var count: Int

  init(count: Int) {
    self.count = count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
