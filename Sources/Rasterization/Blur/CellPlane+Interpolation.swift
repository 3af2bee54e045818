/// Back from cells to pixels.
extension CellPlane {
  /// The cells that pixels need for ``pixels(_:cellBits:)``.
  static func cells(for pixels: PixelBounds, cellBits: Int) -> PixelBounds {
    if cellBits == 0 || pixels.isEmpty { return pixels }
    let half = 1 << (cellBits - 1)
    return PixelBounds(
      minX: (pixels.minX - half) >> cellBits, minY: (pixels.minY - half) >> cellBits,
      maxX: (pixels.maxX - 1 - half) >> cellBits + 2,
      maxY: (pixels.maxY - 1 - half) >> cellBits + 2)
  }

  /// The alpha of pixels, linear between the centres of cells, rounded to nearest, ties up.
  ///
  /// The plane holds all of ``cells(for:cellBits:)``.
  func pixels(_ region: PixelBounds, cellBits: Int) -> AlphaPlane {
    if cellBits == 0 { return pixels(region) }
    var result = AlphaPlane(region)
    var line = Array(repeating: UInt32(0), count: bounds.width)
    var target = result.values.mutableSpan
    for row in region.minY..<region.maxY {
      interpolate(atRow: row, cellBits: cellBits, into: &line)
      var start = (row - region.minY) * region.width
      var column = region.minX
      while column < region.maxX {
        let place = Place(column, cellBits: cellBits)
        let end = min(place.nextCell, region.maxX)
        let left = place.cell - bounds.minX
        var mean = place.mean(line[left], line[left + 1])
        for index in start..<start + end - column {
          target[index] = UInt8(truncatingIfNeeded: (mean.rounded &+ 128) >> 8)
          mean.advance()
        }
        start += end - column
        column = end
      }
    }
    return result
  }

  /// Writes the values at the height of a row of pixels, at the columns of cells, to `line`.
  private func interpolate(atRow row: Int, cellBits: Int, into line: inout [UInt32]) {
    let y = Place(row, cellBits: cellBits)
    let start = (y.cell - bounds.minY) * bounds.width
    let upper = values.span.extracting(start..<start + bounds.width)
    let lower = values.span.extracting(start + bounds.width..<start + 2 * bounds.width)
    var target = line.mutableSpan
    precondition(target.count == bounds.width, "a value for each column of cells")
    for index in target.indices {
      target[index] = y.mean(UInt32(upper[index]), UInt32(lower[index])).rounded
    }
  }

  /// The alpha of pixels from cells of one pixel, which are just those of `region`.
  private func pixels(_ region: PixelBounds) -> AlphaPlane {
    precondition(region == bounds, "cells of one pixel are the pixels asked for")
    var result = AlphaPlane(region)
    var span = result.values.mutableSpan
    for index in values.indices {
      span[index] = UInt8(truncatingIfNeeded: (UInt32(values[index]) + 128) >> 8)
    }
    return result
  }

  /// Where a pixel's centre lies between two cells' centres, along one axis.
  private struct Place {
    /// The cell before it.
    let cell: Int
    /// How far beyond that cell's centre, in halves of a pixel.
    let beyond: UInt32
    /// Bits of the distance between centres, in halves of a pixel.
    let bits: UInt32

    @inline(__always)
    init(_ pixel: Int, cellBits: Int) {
      let fromCenter = pixel - 1 << (cellBits - 1)
      cell = fromCenter >> cellBits
      beyond = UInt32(truncatingIfNeeded: (fromCenter - cell << cellBits) * 2 + 1)
      bits = UInt32(truncatingIfNeeded: cellBits + 1)
    }

    /// The first pixel whose centre lies beyond the next cell's.
    @inline(__always)
    var nextCell: Int {
      let cellBits = Int(bits) - 1
      return (cell + 1) << cellBits + 1 << (cellBits - 1)
    }

    /// The value between two cells'.
    @inline(__always)
    func mean(_ first: UInt32, _ second: UInt32) -> Mean {
      let distance: UInt32 = 1 << bits
      return Mean(
        sum: first &* (distance &- beyond) &+ second &* beyond &+ distance >> 1,
        step: (second &- first) &* 2, bits: bits)
    }
  }

  /// A weighted mean on its way from one cell's centre to the next.
  private struct Mean {
    /// The mean times `1 << bits`, and a half.
    var sum: UInt32
    /// What `sum` gains from a pixel to the next, modulo 2³².
    let step: UInt32
    let bits: UInt32

    /// Rounded to nearest, ties up.
    @inline(__always)
    var rounded: UInt32 { sum >> bits }

    /// Goes on to the next pixel.
    @inline(__always)
    mutating func advance() { sum &+= step }
  }
}
