internal import Drawing
internal import Foundation
internal import Geometry
internal import Pixels

/// The mean of all that an upright image has under each device pixel, for an image drawn smaller.
///
/// A device pixel's edges are taken back to the image and rounded to 1/256 of an image pixel; every
/// image pixel counts by the area it has in between, in integers, and the mean is rounded to
/// nearest. An image pixel wide, the mean is that of the bilinear rule; so nothing jumps where an
/// image begins to shrink.
struct BoxReduction: Sendable {
  let columns: AffineFunction
  let rows: AffineFunction
  /// Half of what a device pixel covers of the image, in its pixels, along each axis; at least 1/2.
  let halfWidth: Double
  let halfHeight: Double

  /// The reduction by which `inverse` takes device pixels to the image.
  ///
  /// nil where the image is turned, or nowhere smaller than it is.
  init?(inverse: CGAffineTransform) {
    guard inverse.b == 0, inverse.c == 0 else { return nil }
    let (width, height) = (abs(inverse.a), abs(inverse.d))
    // Less is rounding: an image in its own size is sampled as any other.
    guard max(width, height) > 1 + 1e-6 else { return nil }
    halfWidth = max(width, 1) / 2
    halfHeight = max(height, 1) / 2
    columns = AffineFunction(x: inverse.a, y: 0, constant: inverse.tx)
    rows = AffineFunction(x: 0, y: inverse.d, constant: inverse.ty)
  }

  /// The pixels of one axis around a place, each with its share.
  ///
  /// What lies beyond an edge counts for the edge pixel.
  struct Taps {
    var first: Int
    var last: Int
    /// Shares of the first and the last pixel, in 1/256; those between have 256 each.
    var firstWeight: UInt64
    var lastWeight: UInt64
    /// Of all together.
    var total: UInt64

    init(from start: Double, to end: Double, count: Int) {
      let limit = Double(count)
      let low = Self.fixed(start, limit)
      let high = max(Self.fixed(end, limit), low + 1)
      total = UInt64(high - low)
      first = min(max(low >> 8, 0), count - 1)
      last = min(max((high - 1) >> 8, 0), count - 1)
      if first == last {
        firstWeight = total
        lastWeight = 0
      } else {
        // An edge pixel stands for all that lies beyond it.
        firstWeight = UInt64((first + 1) << 8 - low)
        lastWeight = UInt64(high - last << 8)
      }
    }

    /// A place in 1/256, no farther than one image beyond its edges; ties up.
    private static func fixed(_ place: Double, _ limit: Double) -> Int {
      let limited = place > -limit ? (place < 2 * limit ? place : 2 * limit) : -limit
      return Int((limited * 256 + 0.5).rounded(.down))
    }

    /// The share of a pixel between first and last, in 1/256.
    @inline(__always)
    func weight(_ index: Int) -> UInt64 {
      index == first ? firstWeight : (index == last ? lastWeight : 256)
    }
  }

  /// The pixels of a device column.
  func taps(column: Int, count: Int) -> Taps {
    let center = columns.value(atColumn: column, row: 0)
    return Taps(from: center - halfWidth, to: center + halfWidth, count: count)
  }

  /// The pixels of a device row.
  func taps(row: Int, count: Int) -> Taps {
    let center = rows.value(atColumn: 0, row: row)
    return Taps(from: center - halfHeight, to: center + halfHeight, count: count)
  }
}

extension ImageSampler {
  /// Writes the means under a row's columns to the beginning of `pixels`.
  func reduce(
    _ columns: Range<Int>, row: Int, by reduction: BoxReduction,
    into pixels: inout MutableSpan<UInt32>
  ) {
    precondition(columns.count <= pixels.count, "the row is too short")
    let y = reduction.taps(row: row, count: part.height)
    image.withPixels { source in
      for index in 0..<columns.count {
        let x = reduction.taps(column: columns.lowerBound + index, count: part.width)
        var sum = ChannelSums()
        for line in y.first...y.last {
          let start = (part.y &+ line) &* image.width &+ part.x
          var lineSum = ChannelSums()
          for place in x.first...x.last {
            lineSum.add(source[start &+ place], weight: x.weight(place))
          }
          sum.add(lineSum, weight: y.weight(line))
        }
        pixels[index] = sum.mean(of: x.total &* y.total)
      }
    }
  }
}

/// Four weighted sums, one for each channel.
///
/// An axis has weights of at most 3 · 65,535 · 256 together, so no sum reaches 2⁶³.
private struct ChannelSums {
  var channels = SIMD4<UInt64>()

  @inline(__always)
  mutating func add(_ pixel: UInt32, weight: UInt64) {
    let bytes = SIMD4<UInt64>(
      UInt64(pixel & 255), UInt64(pixel >> 8 & 255), UInt64(pixel >> 16 & 255),
      UInt64(pixel >> 24))
    channels &+= bytes &* SIMD4(repeating: weight)
  }

  @inline(__always)
  mutating func add(_ other: ChannelSums, weight: UInt64) {
    channels &+= other.channels &* SIMD4(repeating: weight)
  }

  /// The mean as a pixel, each channel rounded to nearest, ties up.
  @inline(__always)
  func mean(of total: UInt64) -> UInt32 {
    let half = total / 2
    let red = (channels[0] &+ half) / total
    let green = (channels[1] &+ half) / total
    let blue = (channels[2] &+ half) / total
    let alpha = (channels[3] &+ half) / total
    return UInt32(red | green << 8 | blue << 16 | alpha << 24)
  }
}
