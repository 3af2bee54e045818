import FrameDeflate
import Pixels
import TestSupport
import Testing

@Suite("Rows of runs in the frame deflater")
struct RunRowTests {
  #if DEBUG
    private static let pictureCount: UInt64 = 400
  #else
    private static let pictureCount: UInt64 = 10_000
  #endif

  @Test("Runs give the bands of their pixels, whichever rows are busy and wherever runs are cut")
  func sameBands() {
    var wrong: [String] = []
    var generator = SeededGenerator(seed: 5)
    for seed in 0..<Self.pictureCount {
      let picture = HardPicture(seed: seed, isOpaque: true, longestSide: seed % 8 == 0 ? 300 : 40)
      let pixmap = Pixmap(
        width: picture.width, height: picture.height, taking: picture.pixels)
      let runs = RunPicture(cutting: pixmap, &generator)
      for effort in [FrameDeflater.Effort.runs, .matches] {
        let deflater = FrameDeflater(
          width: picture.width, hasAlpha: seed % 2 == 0, effort: effort)
        for rows in deflater.bands(ofRows: picture.height) {
          let places = rows.lowerBound * picture.width..<rows.upperBound * picture.width
          let expected = deflater.band(picture.pixels.span.extracting(places))
          if deflater.band(rows, of: runs) != expected { wrong.append("\(picture)") }
        }
      }
    }

    #expect(wrong == [])
  }
}
