import ComparisonReports
import Pixels
import Testing

@Suite("Sheet of a batch")
struct BatchSheetTests {
  private let paper: UInt32 = 0xFFF6_F7F7

  private func index(_ count: Int, frames: Int, width: Int = 48, height: Int = 96) -> BatchIndex {
    var index = BatchIndex(title: "a", stamp: IndexSample.stamp)
    index.entries = (0..<count).map { number in
      var all = IndexSample.frames(Array(0..<frames), in: "v\(number)")
      (all.pixelWidth, all.pixelHeight) = (width, height)
      return IndexSample.entry("v\(number)", [], .rendered(all))
    }
    return index
  }

  @Test("Of a variant the first, quarter, half, three-quarter and last frames are asked for")
  func places() {
    func asked(_ frames: Int) -> [String] {
      var sheet = BatchSheet(index(1, frames: frames))
      var paths: [String] = []
      sheet.draw { path in
        paths.append(path)
        return Paint.solid(48, 96, Paint.red)
      }
      return paths.map { String($0.dropFirst("v0/frame_".count).dropLast(".png".count)) }
    }

    #expect(asked(61) == ["0000", "0015", "0030", "0045", "0060"])
    #expect(asked(5) == ["0000", "0001", "0002", "0003", "0004"])
    #expect(asked(3) == ["0000", "0001", "0002"])
    #expect(asked(1) == ["0000"])
    #expect(asked(0) == [])
  }

  @Test("Pictures lie in strips, row by row in the order of the variants, none enlarged")
  func strips() {
    var sheet = BatchSheet(index(6, frames: 5))
    var numbers: [UInt32] = []
    sheet.draw { path in
      numbers.append(UInt32(numbers.count))
      return Paint.solid(48, 96, 0xFF00_0001 + UInt32(numbers.count - 1))
    }

    // Five pictures of 48 and four gaps of 8 are 272; a caption takes 26, margins are 24.
    #expect(sheet.count == 6)
    #expect(sheet.pixmap.width == 24 + 2 * (272 + 24))
    #expect(sheet.pixmap.height == 24 + 3 * (26 + 96 + 24))
    for number in 0..<30 {
      let (strip, column) = (number / 5, number % 5)
      let x = 24 + strip % 2 * 296 + column * 56
      let y = 24 + strip / 2 * 146 + 26
      for (dx, dy) in [(0, 0), (47, 95)] {
        #expect(sheet.pixmap.packed(x + dx, y + dy) == 0xFF00_0001 + UInt32(number))
      }
      #expect(sheet.pixmap.packed(x - 1, y) == 0xFFD0_D2D2)
      #expect(sheet.pixmap.packed(x - 2, y) == paper)
      #expect(sheet.pixmap.packed(x, y - 2) == paper)
      #expect(sheet.pixmap.packed(x, y + 97) == paper)
    }
  }

  @Test("Pictures are means over areas, over a checkerboard where they are transparent")
  func averages() {
    var sheet = BatchSheet(index(1, frames: 1, width: 480, height: 480))
    var picture = Pixmap(width: 480, height: 480)
    for y in 0..<480 {
      for x in 0..<480 {
        picture.storage[y * 480 + x] =
          y < 240 && x % 2 == 0 ? Paint.white : y < 240 ? Paint.black : 0
      }
    }
    sheet.draw { _ in picture }

    #expect(sheet.pixmap.packed(24, 24 + 26) == 0xFF80_8080)
    #expect(sheet.pixmap.packed(24, 24 + 26 + 120) == 0xFFE6_E6E6)
    #expect(sheet.pixmap.packed(24 + 8, 24 + 26 + 120) == 0xFFFF_FFFF)
  }

  @Test(
    "A sheet keeps its bounds; more variants become smaller, and what does not fit is left out",
    arguments: [1, 24, 100, 10_000])
  func bounds(_ count: Int) {
    for (width, height) in [(1206, 2622), (2360, 1640), (16_384, 10), (1, 1)] {
      let sheet = BatchSheet(index(count, frames: 0, width: width, height: height))
      #expect(sheet.pixmap.width <= 4096 && sheet.pixmap.height <= 4096)
      #expect(sheet.count == min(count, sheet.count))
      if count <= 100 { #expect(sheet.count == count) }
    }
  }

  @Test("The variants on a sheet that is too small for all are the first ones")
  func first() {
    var sheet = BatchSheet(index(10_000, frames: 1, width: 1206, height: 2622))
    var paths: [String] = []
    sheet.draw { path in
      paths.append(path)
      return Paint.solid(1, 1, Paint.red)
    }

    #expect(sheet.count > 500 && sheet.count < 10_000)
    #expect(paths == (0..<sheet.count).map { "v\($0)/frame_0000.png" })
  }

  @Test("A picture that cannot be had ends the drawing with its error")
  func fails() {
    struct Missing: Error {}
    var sheet = BatchSheet(index(2, frames: 1))

    #expect(throws: Missing.self) {
      try sheet.draw { (_) throws(Missing) in throw Missing() }
    }
  }

  @Test("A variant that failed has a hatched box under its name, and no picture is asked for")
  func failed() {
    var batch = index(1, frames: 0)
    batch.entries = [IndexSample.entry("a", [], .failed("why"))]
    var sheet = BatchSheet(batch)
    sheet.draw { _ in Paint.solid(1, 1, Paint.red) }

    #expect(sheet.pixmap.packed(24, 24 + 26) != paper)
    #expect(!sheet.pixmap.storage.contains(Paint.red))
    let named = sheet.pixmap
    batch.entries[0].variant = "b"
    #expect(BatchSheet(batch).pixmap != named)
  }

  @Test("A name is cut where its strip ends")
  func longName() {
    func sheet(_ name: String) -> Pixmap {
      var batch = index(1, frames: 1)
      batch.entries[0].variant = name
      return BatchSheet(batch).pixmap
    }

    #expect(sheet(String(repeating: "a", count: 300)) == sheet(String(repeating: "a", count: 400)))
    #expect(sheet("a").width == sheet(String(repeating: "a", count: 300)).width)
  }
}
