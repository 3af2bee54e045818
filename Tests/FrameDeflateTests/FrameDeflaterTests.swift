import FrameDeflate
import TestSupport
import Testing

@Suite("Frame deflater")
struct FrameDeflaterTests {
  // How many random pictures: reading bit by bit is slow in debug.
  #if DEBUG
    private static let pictureCount: UInt64 = 400
    private static let runRowCount: UInt64 = 3
  #else
    private static let pictureCount: UInt64 = 10_000
    private static let runRowCount: UInt64 = 40
  #endif

  private func stream(_ picture: HardPicture, _ deflater: FrameDeflater) -> [UInt8] {
    deflater.stream(of: bands(picture, deflater))
  }

  private func bands(_ picture: HardPicture, _ deflater: FrameDeflater) -> [DeflatedBand] {
    deflater.bands(ofRows: picture.height).map { band(of: picture, $0, deflater) }
  }

  private func band(
    of picture: HardPicture, _ rows: Range<Int>, _ deflater: FrameDeflater
  ) -> DeflatedBand {
    let pixels = picture.pixels
    let range = rows.lowerBound * picture.width..<rows.upperBound * picture.width
    return deflater.band(pixels.span.extracting(range))
  }

  private func bytes(_ picture: HardPicture, channels: Int) -> [UInt8] {
    picture.pixels.flatMap { pixel in
      (0..<channels).map { UInt8(truncatingIfNeeded: pixel >> UInt32(8 * $0)) }
    }
  }

  /// Reads a picture's stream back and checks what it is made of.
  @discardableResult
  private func check(
    _ picture: HardPicture, hasAlpha: Bool, _ effort: FrameDeflater.Effort
  ) throws -> StreamReader {
    let channels = hasAlpha ? 4 : 3
    let deflater = FrameDeflater(width: picture.width, hasAlpha: hasAlpha, effort: effort)
    let stream = stream(picture, deflater)
    if stream.prefix(2) != [0x78, 0x01] { Issue.record("\(picture): header \(stream.prefix(2))") }
    let reader = try StreamReader(stream)
    let pixels = FilteredRows(width: picture.width, channels: channels)
      .unfiltered(reader.bytes)
    if pixels != bytes(picture, channels: channels) { Issue.record("\(picture), \(effort)") }
    let band: [StreamReader.Block] = [.dynamic, .stored(0)]
    let count = deflater.bands(ofRows: picture.height).count
    let expected = Array(repeating: band, count: count).flatMap { $0 } + [.fixed]
    if reader.blocks != expected { Issue.record("\(picture), \(effort): \(reader.blocks)") }
    return reader
  }

  @Test("Random pictures of every kind come back, in streams of the promised structure")
  func randomPictures() throws {
    for seed in 0..<Self.pictureCount {
      let hasAlpha = seed % 2 == 1
      let picture = HardPicture(seed: seed, isOpaque: !hasAlpha)
      try check(picture, hasAlpha: hasAlpha, .runs)
      try check(picture, hasAlpha: hasAlpha, .matches)
    }
  }

  @Test(
    "Runs of every length come back",
    arguments: [1, 2, 3, 4, 85, 86, 87, 172, 173, 10_921, 10_922, 10_923, 23_333, 70_000])
  func runs(length: Int) throws {
    for hasAlpha in [false, true] {
      for width in [length, length + 1] {
        let picture = HardPicture(
          .solid, width: width, height: 2, seed: UInt64(length), isOpaque: !hasAlpha)
        try check(picture, hasAlpha: hasAlpha, .runs)
      }
    }
  }

  @Test("Rows of runs of up to 70,000 pixels come back", arguments: 0..<runRowCount)
  func longRuns(seed: UInt64) throws {
    let picture = HardPicture(.runs, width: 80_000, height: 1, seed: seed, isOpaque: true)
    try check(picture, hasAlpha: false, .matches)
  }

