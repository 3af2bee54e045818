import Pixels
import Goldens
import PNGCodec
import TestSupport
import Testing

@Suite("Limits of pictures")
struct PictureLimitsTests {
  private let grey = Canvas.plain(Canvas.grey(100))

  private func verdict(
    _ actual: StraightImage, _ limits: PictureLimits
  ) -> PictureComparison.Verdict {
    PictureComparer(limits: limits).compare(expected: grey, actual: actual).verdict
  }

  @Test("A pixel counts from one step beyond the limit")
  func steps() {
    let actual = grey.setting(1, 1, to: Canvas.grey(107))

    #expect(verdict(actual, PictureLimits(steps: 7)) == .withinLimits)
    #expect(verdict(actual, PictureLimits(steps: 6)) == .differs)
    #expect(verdict(actual, .exact) == .differs)
  }

  @Test("As many pixels as the limit match, one more differs")
  func pixels() {
    let actual = grey.filled(Canvas.red, PixelBox(x: 2, y: 2, width: 3, height: 3))

    #expect(verdict(actual, PictureLimits(pixels: 9)) == .withinLimits)
    #expect(verdict(actual, PictureLimits(pixels: 8)) == .differs)
  }

  @Test("Scattered pixels pass a window limit that crowded ones do not")
  func windows() {
    let crowded = grey.filled(Canvas.red, PixelBox(x: 20, y: 10, width: 3, height: 3))
    var scattered = grey
    for index in 0..<9 {
      scattered = scattered.setting(index % 3 * 16, index / 3 * 16, to: Canvas.red)
    }
    let limits = PictureLimits(pixels: 9, windowPixels: 4, windowSide: 8)

    #expect(verdict(scattered, limits) == .withinLimits)
    #expect(verdict(crowded, limits) == .differs)
    let window = PictureComparer(limits: limits).compare(expected: grey, actual: crowded)
      .worstWindow
    #expect(window == WorstWindow(box: PixelBox(x: 17, y: 7, width: 8, height: 8), pixels: 9))
  }

  @Test("Of windows as bad as one another that in their midst is meant, inside the picture")
  func middleWindow() {
    func corner(_ box: PixelBox, side: Int = 8) -> [Int]? {
      PictureComparer(limits: PictureLimits(windowSide: side))
        .compare(expected: grey, actual: grey.filled(Canvas.red, box))
        .worstWindow.map { [$0.box.x, $0.box.y] }
    }

    // A large area: its middle. A bar: its middle, along it and across. The whole picture: all of it.
    #expect(corner(PixelBox(x: 4, y: 4, width: 28, height: 24)) == [14, 12])
    #expect(corner(PixelBox(x: 0, y: 30, width: 48, height: 2)) == [20, 27])
    #expect(corner(PixelBox(x: 0, y: 0, width: 48, height: 40), side: 90) == [0, 0])
    #expect(corner(PixelBox(x: 47, y: 39, width: 1, height: 1)) == [40, 32])
    #expect(corner(PixelBox(x: 0, y: 0, width: 1, height: 1)) == [0, 0])
  }

  @Test("The worst window is that of counting every window, for random marks")
  func windowOracle() throws {
    for seed in UInt64(1)...20 {
      var generator = SeededGenerator(seed: seed)
      var actual = grey
      for _ in 0..<Int.random(in: 1...60, using: &generator) {
        let index = Int.random(in: actual.pixels.indices, using: &generator)
        actual.pixels[index] = Canvas.red
      }
      let side = Int.random(in: 1...50, using: &generator)
      let (across, down) = (min(side, 48), min(side, 40))
      var most = 0
      var places: [(x: Int, y: Int)] = []
      for y in 0...40 - down {
        for x in 0...48 - across {
          var count = 0
          for row in y..<y + down {
            for column in x..<x + across where actual[column, row] == Canvas.red { count += 1 }
          }
          if count > most { (most, places) = (count, []) }
          if count == most { places.append((x, y)) }
        }
      }

      let window = try #require(
        PictureComparer(limits: PictureLimits(windowSide: side))
          .compare(expected: grey, actual: actual).worstWindow)

      #expect(window.pixels == most, "seed \(seed)")
      var inside = 0
      for row in window.box.rows {
        for column in window.box.columns where actual[column, row] == Canvas.red { inside += 1 }
      }
      #expect(inside == most, "seed \(seed)")
      #expect(window.box.y == places[(places.count - 1) / 2].y, "seed \(seed)")
    }
  }

  @Test("What is said to let a difference pass does")
  func advice() {
    let actual = grey.filled(Canvas.grey(140), PixelBox(x: 2, y: 2, width: 5, height: 4))
    let result = PictureComparer().compare(expected: grey, actual: actual)

    #expect(result.text.hasSuffix("20 count and 0 may; --pixels 20 or --steps 40 would pass"))
    #expect(verdict(actual, PictureLimits(pixels: 20)) == .withinLimits)
    #expect(verdict(actual, PictureLimits(steps: 40)) == .withinLimits)
  }

  @Test("Printed shares never make nothing or everything of a part")
  func shares() {
    #expect("\(Share(0, of: 10))" == "0 %")
    #expect("\(Share(1, of: 100_000_000))" == "<0.01 %")
    #expect("\(Share(1, of: 20_000))" == "0.01 %")
    #expect("\(Share(1, of: 3))" == "33.33 %")
    #expect("\(Share(99_999_999, of: 100_000_000))" == ">99.99 %")
    #expect("\(Share(7, of: 7))" == "100 %")
  }
}
