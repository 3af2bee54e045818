import Pixels
import Testing

@Suite("Pictures of runs")
struct RunPictureTests {
  private let red: UInt32 = 0xFF00_00FF
  private let blue: UInt32 = 0xFFFF_0000
  private let veil: UInt32 = 0x8000_0000

  private func row(_ runs: PixelRun...) -> RunRow {
    var row = RunRow()
    row.putBack(runs)
    return row
  }

  /// Four columns: a row of runs, a busy one, and another of runs.
  private var picture: RunPicture {
    RunPicture(
      width: 4, height: 3,
      rows: [
        row(PixelRun(end: 1, color: red), PixelRun(end: 4, color: blue)), RunRow(),
        row(PixelRun(end: 4, color: veil)),
      ],
      pixels: [9, 9, 9, 9, red, blue, red, blue, 9, 9, 9, 9])
  }

  @Test("Written down, runs and busy rows stand in order")
  func pixmap() {
    let expected = [
      red, blue, blue, blue, red, blue, red, blue, veil, veil, veil, veil,
    ]
    #expect(picture.pixmap == Pixmap(width: 4, height: 3, taking: expected))
  }

  @Test("A pixmap comes back as it was, and a new picture is transparent")
  func roundTrip() {
    let pixmap = picture.pixmap
    #expect(RunPicture(pixmap).pixmap == pixmap)
    #expect(RunPicture(width: 3, height: 2).pixmap == Pixmap(width: 3, height: 2))
    #expect(RunPicture(width: 0, height: 2).pixmap == Pixmap(width: 0, height: 2))
  }

  @Test("Rows are lent as pixels, in one piece", arguments: [0..<1, 1..<2, 0..<2, 1..<3, 0..<3])
  func lentRows(rows: Range<Int>) {
    var storage: [UInt32] = []
    let lent = picture.withPixels(ofRows: rows, using: &storage) { pixels in
      pixels.indices.map { pixels[$0] }
    }

    #expect(lent == Array(picture.pixmap.storage[4 * rows.lowerBound..<4 * rows.upperBound]))
  }

  @Test("A picture is opaque where every run and pixel is")
  func opaque() {
    #expect(picture.isOpaque(row: 0))
    #expect(picture.isOpaque(row: 1))
    #expect(!picture.isOpaque(row: 2))
    #expect(!picture.isOpaque)
  }

  @Test("A part of a row is cut where it begins and ends")
  func copiedPart() {
    let whole = row(
      PixelRun(end: 1, color: red), PixelRun(end: 3, color: blue), PixelRun(end: 4, color: red))
    var part = RunRow()
    part.copy(whole, within: 1..<3)
    #expect(part.runs == [PixelRun(end: 3, color: blue)])
    part.copy(whole, within: 0..<2)
    #expect(part.runs == [PixelRun(end: 1, color: red), PixelRun(end: 2, color: blue)])
  }
}
