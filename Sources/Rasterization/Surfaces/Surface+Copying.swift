internal import Pixels

extension Surface {
  /// Takes over the pixels of a surface that has all of this one's.
  mutating func copy(_ other: Surface) {
    precondition(other.bounds.contains(bounds), "a copy has no pixels of its own")
    for row in bounds.minY..<bounds.maxY {
      let source = other.rows[other.index(ofRow: row)]
      if source.isBusy {
        makeBusy(row)
        copyPixels(ofRow: row, from: other)
      } else {
        rows[index(ofRow: row)].copy(source, within: bounds.minX..<bounds.maxX)
      }
    }
  }

  private mutating func copyPixels(ofRow row: Int, from other: Surface) {
    let target = origin(ofRow: row) + bounds.minX
    let start = other.origin(ofRow: row) + bounds.minX
    let width = bounds.width
    var span = pixels.mutableSpan
    let source = other.pixels.span
    for column in 0..<width { span[target + column] = source[start + column] }
  }
}
