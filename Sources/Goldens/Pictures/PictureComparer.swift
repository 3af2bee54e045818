internal import Pixels
package import PNGCodec

/// Compares two pictures, pixel by pixel, in whole numbers.
///
/// The first pass asks of each row whether it is the same, and only rows that are not are looked into;
/// classes, which need neighbours, are worked out for the differing pixels alone. No result depends on
/// anything but the pixels, the mask and the limits.
package struct PictureComparer: Hashable, Sendable {
  /// What may differ.
  package var limits: PictureLimits

  /// A comparer.
  package init(limits: PictureLimits = .exact) { self.limits = limits }

  /// Compares two pictures of any sizes; of different ones, the common area.
  ///
  /// - Parameters:
  ///   - expected: The golden picture.
  ///   - actual: The other.
  ///   - mask: Pixels to leave out, in the expected picture's size.
  /// - Returns: What differs, of the whole picture.
  /// - Precondition: The mask has the expected picture's size.
  /// - Complexity: O(n) in the pixels; memory of a byte a pixel once a pixel differs.
  package func compare(
    expected: StraightImage, actual: StraightImage, mask: FrameMask? = nil
  ) -> PictureComparison {
    compareWithMap(expected: expected, actual: actual, mask: mask).comparison
  }

  /// Compares two pictures, and tells which pixels of the common area differ how.
  package func compareWithMap(
    expected: StraightImage, actual: StraightImage, mask: FrameMask? = nil
  ) -> (comparison: PictureComparison, map: DifferenceMap) {
    precondition(
      mask.map { $0.size == PixelSize(of: expected) } ?? true,
      "a mask has the expected picture's size")
    var comparison = PictureComparison(
      expected: PixelSize(of: expected), actual: PixelSize(of: actual), limits: limits)
    guard comparison.expectedSize != comparison.actualSize else {
      let map = fill(&comparison, expected, actual, mask)
      comparison.metricPixels = limits.metric?.count(
        expected: expected, actual: actual, mask: mask)
      return (comparison, map)
    }
    let change = SizeChange.between(expected, actual)
    comparison.sizeChange = change
    let map = fill(
      &comparison, expected.cropped(to: change.expectedArea),
      actual.cropped(to: change.actualArea), mask?.cropped(to: change.expectedArea))
    comparison.move(byX: change.expectedArea.x, y: change.expectedArea.y)
    return (comparison, map)
  }
}

// MARK: - Passes

extension PictureComparer {
  private func fill(
    _ comparison: inout PictureComparison, _ expected: StraightImage, _ actual: StraightImage,
    _ mask: FrameMask?
  ) -> DifferenceMap {
    let size = PixelSize(of: expected)
    var map: DifferenceMap?
    var row = RowDifferences(width: size.width)
    for y in 0..<size.height {
      if mask == nil, Self.isSame(expected, actual, row: y) {
        comparison.samePixels += size.width
      } else {
        var found = map ?? DifferenceMap(size: size)
        // Given up while the row is looked into, so that the marks are not copied.
        map = nil
        if let mask {
          lookInto(row: y, expected, actual, mask, &found, &comparison)
        } else {
          let (left, right) = (expected.pixels.span, actual.pixels.span)
          let places = y * size.width..<(y + 1) * size.width
          row.look(at: left.extracting(places), right.extracting(places))
          take(row, y, expected, actual, &found, &comparison)
        }
        map = found
      }
    }
    guard var map, let box = comparison.box else { return map ?? DifferenceMap(size: size) }
    var classifier = PixelClassifier(
      expected: expected, actual: actual, map: map, box: box, roundingSteps: limits.roundingSteps)
    classifier.classify(&map, into: &comparison.classes)
    comparison.displacement =
      comparison.classes[.moved] > 0 ? classifier.displacement : nil
    comparison.worstWindow = WorstWindow.find(
      in: map.counted(in: box), of: box, size: size, side: limits.windowSide)
    return map
  }

  private static func isSame(_ one: StraightImage, _ other: StraightImage, row: Int) -> Bool {
    let (left, right) = (one.pixels.span, other.pixels.span)
    var difference: UInt32 = 0
    // Gathering instead of leaving early lets the row be compared by vector code.
    for index in row * one.width..<(row + 1) * one.width {
      difference |= left[index] ^ right[index]
    }
    return difference == 0
  }

  /// Takes a row's differences into the map and the sums.
  private func take(
    _ row: RowDifferences, _ y: Int, _ expected: StraightImage, _ actual: StraightImage,
    _ map: inout DifferenceMap, _ comparison: inout PictureComparison
  ) {
    let found = map.mark(row: y, row.greatest, above: limits.steps)
    comparison.samePixels += expected.width - found.differing
    comparison.countedPixels += found.counted
    comparison.steps.raise(to: row.steps)
    guard let columns = row.columns else { return }
    comparison.grow(toColumns: columns, ofRow: y)
    let greatest = row.steps.greatest
    guard greatest > comparison.worstPixel?.step ?? 0,
      let x = row.greatest.firstIndex(of: UInt32(greatest))
    else { return }
    let index = y * expected.width + x
    comparison.worstPixel = PixelDifference(
      x: x, y: y, expected: expected.pixels[index], actual: actual.pixels[index])
  }

  /// The same pixel by pixel, without those that a mask covers.
  private func lookInto(
    row y: Int, _ expected: StraightImage, _ actual: StraightImage, _ mask: FrameMask,
    _ map: inout DifferenceMap, _ comparison: inout PictureComparison
  ) {
    let (left, right) = (expected.pixels.span, actual.pixels.span)
    let start = y * expected.width
    var columns: (first: Int, last: Int)?
    for x in 0..<expected.width {
      if mask.covers(start + x) {
        comparison.maskedPixels += 1
        continue
      }
      let (one, other) = (left[start + x], right[start + x])
      if one == other {
        comparison.samePixels += 1
        continue
      }
      let difference = PixelDifference(x: x, y: y, expected: one, actual: other)
      map.mark(start + x, counts: comparison.note(difference))
      columns = (columns?.first ?? x, x)
    }
    if let columns { comparison.grow(toColumns: columns.first...columns.last, ofRow: y) }
  }
}

extension PictureComparison {
  /// Takes a differing pixel into the sums that need no neighbours; tells whether it counts.
  fileprivate mutating func note(_ difference: PixelDifference) -> Bool {
    let found = ChannelSteps(difference.expected, difference.actual)
    steps.raise(to: found)
    if found.greatest > worstPixel?.step ?? 0 { worstPixel = difference }
    let counts = found.greatest > limits.steps
    if counts { countedPixels += 1 }
    return counts
  }

  /// Grows the box to some columns of a row.
  fileprivate mutating func grow(toColumns columns: ClosedRange<Int>, ofRow y: Int) {
    let row = PixelBox(x: columns.lowerBound, y: y, width: columns.count, height: 1)
    box = box.map { $0.union(row) } ?? row
  }

  /// Moves all places, from the common area to the expected picture.
  fileprivate mutating func move(byX x: Int, y: Int) {
    box?.x += x
    box?.y += y
    worstPixel?.x += x
    worstPixel?.y += y
    worstWindow?.box.x += x
    worstWindow?.box.y += y
  }
}