  @Test(
    "A row that differs from its neighbours in most pixels takes the filter that leaves the least",
    arguments: [HardPicture.Kind.photograph, .crossed, .grain, .gradient, .noise])
  func denseRows(kind: HardPicture.Kind) throws {
    var filters: Set<UInt8> = []
    for hasAlpha in [false, true] {
      let picture = HardPicture(kind, width: 61, height: 40, seed: 3, isOpaque: !hasAlpha)
      let channels = hasAlpha ? 4 : 3
      let filtered = try check(picture, hasAlpha: hasAlpha, .runs).bytes
      let rows = FilteredRows(width: 61, channels: channels)
      for y in 1..<40 where isDense(picture, row: y) {
        let start = y * (61 * channels + 1)
        let sums = rows.magnitudes(ofRow: y, in: bytes(picture, channels: channels))
        let taken = filtered[start]
        filters.insert(taken)
        #expect(sums[Int(taken)] == sums[1...].min(), "row \(y), \(picture)")
      }
    }
    // Columns beside rows are foreseen by Paeth's filter alone.
    if kind == .crossed { #expect(filters == [4]) }
    if kind == .photograph { #expect(filters.count > 1) }
  }

  /// Whether more than a quarter of a row's pixels differ from the left ones, and from those above.
  private func isDense(_ picture: HardPicture, row: Int) -> Bool {
    let start = row * picture.width
    let here = picture.pixels[start..<start + picture.width]
    let steps = zip(here, here.dropFirst()).count { $0 != $1 }
    let changes = zip(here, picture.pixels[(start - picture.width)...]).count { $0 != $1 }
    return min(steps, changes) > picture.width / 4
  }

  @Test(
    "Rows that repeat come back, whatever their width",
    arguments: Array(1...300) + [8_191, 8_192, 10_922, 10_923])
  func equalRows(width: Int) throws {
    for hasAlpha in [false, true] {
      let picture = HardPicture(
        .verticalStripes, width: width, height: 9, seed: UInt64(width), isOpaque: !hasAlpha)
      try check(picture, hasAlpha: hasAlpha, .runs)
    }
  }

  @Test("Several bands make one stream, and no match reaches into another band")
  func severalBands() throws {
    let picture = HardPicture(.tiles, width: 4000, height: 70, seed: 5, isOpaque: true)
    let deflater = FrameDeflater(width: 4000, hasAlpha: false, effort: .matches)
    #expect(deflater.bands(ofRows: 70).count == 3)
    try check(picture, hasAlpha: false, .matches)

    for band in bands(picture, deflater) {
      _ = try StreamReader(deflater.stream(of: [band]))
    }
  }

  @Test(
    "Bands of very many tokens come back, whether a trial finds matches in them or not",
    arguments: [HardPicture.Kind.noise, .tiles, .grain, .photograph, .collage])
  func manyTokens(kind: HardPicture.Kind) throws {
    let picture = HardPicture(kind, width: 390, height: 72, seed: 12, isOpaque: true)
    try check(picture, hasAlpha: false, .matches)
  }

  @Test("Equal pixels give equal bands, wherever they stand and whoever compresses them")
  func bandsDependOnTheirPixels() async {
    let picture = HardPicture(.mixed, width: 3000, height: 96, seed: 8, isOpaque: false)
    let deflater = FrameDeflater(width: 3000, hasAlpha: true, effort: .matches)
    let inOrder = bands(picture, deflater)

    let ranges = Array(deflater.bands(ofRows: 96).enumerated())
    let sideBySide = await withTaskGroup(of: (Int, DeflatedBand).self) { group in
      for (index, rows) in ranges {
        group.addTask { (index, band(of: picture, rows, deflater)) }
      }
      var found: [Int: DeflatedBand] = [:]
      for await (index, band) in group { found[index] = band }
      return ranges.map { found[$0.offset] }
    }

    #expect(inOrder.count > 2)
    #expect(sideBySide == inOrder)
  }

  @Test("Looking for matches never makes a band longer")
  func matchesNeverHurt() {
    for seed in UInt64(0)..<200 {
      let picture = HardPicture(seed: seed, isOpaque: true)
      let counts = [FrameDeflater.Effort.runs, .matches].map {
        stream(picture, FrameDeflater(width: picture.width, hasAlpha: false, effort: $0)).count
      }
      #expect(counts[1] <= counts[0], "\(picture)")
    }
  }

  @Test("A screen of one colour takes little more than deflate's least")
  func solidScreen() {
    let picture = HardPicture(.solid, width: 1170, height: 336, seed: 1, isOpaque: true)
    let deflater = FrameDeflater(width: 1170, hasAlpha: false, effort: .runs)

    // Two bits for every 258 bytes are the least.
    #expect(stream(picture, deflater).count < 2 * 1170 * 3 * 336 / 1032)
  }
}
