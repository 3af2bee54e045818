import Goldens
import PNGCodec
import TestSupport
import Testing

@Suite("Pixelmatch metric")
struct PixelmatchMetricTests {
  private let metric = PixelmatchMetric()

  @Test("The same picture counts nothing, black on white counts all")
  func ends() {
    let noise = Canvas.noise(seed: 3)
    #expect(metric.count(expected: noise, actual: noise) == 0)
    #expect(metric.count(expected: Canvas.plain(), actual: Canvas.plain(Canvas.black)) == 48 * 40)
    let most = PixelmatchMetric(threshold: 1)
    #expect(most.count(expected: Canvas.plain(), actual: Canvas.plain(Canvas.grey(1))) == 0)
  }

  @Test("White against transparent is seen over the pattern, and not over white")
  func pattern() {
    let (white, clear) = (Canvas.plain(), Canvas.plain(0))
    #expect(metric.count(expected: white, actual: clear) > 0)
    #expect(
      PixelmatchMetric(usesPattern: false).count(expected: white, actual: clear) == 0)
  }

  @Test("A smoothed edge that moved a little counts only when asked to")
  func edges() {
    let (one, other) = (
      Canvas.disc(x: 24, y: 20, radius: 11), Canvas.disc(x: 24.5, y: 20, radius: 11)
    )
    let counted = metric.count(expected: one, actual: other)
    let all = PixelmatchMetric(countsAntiAliasing: true).count(expected: one, actual: other)
    #expect(all > counted)
  }
}
