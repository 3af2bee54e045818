import TestSupport

/// One way to store a picture.
struct PNGVariant: CustomStringConvertible, Sendable {
  var colorType: UInt8
  var depth: UInt8
  var isInterlaced: Bool
  var hasTransparency: Bool

  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }

  var description: String {
    "type \(colorType), depth \(depth)\(isInterlaced ? ", interlaced" : "")"
      + (hasTransparency ? ", tRNS" : "")
  }

  /// Every one that the standard allows: 15 formats, interlaced or not, and with `tRNS` where
  /// that may stand.
  static let all: [PNGVariant] = {
    let depths: [(UInt8, [UInt8])] = [
      (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
    ]
    return depths.flatMap { colorType, depths in
      depths.flatMap { depth in
        [false, true].flatMap { isInterlaced in
          (colorType < 4 ? [false, true] : [false]).map {
            PNGVariant(
              colorType: colorType, depth: depth, isInterlaced: isInterlaced, hasTransparency: $0)
          }
        }
      }
    }
  }()
}

/// A file of random samples, and the pixels that it means by the standard's own words.
struct RandomPNG {
  let file: [UInt8]
  /// Straight RGBA, row by row.
  let expected: [UInt8]

  init(_ variant: PNGVariant, width: Int, height: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let greatest = UInt16((1 << Int(variant.depth)) - 1)
    let samples = (0..<width * height).map { _ in
      (0..<variant.channels).map { _ in
        // Few values, so that the transparent colour occurs.
        greatest < 4
          ? UInt16.random(in: 0...greatest, using: &generator)
          : [0, 1, greatest / 3, greatest].randomElement(using: &generator) ?? 0
      }
    }
    let colors = min(256, Int(greatest) + 1)
    let palette = (0..<colors).map { _ in
      (0..<4).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
    let transparent = samples[width * height / 2]

    var file = PNGContainer.signature
    file += PNGContainer.header(
      width: UInt32(width), height: UInt32(height), depth: variant.depth,
      colorType: variant.colorType, interlace: variant.isInterlaced ? 1 : 0)
    if variant.colorType == 3 {
      file += PNGContainer.chunk("PLTE", palette.flatMap { $0[0..<3] })
    }
    if variant.hasTransparency {
      file += PNGContainer.chunk(
        "tRNS",
        variant.colorType == 3
          ? palette.map { $0[3] }
          : transparent.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
    }
    let raw = Self.filtered(
      samples, variant: variant, width: width, height: height, using: &generator)
    file += PNGContainer.chunk("IDAT", PNGContainer.stored(raw))
    file += PNGContainer.chunk("IEND", [])

    self.file = file
    expected = samples.flatMap { sample in
      Self.meaning(
        of: sample, variant: variant, palette: palette,
        transparent: variant.hasTransparency ? transparent : nil)
    }
  }
}

// MARK: - What samples mean

extension RandomPNG {
  private static func meaning(
    of sample: [UInt16], variant: PNGVariant, palette: [[UInt8]], transparent: [UInt16]?
  ) -> [UInt8] {
    func eight(_ value: UInt16) -> UInt8 {
      let greatest = Double((1 << Int(variant.depth)) - 1)
      return UInt8((Double(value) * 255 / greatest).rounded())
    }
    let alpha: UInt8 = transparent == sample ? 0 : 255
    switch variant.colorType {
    case 0: return [eight(sample[0]), eight(sample[0]), eight(sample[0]), alpha]
    case 2: return sample.map(eight) + [alpha]
    case 3:
      let entry = palette[Int(sample[0])]
      return entry[0..<3] + [transparent == nil ? 255 : entry[3]]
    case 4: return [eight(sample[0]), eight(sample[0]), eight(sample[0]), eight(sample[1])]
    default: return sample.map(eight)
    }
  }
}

// MARK: - How rows are stored

extension RandomPNG {
  /// Origin and step of the seven passes of Adam7.
  private static let passes: [(x: Int, y: Int, stepX: Int, stepY: Int)] = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4),
    (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  private static func filtered(
    _ samples: [[UInt16]], variant: PNGVariant, width: Int, height: Int,
    using generator: inout SeededGenerator
  ) -> [UInt8] {
    let passes = variant.isInterlaced ? Self.passes : [(0, 0, 1, 1)]
    let bytesBack = max(1, variant.channels * Int(variant.depth) / 8)
    var bytes: [UInt8] = []
    for pass in passes where pass.x < width && pass.y < height {
      var above: [UInt8] = []
      for y in stride(from: pass.y, to: height, by: pass.stepY) {
        let row = packed(
          stride(from: pass.x, to: width, by: pass.stepX).flatMap { samples[y * width + $0] },
          depth: Int(variant.depth))
        if above.isEmpty { above = Array(repeating: 0, count: row.count) }
        let filter = UInt8.random(in: 0...4, using: &generator)
        bytes.append(filter)
        bytes += Self.row(row, above: above, filter: filter, bytesBack: bytesBack)
        above = row
      }
    }
    return bytes
  }

  private static func packed(_ values: [UInt16], depth: Int) -> [UInt8] {
    if depth == 16 { return values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    let perByte = 8 / depth
    return stride(from: 0, to: values.count, by: perByte).map { start in
      (0..<perByte).reduce(0) { byte, place in
        let value = start + place < values.count ? UInt8(values[start + place]) : 0
        return byte << UInt8(depth) | value
      }
    }
  }

  private static func row(
    _ row: [UInt8], above: [UInt8], filter: UInt8, bytesBack: Int
  ) -> [UInt8] {
    row.indices.map { index in
      let left = index >= bytesBack ? Int(row[index - bytesBack]) : 0
      let up = Int(above[index])
      let corner = index >= bytesBack ? Int(above[index - bytesBack]) : 0
      let guess = left + up - corner
      let nearest = [left, up, corner].min { abs(guess - $0) < abs(guess - $1) } ?? 0
      let prediction = [0, left, up, (left + up) / 2, nearest][Int(filter)]
      return row[index] &- UInt8(prediction)
    }
  }
}
