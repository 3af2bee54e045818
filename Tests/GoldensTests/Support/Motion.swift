import Pixels
import Digests
import FrameSequences
import Goldens
import PNGCodec

/// A square that slides over white, frame by frame, and what a comparison of two such says.
struct Motion {
  var pictures: [StraightImage]
  var rate = ExactFraction(30)

  /// Thirty frames: two at rest, 26 steps of a pixel, two at rest.
  static let golden = Motion(pictures: (0..<30).map { slide(to: min(26, max(0, $0 - 1))) })

  static func slide(to x: Int, color: UInt32 = Canvas.blue) -> StraightImage {
    Canvas.plain().filled(color, PixelBox(x: 4 + x, y: 10, width: 9, height: 12))
  }

  var side: SequenceSide {
    SequenceSide(
      frames: pictures.enumerated().map { number, picture in
        SequenceSide.Frame(
          number: number,
          time: ExactFraction(Int64(number) * rate.denominator, over: rate.numerator),
          digest: Digest128(pixelsOf: picture))
      },
      frameRate: rate, size: PixelSize(of: pictures.first ?? Canvas.plain()))
  }

  /// A copy with the pictures changed.
  func changing(_ body: (inout [StraightImage]) -> Void) -> Motion {
    var copy = self
    body(&copy.pictures)
    return copy
  }

  /// What comparing it with a golden finds, every changed frame looked at.
  func compared(
    with golden: Motion = .golden, limits: PictureLimits = .exact
  ) -> SequenceResult {
    var judge = SequenceJudge(name: "slide", expected: golden.side, actual: side)
    let comparer = PictureComparer(limits: limits)
    for pair in judge.alignment.changed {
      judge.outcomes[pair.actual] = .compared(
        comparer.compare(
          expected: golden.pictures[pair.expected], actual: pictures[pair.actual]))
    }
    for place in judge.lonelyChanges
    where FlickerTest.isFlicker(
      before: pictures[place - 1], frame: pictures[place], after: pictures[place + 1])
    {
      judge.flickers.insert(place)
    }
    return judge.result
  }
}
