internal import Drawing
internal import Foundation
internal import Geometry
internal import Pixels

/// An image as a function of device pixels.
///
/// Where the way from image to device is a whole-pixel shift, pixels are copied. Else each device
/// pixel's centre is taken back to the image, its place there is rounded to 1/256 of an image pixel,
/// and the four pixels around it are weighted in integers: the result is the exact bilinear mean at
/// that place, rounded to nearest. Beyond the edges the edge pixels repeat. An upright image of ready
/// pixels that is drawn smaller than it is shows means over areas instead, so that nothing of it is
/// skipped.
struct ImageSampler: Sendable {
  let image: Pixmap
  /// Columns and rows of the part to show; its own edges repeat, not those of the image.
  let part: PixelPart
  private let place: Place

  /// How a device pixel becomes a place in the image.
  private enum Place {
    /// The image's upper left pixel lies at this device pixel.
    case shift(x: Int, y: Int)
    case bilinear(x: AffineFunction, y: AffineFunction)
    /// Smaller than it is: the mean of all under each device pixel.
    case reduced(BoxReduction)
    /// Both divided by the weight.
    case bilinearInSpace(x: AffineFunction, y: AffineFunction, weight: AffineFunction)
    /// As in space, rounded to the centre of a pixel.
    case nearest(x: AffineFunction, y: AffineFunction, weight: AffineFunction)
  }

  /// Bits of a fraction of an image pixel.
  private static let fractionBits = 8

  /// A part of an image, whose pixels, counted from its corner, `map` takes to device space.
  ///
  /// `nil` for a part without pixels, or where the map cannot be inverted.
  ///
  /// - Parameters:
  ///   - image: The whole image.
  ///   - part: What of it is shown.
  ///   - map: From the part's pixels to device pixels.
  ///   - isSmooth: Whether pixels are weighted; else each device pixel takes the one under its centre.
  ///   - reduces: Whether an upright image that is drawn smaller is averaged.
  init?(
    _ image: Pixmap, part: PixelPart, map: PlaneMap, isSmooth: Bool = true, reduces: Bool = false
  ) {
    guard part.width > 0, part.height > 0 else { return nil }
    self.image = image
    self.part = part
    if let shift = map.affine?.wholePixelShift {
      place = .shift(x: shift.x, y: shift.y)
      return
    }
    guard let inverse = InverseMap(map) else { return nil }
    // Places count from the centre of the first pixel.
    switch inverse {
    case .affine(let inverse):
      if isSmooth, reduces, let reduction = BoxReduction(inverse: inverse) {
        place = .reduced(reduction)
        return
      }
      let x = AffineFunction(x: inverse.a, y: inverse.c, constant: inverse.tx - 0.5)
      let y = AffineFunction(x: inverse.b, y: inverse.d, constant: inverse.ty - 0.5)
      let weight = AffineFunction(x: 0, y: 0, constant: 1)
      place = isSmooth ? .bilinear(x: x, y: y) : .nearest(x: x, y: y, weight: weight)
    case .projective(let inverse):
      let x = AffineFunction(x: 1, y: 0, constant: -0.5).composed(with: inverse)
      let y = AffineFunction(x: 0, y: 1, constant: -0.5).composed(with: inverse)
      let weight = inverse.weightFunction
      place =
        isSmooth
        ? .bilinearInSpace(x: x, y: y, weight: weight) : .nearest(x: x, y: y, weight: weight)
    }
  }

  /// Writes the colours of a row's columns to the beginning of `pixels`.
  func sample(_ columns: Range<Int>, row: Int, into pixels: inout MutableSpan<UInt32>) {
    switch place {
    case .shift(let x, let y):
      copy(columns.lowerBound - x..<columns.upperBound - x, row: row - y, into: &pixels)
    case .bilinear(let x, let y):
      interpolate(columns, row: row, place: (x, y), into: &pixels)
    case .reduced(let reduction):
      reduce(columns, row: row, by: reduction, into: &pixels)
    case .nearest(let x, let y, let weight):
      interpolate(columns, into: &pixels) { column in
        let weight = weight.value(atColumn: column, row: row)
        return (
          (x.value(atColumn: column, row: row) / weight + 0.5).rounded(.down),
          (y.value(atColumn: column, row: row) / weight + 0.5).rounded(.down)
        )
      }
    case .bilinearInSpace(let x, let y, let weight):
      interpolate(columns, into: &pixels) { column in
        let weight = weight.value(atColumn: column, row: row)
        return (
          x.value(atColumn: column, row: row) / weight,
          y.value(atColumn: column, row: row) / weight
        )
      }
    }
  }

  /// Copies pixels of one image row; places outside take the nearest pixel.
  private func copy(_ places: Range<Int>, row: Int, into pixels: inout MutableSpan<UInt32>) {
    let row = part.y + min(max(row, 0), part.height - 1)
    let columns = part.x..<part.x + part.width
    image.withRow(row) { row in
      let source = row.extracting(columns)
      let inside = places.clamped(to: 0..<source.count)
      guard !inside.isEmpty else {
        let nearest = source[places.lowerBound < 0 ? 0 : source.count - 1]
        pixels.replace(0..<places.count, with: PremultipliedColor(packed: nearest))
        return
      }
      let start = places.lowerBound
      pixels.replace(
        0..<inside.lowerBound - start, with: PremultipliedColor(packed: source[0]))
      for index in inside { pixels[index - start] = source[index] }
      pixels.replace(
        inside.upperBound - start..<places.count,
        with: PremultipliedColor(packed: source[source.count - 1]))
    }
  }

