extension AlphaPlane {
  /// The silhouette blurred, as far as `region`; beyond its bounds it is clear.
  func blurred(_ blur: GaussianBlur, within region: PixelBounds) -> AlphaPlane {
    let reached = region.intersection(bounds.expanded(by: blur.margin))
    if reached.isEmpty { return AlphaPlane(.empty) }
    let needed = CellPlane.cells(for: reached, cellBits: blur.cellBits)
    return CellPlane(self, cellBits: blur.cellBits)
      .convolvedAlongRows(blur, columns: needed.minX..<needed.maxX)
      .convolvedAlongColumns(blur, rows: needed.minY..<needed.maxY)
      .pixels(reached, cellBits: blur.cellBits)
  }
}
