import Pixels
import Goldens
import PNGCodec
import TestSupport
import Testing

@Suite("Picture comparer")
struct PictureComparerTests {
  private let comparer = PictureComparer()
  private let scene = Canvas.plain()
    .filled(Canvas.blue, PixelBox(x: 8, y: 8, width: 12, height: 10))

  /// The only class that differs, and how many pixels do.
  private func only(
    _ expected: StraightImage, _ actual: StraightImage
  ) -> (kind: DifferenceClass?, pixels: Int) {
    let classes = comparer.compare(expected: expected, actual: actual).classes
    let kinds = DifferenceClass.allCases.filter { classes[$0] > 0 }
    return (kinds.count == 1 ? kinds[0] : nil, classes.total)
  }

  @Test("A picture equals itself, with every pixel accounted for")
  func same() {
    let result = comparer.compare(expected: scene, actual: scene)

    #expect(result.verdict == .equal)
    #expect(result.samePixels == 48 * 40)
    #expect(result.classes.total == 0 && result.box == nil && result.worstPixel == nil)
  }

  @Test("One pixel is one real difference, with its place and both values")
  func onePixel() {
    let result = comparer.compare(expected: scene, actual: scene.setting(30, 5, to: Canvas.red))

    #expect(result.verdict == .differs)
    #expect(result.classes[.real] == 1 && result.classes.total == 1)
    #expect(result.box == PixelBox(x: 30, y: 5, width: 1, height: 1))
    #expect(
      result.worstPixel
        == PixelDifference(x: 30, y: 5, expected: Canvas.white, actual: Canvas.red))
    #expect(result.samePixels == 48 * 40 - 1)
  }

  @Test("Rows compared at once give what pixels one by one give, for random pictures")
  func rowsOracle() {
    for seed in UInt64(1)...40 {
      var generator = SeededGenerator(seed: seed)
      var (one, other) = (scene, scene)
      for _ in 0..<Int.random(in: 1...400, using: &generator) {
        let index = Int.random(in: one.pixels.indices, using: &generator)
        let pixel = UInt32.random(in: 0...UInt32.max, using: &generator)
        let step = UInt32.random(in: 0...3, using: &generator)
        if Bool.random(using: &generator) { one.pixels[index] = pixel }
        other.pixels[index] = Bool.random(using: &generator) ? pixel : one.pixels[index] ^ step
      }
      let limits = PictureLimits(steps: Int.random(in: 0...4, using: &generator))
      // A mask that covers nothing has every pixel asked for by itself.
      let mask = FrameMask(size: PixelSize(width: 48, height: 40))
      let rows = PictureComparer(limits: limits).compareWithMap(expected: one, actual: other)
      let pixels = PictureComparer(limits: limits)
        .compareWithMap(expected: one, actual: other, mask: mask)

      #expect(rows.comparison == pixels.comparison, "seed \(seed)")
      #expect(rows.map == pixels.map, "seed \(seed)")
    }
  }

  @Test("A step or two of a channel is rounding, three are not")
  func rounding() {
    let grey = Canvas.plain(Canvas.grey(100))

    #expect(only(grey, grey.setting(3, 3, to: Canvas.grey(101))) == (.rounding, 1))
    #expect(only(grey, grey.setting(3, 3, to: Canvas.grey(98))) == (.rounding, 1))
    #expect(only(grey, grey.setting(3, 3, to: Canvas.grey(103))) == (.real, 1))
  }

  @Test("Another alpha of the same colour is alpha only")
  func alphaOnly() {
    let half = Canvas.plain(0x80FF_0000)
    let box = PixelBox(x: 5, y: 6, width: 7, height: 8)

    #expect(only(half, half.filled(0x40FF_0000, box)) == (.alphaOnly, 56))
    #expect(only(Canvas.plain(0), Canvas.plain(0x00FF_FFFF)) == (.alphaOnly, 48 * 40))
  }

  @Test("A flat area of another colour is recoloured, to its last pixel")
  func recoloured() {
    let red = Canvas.plain().filled(Canvas.red, PixelBox(x: 8, y: 8, width: 12, height: 10))
    #expect(only(scene, red) == (.recoloured, 120))
    #expect(only(Canvas.plain(), Canvas.plain(Canvas.grey(247))) == (.recoloured, 48 * 40))
  }

  @Test("A recoloured disc is recoloured up to its smoothed edge")
  func recolouredDisc() {
    let disc = Canvas.disc(x: 24, y: 20, radius: 9.3)
    var other = disc
    for index in other.pixels.indices {
      // Black becomes red; the smoothed edge with it.
      other.pixels[index] |= 0xFF
    }
    let classes = comparer.compare(expected: disc, actual: other).classes
    #expect(classes[.recoloured] + classes[.rounding] == classes.total)
    #expect(classes[.recoloured] > 250)
  }

  @Test(
    "A smoothed edge a sixteenth of a pixel away is anti-aliasing or rounding",
    arguments: [(0.0625, 0.0), (0.0, 0.0625), (-0.0625, 0.0), (0.0625, -0.0625)])
  func antiAliasing(way: (Double, Double)) {
    let before = Canvas.disc(x: 24.1, y: 20.2, radius: 11)
    let after = Canvas.disc(x: 24.1 + way.0, y: 20.2 + way.1, radius: 11)

    let result = comparer.compare(expected: before, actual: after)

    #expect(result.classes[.antiAliasing] > 20)
    #expect(result.classes[.antiAliasing] + result.classes[.rounding] == result.classes.total)
    #expect(result.classes.dominant == .antiAliasing)
  }

  @Test("A straight smoothed edge moved by a sixteenth is anti-aliasing")
  func straightEdge() {
    let column = PixelBox(x: 20, y: 0, width: 1, height: 40)
    let halves = Canvas.plain().filled(
      Canvas.black, PixelBox(x: 21, y: 0, width: 27, height: 40))
    let (one, other) = (
      halves.filled(Canvas.grey(128), column), halves.filled(Canvas.grey(112), column)
    )
    #expect(only(one, other) == (.antiAliasing, 40))
    // Also where the edge lay between two pixels before.
    #expect(only(halves, halves.filled(Canvas.grey(239), column)) == (.antiAliasing, 40))
  }

  @Test(
    "What is in another place is moved, and the way is told",
    arguments: [(1, 0), (0, -1), (5, 3), (-7, 0), (20, 12)])
  func moved(way: (Int, Int)) {
    let moved = Canvas.plain().filled(
      Canvas.blue, PixelBox(x: 8 + way.0, y: 8 + way.1, width: 12, height: 10))
    let result = comparer.compare(expected: scene, actual: moved)

    #expect(result.classes[.moved] == result.classes.total)
    #expect(result.displacement?.x == way.0 && result.displacement?.y == way.1)
  }

  @Test("Spots on a pattern that stands still are real, although the pattern repeats")
  func pattern() {
    var pattern = Canvas.plain()
    for index in pattern.pixels.indices {
      pattern.pixels[index] = Canvas.grey(index % 48 / 2 % 2 * 90 + index / 96 % 2 * 60)
    }
    var spotted = pattern
    for spot in 0..<12 { spotted = spotted.setting(3 + spot * 3, 5 + spot * 2, to: Canvas.red) }
    #expect(only(pattern, spotted) == (.real, 12))
  }

  @Test("A moved disc is moved with its smoothed edge")
  func movedDisc() {
    let result = comparer.compare(
      expected: Canvas.disc(x: 20.3, y: 20.4, radius: 8),
      actual: Canvas.disc(x: 26.3, y: 18.4, radius: 8))

    #expect(result.classes[.moved] + result.classes[.rounding] == result.classes.total)
    #expect(result.displacement?.x == 6 && result.displacement?.y == -2)
  }

  @Test("Classes sum to the differing pixels, whatever the pictures")
  func sums() {
    for seed in UInt64(1)...4 {
      let one = Canvas.noise(seed: seed)
      var other = one
      var generator = SeededGenerator(seed: seed + 100)
      for _ in 0..<300 {
        let index = Int.random(in: other.pixels.indices, using: &generator)
        other.pixels[index] = UInt32.random(in: 0...UInt32.max, using: &generator)
      }
      let differing = zip(one.pixels, other.pixels).count { $0 != $1 }

      let (result, map) = comparer.compareWithMap(expected: one, actual: other)

      #expect(result.classes.total == differing, "seed \(seed)")
      #expect(result.samePixels + differing == 48 * 40, "seed \(seed)")
      for kind in DifferenceClass.allCases {
        let marked = (0..<48 * 40).count { map.kind(x: $0 % 48, y: $0 / 48) == kind }
        #expect(marked == result.classes[kind], "seed \(seed)")
      }
    }
  }
}
