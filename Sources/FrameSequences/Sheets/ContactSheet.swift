package import Pixels

/// A picture of many frames, made smaller, in rows and columns.
///
/// Cells are filled from left to right, then from top to bottom; a strip of film is a sheet of one
/// row. There are no captions, for there is no font: a cell's place tells its frame.
package struct ContactSheet: Sendable {
  /// How the cells lie.
  package struct Layout: Hashable, Sendable {
    /// Cells in a row; at least 1.
    package var columns: Int
    /// A cell's columns, in pixels; at least 1.
    package var cellWidth: Int
    /// Between cells and around them, in pixels; 0 or more.
    package var gap = 8
    /// What is seen between the cells and through them.
    package var background = PremultipliedColor(packed: 0xFF80_8080)

    /// A layout with gaps of 8 pixels on middle grey.
    package init(columns: Int, cellWidth: Int) {
      self.columns = columns
      self.cellWidth = cellWidth
    }
  }

  /// The sheet so far.
  package private(set) var pixmap: Pixmap
  /// A cell's columns, in pixels.
  package let cellWidth: Int
  /// A cell's rows, in pixels.
  package let cellHeight: Int
  private let layout: Layout
  private let count: Int

  /// An empty sheet.
  ///
  /// - Parameters:
  ///   - count: Cells; at least 1.
  ///   - frameWidth: Columns of every frame, in pixels; at least 1.
  ///   - frameHeight: Rows of every frame; with the width, it gives the cells' shape.
  ///   - layout: How the cells lie.
  /// - Throws: The sheet would have too many pixels.
  package init(
    count: Int, frameWidth: Int, frameHeight: Int, layout: Layout
  ) throws(ContactSheetError) {
    precondition(count > 0 && frameWidth > 0 && frameHeight > 0, "a sheet shows frames")
    precondition(layout.columns > 0 && layout.cellWidth > 0, "a sheet has cells")
    precondition(layout.gap >= 0, "cells do not overlap")
    let (area, overflows) = layout.cellWidth.multipliedReportingOverflow(by: frameHeight)
    guard !overflows else { throw .sideTooLong(limit: Self.longestSide) }
    cellWidth = layout.cellWidth
    cellHeight = max(1, area / frameWidth)
    let columns = min(count, layout.columns)
    let rows = 1 + (count - 1) / columns
    let width = try Self.side(cells: columns, of: cellWidth, gap: layout.gap)
    let height = try Self.side(cells: rows, of: cellHeight, gap: layout.gap)
    guard width * height <= Self.mostPixels else {
      throw .tooLarge(width: width, height: height, limit: Self.mostPixels)
    }
    self.layout = layout
    self.count = count
    pixmap = Pixmap(width: width, height: height)
    for index in pixmap.storage.indices { pixmap.storage[index] = layout.background.packed }
  }

  private static let mostPixels = 64 << 20
  private static let longestSide = 65_535

  /// Cells side by side with gaps between and around them.
  private static func side(
    cells: Int, of length: Int, gap: Int
  ) throws(ContactSheetError) -> Int {
    let (cellLength, overflows) = length.addingReportingOverflow(gap)
    let (sum, overflowsToo) = cellLength.multipliedReportingOverflow(by: cells)
    guard !overflows, !overflowsToo, sum <= longestSide - min(gap, longestSide) else {
      throw .sideTooLong(limit: longestSide)
    }
    return sum + gap
  }
}

// MARK: - Cells

extension ContactSheet {
  /// A frame in a cell's size; this needs no sheet's pixels, so workers can do it.
  package func thumbnail(of frame: Pixmap) -> Pixmap {
    frame.averaged(toWidth: cellWidth, height: cellHeight)
  }

  /// Puts a thumbnail over the background in a cell, counted from 0.
  ///
  /// - Precondition: The cell is on the sheet, and the thumbnail has its size.
  package mutating func place(_ thumbnail: Pixmap, inCell cell: Int) {
    precondition((0..<count).contains(cell), "the cell is not on the sheet")
    precondition(
      thumbnail.width == cellWidth && thumbnail.height == cellHeight,
      "a thumbnail has its cell's size")
    let columns = min(count, layout.columns)
    let left = layout.gap + cell % columns * (cellWidth + layout.gap)
    let top = layout.gap + cell / columns * (cellHeight + layout.gap)
    for y in 0..<cellHeight {
      for x in 0..<cellWidth {
        let place = (top + y) * pixmap.width + left + x
        pixmap.storage[place] = PackedPixel.over(
          thumbnail.storage[y * cellWidth + x], pixmap.storage[place])
      }
    }
  }
}
