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
    for row in region.minY..<region.maxY {
      let y = Place(row, cellBits: cellBits)
      let upper = (y.cell - bounds.minY) * bounds.width
      let lower = upper + bounds.width
      for index in line.indices {
        line[index] = y.mean(UInt32(values[upper + index]), UInt32(values[lower + index]))
      }
      let start = (row - region.minY) * region.width
      for column in 0..<region.width {
        let x = Place(region.minX + column, cellBits: cellBits)
        let left = x.cell - bounds.minX
        let value = x.mean(line[left], line[left + 1])
        result.values[start + column] = UInt8(truncatingIfNeeded: (value + 128) >> 8)
      }
    }
    return result
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

    /// The value between two, rounded to nearest, ties up.
    @inline(__always)
    func mean(_ first: UInt32, _ second: UInt32) -> UInt32 {
      let distance: UInt32 = 1 << bits
      return (first &* (distance &- beyond) &+ second &* beyond &+ distance >> 1) >> bits
    }
  }
}
