/// A row of which every byte is filtered: a photograph's, or noise.
///
/// Its pixels are spread to bytes, so that every filter is one plain loop over bytes, which the
/// compiler turns into vector code; the filters are tried, and the best is done once more.
struct DenseRow {
  /// What the filter has left, a byte each, without the filter's own; in words of 16 bits since
  /// that is what tokens are.
  private(set) var residuals: [UInt16]

  private let channels: Int
  /// The bytes of the row, and before them a pixel of zeros, which is to its left.
  private var row: [UInt8]
  /// The same of the row above.
  private var above: [UInt8]

  /// Room for rows of that width, which is above 0, of 3 or 4 bytes a pixel.
  init(width: Int, channels: Int) {
    residuals = Array(repeating: 0, count: width * channels)
    row = Array(repeating: 0, count: (width + 1) * channels)
    above = row
    self.channels = channels
  }

  /// Filters a row so that the least is left.
  ///
  /// The sum of the residuals' distances from zero stands for what they cost: choosing by their
  /// entropy row by row makes photographs smaller by less than 1 in 100.
  ///
  /// - Parameters:
  ///   - row: The row's pixels.
  ///   - above: Those above them.
  ///   - wasLast: Whether the row above was the last to be filtered here.
  /// - Returns: The filter; of equally good ones the first of mean, up, left, Paeth's.
  mutating func filter(
    _ row: Span<UInt32>, below above: Span<UInt32>, wasLast: Bool
  ) -> RowFilter {
    if wasLast {
      swap(&self.row, &self.above)
    } else {
      Self.spread(above, channels, to: &self.above)
    }
    Self.spread(row, channels, to: &self.row)
    var (best, least) = (RowFilter.average, UInt32.max)
    for filter in [RowFilter.average, .up, .sub, .paeth] {
      let sum = magnitude(filter)
      if sum < least { (best, least) = (filter, sum) }
    }
    store(best)
    return best
  }

  /// Stores the pixels' bytes, after those of one pixel.
  private static func spread(_ pixels: Span<UInt32>, _ channels: Int, to bytes: inout [UInt8]) {
    var output = bytes.mutableSpan
    var place = channels
    for index in pixels.indices {
      let pixel = pixels[index]
      // The highest place first, so that one check of the bounds is enough for all.
      if channels == 4 { output[place &+ 3] = UInt8(truncatingIfNeeded: pixel &>> 24) }
      output[place &+ 2] = UInt8(truncatingIfNeeded: pixel &>> 16)
      output[place &+ 1] = UInt8(truncatingIfNeeded: pixel &>> 8)
      output[place] = UInt8(truncatingIfNeeded: pixel)
      place &+= channels
    }
  }

  /// The sum of all residuals' distances from zero, one above 127 being negative.
  ///
  /// It wraps only in rows of 8 million pixels, where a worse filter is all the harm.
  private func magnitude(_ filter: RowFilter) -> UInt32 {
    switch filter {
    case .sub: magnitude { left, _, _ in left }
    case .up: magnitude { _, above, _ in above }
    case .average: magnitude { left, above, _ in Prediction.mean(left, above) }
    case .paeth: magnitude(Prediction.paeth)
    }
  }

  @inline(__always)
  private func magnitude(_ predicted: (UInt8, UInt8, UInt8) -> UInt8) -> UInt32 {
    let count = residuals.count
    let (row, above) = (row.span, above.span)
    let left = row.extracting(first: count)
    let corner = above.extracting(first: count)
    let here = row.extracting(channels..<channels + count).extracting(first: count)
    let over = above.extracting(channels..<channels + count).extracting(first: count)
    var sum: UInt32 = 0
    for index in 0..<count {
      let residual = here[index] &- predicted(left[index], over[index], corner[index])
      sum &+= UInt32(min(residual, 0 &- residual))
    }
    return sum
  }

  private mutating func store(_ filter: RowFilter) {
    switch filter {
    case .sub: store { left, _, _ in left }
    case .up: store { _, above, _ in above }
    case .average: store { left, above, _ in Prediction.mean(left, above) }
    case .paeth: store(Prediction.paeth)
    }
  }

  @inline(__always)
  private mutating func store(_ predicted: (UInt8, UInt8, UInt8) -> UInt8) {
    let (channels, rowBytes, aboveBytes) = (channels, row, above)
    let (row, above) = (rowBytes.span, aboveBytes.span)
    var output = residuals.mutableSpan
    let count = output.count
    let left = row.extracting(first: count)
    let corner = above.extracting(first: count)
    let here = row.extracting(channels..<channels + count).extracting(first: count)
    let over = above.extracting(channels..<channels + count).extracting(first: count)
    for index in 0..<count {
      let residual = here[index] &- predicted(left[index], over[index], corner[index])
      output[index] = UInt16(residual)
    }
  }
}
