internal import PNGCodec
internal import Pixels

/// Gives every differing pixel its class.
///
/// Tests run in the order of ``DifferenceClass``, but a fraction of a pixel's move beyond a whole one is
/// asked for last, since every smoothed edge would pass for it.
struct PixelClassifier {
  let expected: PixelGrid
  let actual: PixelGrid
  let box: PixelBox
  let roundingSteps: Int
  /// Where most of the differing structure has gone, if it has gone anywhere.
  let displacement: PictureComparison.Displacement?
  /// Colours that flat areas changed.
  private var recolours: RecolouredPairs
  /// The last pair of pixels, and its class where that depends on nothing else: neighbours mostly are alike.
  private var last: (pair: UInt64, kind: DifferenceClass?)?

  init(
    expected: StraightImage, actual: StraightImage, map: DifferenceMap, box: PixelBox,
    roundingSteps: Int
  ) {
    self.expected = PixelGrid(expected)
    self.actual = PixelGrid(actual)
    self.box = box
    self.roundingSteps = roundingSteps
    let flat = FlatPixels(
      expected: self.expected, actual: self.actual, differingIn: map, within: box)
    let search = DisplacementSearch(expected: self.expected, actual: self.actual, flat: flat)
    displacement = search.displacement(of: map, in: box)
    recolours = RecolouredPairs(expected: self.expected, actual: self.actual, flat: flat, box)
  }

  /// Classifies every differing pixel, and counts.
  mutating func classify(_ map: inout DifferenceMap, into counts: inout ClassCounts) {
    counts += map.classify(in: box) { kind($0, $1) }
  }

  private mutating func kind(_ x: Int, _ y: Int) -> DifferenceClass {
    let (one, other) = (expected[x, y], actual[x, y])
    let pair = UInt64(one) << 32 | UInt64(other)
    if last?.pair != pair { last = (pair, kind(ofPair: one, other)) }
    if let kind = last?.kind { return kind }
    if let displacement {
      if expected.hasMoved(to: actual, x, y, by: displacement, isKnown: true) { return .moved }
      if isAlphaOnly(one, other) { return .alphaOnly }
    }
    if isRecoloured(x, y) { return .recoloured }
    if isAntiAliasing(x, y) { return .antiAliasing }
    if let displacement, hasMovedPartly(x, y, displacement) { return .moved }
    return .real
  }
}

// MARK: - Tests

extension PixelClassifier {
  /// The class of all pixels of a pair of values, where neighbours and places have no say.
  private mutating func kind(ofPair one: UInt32, _ other: UInt32) -> DifferenceClass? {
    if isRounding(one, other) { return .rounding }
    guard displacement == nil else { return nil }
    if isAlphaOnly(one, other) { return .alphaOnly }
    return recolours.contains(one, other) ? .recoloured : nil
  }
}

extension PixelClassifier {
  /// Whether no channel differs by more than rounding; of pixels that are not opaque, as they are
  /// blended, since straight colours of a low alpha are coarse.
  private func isRounding(_ one: UInt32, _ other: UInt32) -> Bool {
    if ChannelSteps(one, other).greatest <= roundingSteps { return true }
    guard one >> 24 < 255 || other >> 24 < 255, one >> 24 > 0, other >> 24 > 0 else { return false }
    let blended = ChannelSteps(PackedPixel.premultiplied(one), PackedPixel.premultiplied(other))
    return blended.greatest <= roundingSteps
  }

  private func isAlphaOnly(_ one: UInt32, _ other: UInt32) -> Bool {
    one & 0xFF_FFFF == other & 0xFF_FFFF || one >> 24 == 0 && other >> 24 == 0
  }

  private mutating func isRecoloured(_ x: Int, _ y: Int) -> Bool {
    guard !recolours.isEmpty else { return false }
    if recolours.contains(expected[x, y], actual[x, y]) { return true }
    // The smoothed edge of a recoloured area lies between the area and what is beside it.
    guard expected.range(aroundX: x, y: y).isBetween(expected[x, y]),
      actual.range(aroundX: x, y: y).isBetween(actual[x, y])
    else { return false }
    let square = expected.square(x, y)
    for row in square.rows {
      for column in square.columns where column != x || row != y {
        if recolours.contains(expected[column, row], actual[column, row]) { return true }
      }
    }
    return false
  }

  /// Whether each value lies between the other picture's neighbours, so that an edge less than a
  /// pixel away explains it, and one of them is no end of its own edge.
  private func isAntiAliasing(_ x: Int, _ y: Int) -> Bool {
    let (one, other) = (expected.range(aroundX: x, y: y), actual.range(aroundX: x, y: y))
    guard one.contrast >= Self.leastContrast, other.contrast >= Self.leastContrast else {
      return false
    }
    return one.holds(actual[x, y]) && other.holds(expected[x, y])
      && (one.isBetween(expected[x, y]) || other.isBetween(actual[x, y]))
  }

  private func hasMovedPartly(
    _ x: Int, _ y: Int, _ way: PictureComparison.Displacement
  ) -> Bool {
    guard expected.contains(x - way.x, y - way.y), actual.contains(x + way.x, y + way.y) else {
      return false
    }
    let before = expected.range(aroundX: x - way.x, y: y - way.y, withCentre: true)
    let after = actual.range(aroundX: x + way.x, y: y + way.y, withCentre: true)
    return before.holds(actual[x, y]) && after.holds(expected[x, y])
      && max(before.contrast, after.contrast) >= Self.leastContrast
  }

  /// Steps within which neighbours are flat: the least that people see on a flat area.
  private static let leastContrast = 8
}