  /// Weighs four pixels for each column.
  private func interpolate(
    _ columns: Range<Int>, row: Int, place: (x: AffineFunction, y: AffineFunction),
    into pixels: inout MutableSpan<UInt32>
  ) {
    precondition(columns.count <= pixels.count, "the row is too short")
    if place.y.x == 0 {
      // An image that is not turned meets a row of device pixels with the same two of its own.
      let y = Tap(place.y.value(atColumn: columns.lowerBound, row: row), count: part.height)
      interpolate(columns, row: row, x: place.x, y: y, into: &pixels)
      return
    }
    interpolate(columns, into: &pixels) { column in
      (
        place.x.value(atColumn: column, row: row), place.y.value(atColumn: column, row: row)
      )
    }
  }

  /// Weighs four pixels for each column, around the place that `place` gives for it.
  @inline(__always)
  private func interpolate(
    _ columns: Range<Int>, into pixels: inout MutableSpan<UInt32>,
    at place: (Int) -> (x: Double, y: Double)
  ) {
    precondition(columns.count <= pixels.count, "the row is too short")
    let width = image.width
    let start = columns.lowerBound
    let corner = part.y &* width &+ part.x
    image.withPixels { source in
      for index in 0..<columns.count {
        let place = place(start &+ index)
        let x = Tap(place.x, count: part.width)
        let y = Tap(place.y, count: part.height)
        let upper = corner &+ y.first &* width
        let lower = corner &+ y.second &* width
        let above = Self.mean(
          source[upper &+ x.first], source[upper &+ x.second], weight: x.weight)
        let below = Self.mean(
          source[lower &+ x.first], source[lower &+ x.second], weight: x.weight)
        pixels[index] = Self.mean(above, below, weight: y.weight)
      }
    }
  }

  /// Weighs pixels of two image rows, or of one where the other has no weight.
  private func interpolate(
    _ columns: Range<Int>, row: Int, x: AffineFunction, y: Tap,
    into pixels: inout MutableSpan<UInt32>
  ) {
    let width = part.width
    let start = columns.lowerBound
    image.withPixels { source in
      let upper = source.extracting(places(inRow: y.first))
      let lower = source.extracting(places(inRow: y.second))
      if y.weight == 0 {
        for index in 0..<columns.count {
          let x = Tap(x.value(atColumn: start &+ index, row: row), count: width)
          let above = Self.mean(upper[x.first], upper[x.second], weight: x.weight)
          pixels[index] = Self.mean(above, above, weight: 0)
        }
      } else {
        for index in 0..<columns.count {
          let x = Tap(x.value(atColumn: start &+ index, row: row), count: width)
          let above = Self.mean(upper[x.first], upper[x.second], weight: x.weight)
          let below = Self.mean(lower[x.first], lower[x.second], weight: x.weight)
          pixels[index] = Self.mean(above, below, weight: y.weight)
        }
      }
    }
  }

  /// Where the pixels of a row of the part are in the image's storage.
  private func places(inRow row: Int) -> Range<Int> {
    let start = (part.y + row) * image.width + part.x
    return start..<start + part.width
  }

  /// The weighted sum of two pixels side by side, in 1/256: four channels of 16 bits.
  ///
  /// Red and blue are the lower two, green and alpha the upper two; none exceeds 255 · 256.
  @inline(__always)
  private static func mean(_ left: UInt32, _ right: UInt32, weight: UInt64) -> UInt64 {
    spread(left) &* (256 &- weight) &+ spread(right) &* weight
  }

  /// The weighted mean of two such sums as a pixel, each channel rounded to nearest, ties up.
  @inline(__always)
  private static func mean(_ above: UInt64, _ below: UInt64, weight: UInt64) -> UInt32 {
    // Two channels at a time, 32 bits each: at most 255 · 65536 and the rounding.
    let lanes: UInt64 = 0x0000_FFFF_0000_FFFF
    let half: UInt64 = 0x0000_8000_0000_8000
    let rest = 256 &- weight
    let first = (above & lanes) &* rest &+ (below & lanes) &* weight &+ half
    let second = (above >> 16 & lanes) &* rest &+ (below >> 16 & lanes) &* weight &+ half
    let redGreen = first >> 16 & 0x0000_00FF_0000_00FF
    let blueAlpha = second & 0x00FF_0000_00FF_0000
    let pairs = redGreen | blueAlpha
    return UInt32(truncatingIfNeeded: pairs) | UInt32(truncatingIfNeeded: pairs >> 32) << 8
  }

  /// A pixel's channels in 16 bits each.
  @inline(__always)
  private static func spread(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0x00FF_00FF) | UInt64(pixel >> 8 & 0x00FF_00FF) << 32
  }

  /// The two neighbours of a place along one axis, and how much of the second.
  private struct Tap {
    var first: Int
    var second: Int
    /// 0...255, in 1/256.
    var weight: UInt64

    /// A place counted from the first pixel's centre, rounded to 1/256, ties up.
    @inline(__always)
    init(_ place: Double, count: Int) {
      // Beyond one pixel outside nothing changes any more; this also stops what is not finite.
      let limited = place > -1 ? (place < Double(count) ? place : Double(count)) : -1
      // Shifted by one pixel to where truncation is rounding down.
      let fixed = Int((limited + 1) * 256 + 0.5)
      let index = fixed >> ImageSampler.fractionBits - 1
      first = min(max(index, 0), count - 1)
      second = min(max(index + 1, 0), count - 1)
      weight = UInt64(truncatingIfNeeded: fixed & 255)
    }
  }
}
