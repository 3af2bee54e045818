import FrameSequences
import SystemFiles
import TestSupport
import Testing

@Suite("Forecast of space")
struct SpaceForecastTests {
  /// A forecast from files of these sizes.
  private func forecast(_ sizes: [Int]) throws -> SpaceForecast {
    var forecast = SpaceForecast(folder: "out")
    for size in sizes { try forecast.add(size) { 0 } }
    return forecast
  }

  @Test("Frames that just fit are written, by the blocks that files take")
  func exactFit() throws {
    let forecast = try forecast([1, 4096, 4097])

    try forecast.check(free: 40_960, missing: 7)
    #expect(
      throws: OutputError.shortOfSpace(folder: "out", frames: 8, needed: 43_691, free: 40_960)
    ) {
      try forecast.check(free: 40_960, missing: 8)
    }
  }

  @Test("Nothing is foreseen before the tenth frame; later only when frames are twice as many")
  func moments() throws {
    let folder = try TemporaryFolder()
    var forecast = SpaceForecast(folder: folder.path)
    var questions: [Int] = []
    for count in 1...100 {
      try forecast.add(1) {
        questions.append(count)
        return 0
      }
    }

    #expect(questions == [10, 20, 40, 80])
  }

  @Test("More frames than any device holds are told with the tenth")
  func hopeless() throws {
    let folder = try TemporaryFolder()
    var forecast = SpaceForecast(folder: folder.path)
    for _ in 1..<SpaceForecast.measuredFrames { try forecast.add(1 << 20) { 1 << 40 } }

    #expect(throws: OutputError.self) { try forecast.add(1 << 20) { 1 << 40 } }
  }

  @Test("A folder whose device does not tell its space is written to")
  func unknownSpace() throws {
    var forecast = SpaceForecast(folder: "/nowhere")
    for _ in 0..<20 { try forecast.add(1 << 40) { 1 << 20 } }
  }

  @Test("The message says how many frames, what they need and what there is, in megabytes")
  func message() {
    let error = OutputError.shortOfSpace(
      folder: "out", frames: 120, needed: 12_350_000, free: 3_149_999)

    #expect(
      "\(error)" == "out: 120 more frames need about 12.4 MB, and the device has 3.1 MB;"
        + " make room, then go on with --existing resume")
  }
}
