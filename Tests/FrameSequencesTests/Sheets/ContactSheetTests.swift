import FrameSequences
import Pixels
import Testing
import TestSupport

@Suite("Averaging")
struct AveragingTests {
  private func random(_ width: Int, _ height: Int, _ generator: inout SeededGenerator) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    for index in pixmap.storage.indices {
      let alpha = UInt32.random(in: 0...255, using: &generator)
      pixmap.storage[index] = alpha << 24
      for shift: UInt32 in [0, 8, 16] {
        pixmap.storage[index] |= UInt32.random(in: 0...alpha, using: &generator) << shift
      }
    }
    return pixmap
  }

  @Test("Each pixel is the exact area's average, against copies of every pixel")
  func areas() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<40 {
      let (width, height) = (
        Int.random(in: 1...9, using: &generator), Int.random(in: 1...9, using: &generator)
      )
      let (newWidth, newHeight) = (
        Int.random(in: 1...9, using: &generator), Int.random(in: 1...9, using: &generator)
      )
      let pixmap = random(width, height, &generator)

      let averaged = pixmap.averaged(toWidth: newWidth, height: newHeight)

      // Blown up by the new size, every old pixel falls into new ones whole.
      for newY in 0..<newHeight {
        for newX in 0..<newWidth {
          var sums = [0, 0, 0, 0]
          for y in newY * height..<(newY + 1) * height {
            for x in newX * width..<(newX + 1) * width {
              let pixel = pixmap[x: x / newWidth, y: y / newHeight]
              for (channel, value) in [pixel.red, pixel.green, pixel.blue, pixel.alpha].enumerated()
              {
                sums[channel] += Int(value)
              }
            }
          }
          let expected = sums.map { UInt8((2 * $0 + width * height) / (2 * width * height)) }
          let pixel = averaged[x: newX, y: newY]
          #expect([pixel.red, pixel.green, pixel.blue, pixel.alpha] == expected, "seed 21")
        }
      }
    }
  }

  @Test("The same size gives the same pixmap")
  func sameSize() {
    var generator = SeededGenerator(seed: 2)
    let pixmap = random(7, 5, &generator)
    #expect(pixmap.averaged(toWidth: 7, height: 5) == pixmap)
  }
}

@Suite("Contact sheet")
struct ContactSheetTests {
  private func solid(_ width: Int, _ height: Int, _ packed: UInt32) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    for index in pixmap.storage.indices { pixmap.storage[index] = packed }
    return pixmap
  }

  @Test("Cells fill rows, with gaps between and around them")
  func layout() throws {
    var layout = ContactSheet.Layout(columns: 2, cellWidth: 2)
    layout.gap = 1
    layout.background = PremultipliedColor(packed: 0xFF00_0000)
    var sheet = try ContactSheet(count: 3, frameWidth: 4, frameHeight: 2, layout: layout)
    for cell in 0..<3 {
      let frame = solid(4, 2, 0xFF00_0001 + UInt32(cell))
      sheet.place(sheet.thumbnail(of: frame), inCell: cell)
    }

    let reds = (0..<sheet.pixmap.height).map { y in
      (0..<sheet.pixmap.width).map { "\(sheet.pixmap[x: $0, y: y].red)" }.joined()
    }
    #expect(reds == ["0000000", "0110220", "0000000", "0330000", "0000000"])
  }

  @Test("A sheet with fewer frames than columns is one strip of them")
  func strip() throws {
    var layout = ContactSheet.Layout(columns: 100, cellWidth: 3)
    layout.gap = 0
    let sheet = try ContactSheet(count: 4, frameWidth: 6, frameHeight: 10, layout: layout)
    #expect(sheet.pixmap.width == 12)
    #expect(sheet.pixmap.height == 5)
  }

  @Test("Translucent frames lie over the background")
  func translucent() throws {
    var layout = ContactSheet.Layout(columns: 1, cellWidth: 1)
    layout.gap = 0
    layout.background = PremultipliedColor(packed: 0xFFFF_FFFF)
    var sheet = try ContactSheet(count: 1, frameWidth: 1, frameHeight: 1, layout: layout)

    sheet.place(solid(1, 1, 0x8000_0000), inCell: 0)

    #expect(sheet.pixmap.storage == [0xFF7F_7F7F])
  }

  @Test("A sheet that is too large is an error, however large")
  func tooLarge() {
    let layout = ContactSheet.Layout(columns: 10, cellWidth: 1000)
    #expect(throws: ContactSheetError.sideTooLong(limit: 65_535)) {
      try ContactSheet(count: 1_000_000, frameWidth: 1000, frameHeight: 1000, layout: layout)
    }
    #expect(throws: ContactSheetError.tooLarge(width: 10_088, height: 20_168, limit: 64 << 20)) {
      try ContactSheet(count: 200, frameWidth: 1000, frameHeight: 1000, layout: layout)
    }
    #expect(throws: ContactSheetError.sideTooLong(limit: 65_535)) {
      try ContactSheet(
        count: .max, frameWidth: 1, frameHeight: 1,
        layout: ContactSheet.Layout(columns: .max, cellWidth: .max))
    }
  }
}
