import Foundation
import LayerTree
import Testing
import ViewKit

@Suite("Tables")
@MainActor
struct UITableViewTests {
  private let stage = TestStage(root: makeController("home"))
  private let source = NumberedRows(counts: [3, 20])
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init() {
    let (stage, source, table) = (stage, source, table)
    stage.clock.turn {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.delegate = source
      stage.window.addSubview(table)
    }
  }

  @Test("Rows lie below one another at the heights that the delegate gives, headers between")
  func geometry() {
    #expect(table.numberOfSections == 2)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == rect(y: 60, height: 30))
    #expect(table.rectForHeader(inSection: 1) == rect(y: 90, height: 12))
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 1)) == rect(y: 132, height: 30))
    #expect(table.rect(forSection: 1) == rect(y: 90, height: 612))
    #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)) == .zero)
    #expect(table.contentSize == CGSize(width: 100, height: 702))
  }

  @Test("The rows in view have cells in their places, the others none")
  func cells() {
    #expect(table.visibleCells.count == 7)
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 3, section: 1))
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 1))
    #expect(cell?.frame == rect(y: 132, height: 30))
    #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(table.cellForRow(at: IndexPath(row: 19, section: 1)) == nil)
    #expect(
      table.indexPathForRow(at: CGPoint(x: 5, y: 150)) == IndexPath(row: 1, section: 1))
  }

  @Test("Scrolling reuses the cells that leave, and shows a row where it is asked for")
  func scrolling() {
    let before = Set(table.visibleCells.map { ObjectIdentifier($0) })
    stage.clock.turn {
      table.scrollToRow(at: IndexPath(row: 10, section: 1), at: .top, animated: false)
    }

    #expect(table.contentOffset == CGPoint(x: 0, y: 402))
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 10, section: 1))
    let after = Set(table.visibleCells.map { ObjectIdentifier($0) })
    #expect(!before.isDisjoint(with: after))

    stage.clock.turn {
      table.scrollToRow(at: IndexPath(row: 19, section: 1), at: .top, animated: false)
    }
    #expect(table.contentOffset.y == 502)
  }

  @Test("A reload reuses cells in an order that rows alone decide")
  func reload() {
    let before = table.visibleCells
    stage.clock.turn { table.reloadData() }

    #expect(before.count == 7)
    #expect(table.visibleCells.elementsEqual(before.reversed(), by: ===))
  }

  @Test("Selecting a row marks its cell; deselecting unmarks it")
  func selection() {
    let path = IndexPath(row: 1, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path)
    #expect(table.cellForRow(at: path)?.isSelected == true)

    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(table.cellForRow(at: path)?.isSelected == false)
    table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test("A row that left and a section that isn't there do no harm")
  func hostile() {
    source.counts = [0]
    stage.clock.turn { table.reloadData() }

    #expect(table.visibleCells.isEmpty)
    #expect(table.rect(forSection: 5) == .zero)
    #expect(table.rectForRow(at: IndexPath(row: -1, section: -1)) == .zero)
    #expect(table.cellForRow(at: IndexPath(index: 3)) == nil)
  }

  private func rect(y: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: 100, height: height)
  }
}

/// A data source of so many rows, each 30 points high; the second section has a header.
@MainActor
final class NumberedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]

  init(counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
  }
  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 30 }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    section == 1 ? 12 : 0
  }
}
