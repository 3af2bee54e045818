/// Rows of cells, printed in columns.
struct TextTable {
  let rows: [[String]]

  /// A table of rows that may differ in length.
  init(_ rows: [[String]]) {
    self.rows = rows
  }

  /// The rows on lines, columns two spaces apart, without blanks at the ends of lines.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
