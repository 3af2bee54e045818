package import Pixels

/// The class of every pixel of a pair.
package struct ClassMap: Hashable, Sendable {
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
  /// `width * height` classes, row by row from the top; 0 for pixels that are equal.
  package let classes: [UInt8]

  /// A map.
  ///
  /// - Precondition: There is a class, or 0, for each pixel.
  package init(width: Int, height: Int, classes: [UInt8]) {
    precondition(classes.count == width * height, "a class map has a class for each pixel")
    precondition(
      classes.allSatisfy { $0 == 0 || DifferenceClass(rawValue: $0) != nil },
      "a class map holds classes")
    (self.width, self.height, self.classes) = (width, height, classes)
  }

  /// Pixels of each class.
  package var counts: ClassCounts {
    var counts = ClassCounts()
    for value in classes {
      if let kind = DifferenceClass(rawValue: value) { counts[kind] += 1 }
    }
    return counts
  }
}

// MARK: - Pictures

extension ClassMap {
  /// The classes in their colours over a faint grey image of the expected picture.
  ///
  /// - Parameter expected: A picture of the map's size, such as a pair's padded one.
  /// - Returns: An opaque picture of the same size.
  package func picture(over expected: Pixmap) -> Pixmap {
    precondition(
      expected.width == width && expected.height == height, "a class map lies on its picture")
    let colors = [0] + DifferenceClass.allCases.map(\.pixel)
    let classes = classes.span
    var picture = expected
    picture.withMutablePixels { pixels in
      var index = 0
      for y in 0..<height {
        for x in 0..<width {
          let kind = Int(classes[index])
          let pixel = pixels[index]
          let seen = pixel >> 24 == 255 ? pixel : PackedPixel.over(pixel, Pattern.checker(x, y))
          pixels[index] = kind == 0 ? Self.faint(seen) : colors[kind]
          index += 1
        }
      }
    }
    return picture
  }

  /// The picture with a legend below: each class that occurs, its colour and its pixels.
  ///
  /// - Parameter expected: As for ``picture(over:)``.
  /// - Returns: An opaque picture, at least as wide as the legend.
  package func pictureWithLegend(over expected: Pixmap) -> Pixmap {
    let map = picture(over: expected)
    let lines = legend
    let lineHeight = PixelFont.lineHeight + 5
    let textWidth = lines.map { 24 + PixelFont.width(of: $0.text) }.max() ?? 0
    var sheet = Pixmap(
      width: max(width, textWidth + 8), height: height + lines.count * lineHeight + 11,
      color: Pattern.paper)
    sheet.draw(map, x: 0, y: 0)
    for (index, line) in lines.enumerated() {
      let top = height + 8 + index * lineHeight
      sheet.fill(PixelBox(x: 8, y: top, width: 9, height: 9)) { _, _ in line.pixel }
      PixelFont.draw(line.text, in: &sheet, x: 23, y: top, color: Pattern.ink)
    }
    return sheet
  }

  private var legend: [(pixel: UInt32, text: String)] {
    let counts = counts
    let lines = DifferenceClass.allCases.reversed().filter { counts[$0] > 0 }.map {
      (pixel: $0.pixel, text: "\($0.name) \(counts[$0])")
    }
    return lines.isEmpty ? [(pixel: Pattern.paper, text: "no pixel differs")] : lines
  }

  /// A grey between white and the pixel's lightness, so that colours stand out on it.
  private static func faint(_ pixel: UInt32) -> UInt32 {
    let light = (pixel & 255) * 54 + (pixel >> 8 & 255) * 183 + (pixel >> 16 & 255) * 19
    return 0xFF00_0000 | (176 + (light >> 8) * 70 / 255) * 0x01_0101
  }
}
