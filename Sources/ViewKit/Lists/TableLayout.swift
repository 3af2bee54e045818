import Foundation

/// Where everything of a table lies, top to bottom.
///
/// Row tops are kept, so a row is found by its place in logarithmic time; the rows of a table that
/// never asks for heights cost a number each.
struct TableLayout {
  /// One section: from its header's top to its footer's end.
  struct Section {
    var header: ClosedRange<CGFloat>
    /// The tops of the rows, and last the end of the last one.
    var rows: [CGFloat]
    var footer: ClosedRange<CGFloat>

    var numberOfRows: Int { rows.count - 1 }
    var top: CGFloat { header.lowerBound }
    var end: CGFloat { footer.upperBound }
  }

  private(set) var sections: [Section] = []
  private var end: CGFloat

  /// A table that begins at `start`, in points from the content's top.
  init(from start: CGFloat = 0) {
    end = start
  }

  /// Adds a section below; heights in points, what is none counts as 0.
  mutating func add(header: CGFloat, rows: [CGFloat], footer: CGFloat) {
    let top = end
    end += header.asLength
    let headerEnd = end
    var tops = [end]
    for height in rows {
      end += height.asLength
      tops.append(end)
    }
    let footerTop = end
    end += footer.asLength
    sections.append(Section(header: top...headerEnd, rows: tops, footer: footerTop...end))
  }

  /// The content's height up to the last section's end.
  var height: CGFloat { end }

  func numberOfRows(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].numberOfRows : 0
  }

  /// From a row's top to its bottom; nil where there is none.
  func span(of path: IndexPath) -> ClosedRange<CGFloat>? {
    guard sections.indices.contains(path.section) else { return nil }
    let rows = sections[path.section].rows
    guard path.row >= 0, path.row + 1 < rows.count else { return nil }
    return rows[path.row]...rows[path.row + 1]
  }

  /// The rows of which something lies between two heights, in order.
  func paths(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (index, section) in sections.enumerated() where section.end > low && section.top < high {
      var row = section.rows.partitioningIndex { $0 > low } - 1
      row = max(row, 0)
      while row < section.numberOfRows, section.rows[row] < high {
        if section.rows[row + 1] > low { paths.append(IndexPath(row: row, section: index)) }
        row += 1
      }
    }
    return paths
  }
}

extension CGFloat {
  /// A height that can be reckoned with: 0 for what is none.
  fileprivate var asLength: CGFloat { self > 0 ? Swift.min(self, 1e6) : 0 }
}

extension Array {
  /// The first index whose element satisfies `predicate`, which none before and all after do.
  func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
