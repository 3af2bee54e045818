import Digests
import FrameSequences
import Goldens
import PNGCodec
import Testing

/// Each change that a test makes gives exactly its own finding, and no other.
@Suite("Truths of sequences")
struct SequenceTruthTests {
  private let golden = Motion.golden

  private func kinds(_ result: SequenceResult) -> [ComparisonFinding.Kind] {
    result.findings.map(\.kind)
  }

  @Test("The same sequence matches, frame by frame")
  func same() {
    let result = golden.compared()
    #expect(result.isMatch)
    #expect(result.findings == [])
    #expect(result.comparedCount == 30)
  }

  @Test("A dropped frame is one missing frame", arguments: [1, 12, 27])
  func dropped(place: Int) {
    let result = golden.changing { $0.remove(at: place) }.compared()

    #expect(kinds(result) == [.missingFrames])
    #expect(result.findings[0].frames == 1)
    #expect(result.frames.count == 30)
    #expect(!result.isMatch)
    if place == 12 {
      #expect(result.findings[0].text == "frame 12 (0.4 s) is missing")
      #expect(result.frames[12].state == .missing && result.frames[12].number == 12)
      #expect(result.frames[13].state == .equal && result.frames[13].expectedNumber == 13)
    }
  }

  @Test("Three dropped frames in a row are one finding")
  func droppedRun() {
    let result = golden.changing { $0.removeSubrange(10..<13) }.compared()
    #expect(result.findings.map(\.text) == ["frames 10-12 (0.333 s) are missing"])
  }

  @Test("A doubled frame is one duplicate")
  func duplicated() {
    let result = golden.changing { $0.insert($0[8], at: 8) }.compared()
    #expect(
      result.findings.map(\.text)
        == ["frame 9 (0.3 s) repeats frame 8, and what follows comes later"])
  }

  @Test("A frame from elsewhere is one extra frame")
  func extra() {
    let result = golden.changing { $0.insert(Canvas.noise(seed: 1), at: 5) }.compared()
    #expect(kinds(result) == [.extraFrames])
    #expect(result.findings[0].frame == 5)
  }

  @Test("A stale frame is one stale frame")
  func stale() {
    let result = golden.changing { $0[14] = $0[13] }.compared()
    #expect(
      result.findings.map(\.text)
        == ["frame 14 (0.467 s) is stale: frame 13 is shown again in its place"])
    #expect(result.frames.count { $0.state == .differs } == 1)
  }

  @Test("A frozen picture is one run of stale frames")
  func frozen() {
    let result = golden.changing { frames in
      for place in 20..<30 { frames[place] = frames[19] }
    }.compared()
    #expect(kinds(result) == [.staleFrames])
    #expect(result.findings[0].frame == 20 && result.findings[0].frames == 10)
  }

  @Test("Two frames in each other's place are one swap", arguments: [(6, 7), (5, 20)])
  func swapped(places: (Int, Int)) {
    let result = golden.changing { $0.swapAt(places.0, places.1) }.compared()
    #expect(kinds(result) == [.swappedFrames])
    #expect(result.findings[0].frame == places.0)
    #expect(result.frames.count { $0.state == .differs } == 2)
  }

  @Test("Motion that runs backwards is one finding")
  func backwards() {
    let result = golden.changing { $0.reverse() }.compared()
    #expect(
      result.findings.map(\.text) == [
        "15 pairs of frames have changed places, first frame 0 (0 s) and frame 28 (0.933 s)"
      ])
  }

  @Test("Frames that are the same but of other times or numbers are one finding each")
  func places() {
    func kinds(_ change: (inout SequenceSide.Frame) -> Void) -> [ComparisonFinding.Kind] {
      var other = golden.side
      for place in 3..<6 { change(&other.frames[place]) }
      return SequenceJudge(name: "", expected: golden.side, actual: other).result.findings
        .map(\.kind)
    }
    #expect(kinds { _ in } == [])
    #expect(
      kinds { $0.time = $0.time.map { ExactFraction($0.numerator + 1, over: 30) } } == [.frameTimes]
    )
    #expect(kinds { $0.number += 100 } == [.frameNumbers])
    #expect(kinds { ($0.number, $0.time) = ($0.number + 100, nil) } == [])
  }

  @Test("Frames of another size that are digests only are one finding with the size")
  func sizeOnly() {
    var other = golden.side
    for place in other.frames.indices {
      other.frames[place].digest = Digest128(high: 9, low: UInt64(place))
    }
    other.size = PixelSize(width: 50, height: 40)
    let result = SequenceJudge(name: "", expected: golden.side, actual: other).result
    #expect(result.findings.map(\.text) == ["the frames are 50x40, not 48x40"])
    #expect(!result.isMatch)
  }

  @Test("A dropped frame is found for what it is where limits let every frame differ")
  func droppedWithinLimits() throws {
    let other = golden.changing { frames in
      frames = frames.map { $0.setting(0, 0, to: Canvas.grey(254)) }
      frames.remove(at: 12)
    }
    let limits = PictureLimits(steps: 1)
    let search = try #require(NearFrames(golden.side, other.side, limits: limits))
    #expect(NearFrames(golden.side, other.side, limits: .exact) == nil)
    #expect(NearFrames(golden.side, golden.side, limits: limits) == nil)
    var side = other.side
    var near: Set<Int> = []
    for place in side.frames.indices {
      let match = search.match(of: other.pictures[place], at: place, among: 30) {
        (golden.pictures[$0], nil)
      }
      let found = try #require(match)
      side.frames[place].digest = golden.side.frames[found].digest
      near.insert(place)
    }
    var judge = SequenceJudge(name: "", expected: golden.side, actual: side)
    judge.near = near
    #expect(!judge.result.isMatch && judge.result.frames.allSatisfy { $0.state != .equal })
    for pair in judge.pairsToLookAt {
      judge.outcomes[pair.actual] = .compared(
        PictureComparer(limits: limits).compare(
          expected: golden.pictures[pair.expected], actual: other.pictures[pair.actual]))
    }
    #expect(judge.result.findings.map(\.kind) == [.missingFrames])
    #expect(judge.result.frames.count { $0.state == .withinLimits } == 29)
  }

  @Test("A golden picture that cannot be used fails its frame, though the digests are the same")
  func goldenFault() {
    var judge = SequenceJudge(name: "", expected: golden.side, actual: golden.side)
    judge.goldenFaults = [3: "frame_0003.png: its pixels are not those of the list"]
    #expect(
      judge.result.findings.map(\.text) == [
        "frame 3 (0.1 s) cannot be compared: frame_0003.png: its pixels are not those of the list"
      ])
    #expect(judge.result.frames.count { $0.state == .unreadable } == 1 && !judge.result.isMatch)
  }

  @Test("A shift is one finding, with its way", arguments: [1, 2, -1])
  func shifted(frames: Int) {
    let pictures = golden.pictures
    let result = golden.changing { copy in
      for place in copy.indices { copy[place] = pictures[min(29, max(0, place - frames))] }
    }.compared()

    #expect(kinds(result) == [.timeShift])
    let way = frames > 0 ? "later" : "earlier"
    #expect(result.findings[0].text.hasSuffix(way))
    if frames == 1 {
      #expect(
        result.findings[0].text
          == "from frame 2 (0.067 s) on, everything comes 1 frame (0.033 s) later")
    }
    #expect(!result.isMatch)
  }

  @Test("Another easing changes frames, and their ends are the same")
  func easing() {
    let result = golden.changing { frames in
      for place in 0..<30 {
        let x = min(26, max(0, place - 1))
        frames[place] = Motion.slide(to: x * x / 26)
      }
    }.compared()

    #expect(kinds(result) == [.changedFrames])
    #expect(result.frames[0].state == .equal && result.frames[29].state == .equal)
    #expect(result.worstFrame?.comparison?.classes.dominant == .moved)
  }

  @Test("A motion of another length is changed frames and an end that is missing, not drops")
  func otherLength() {
    // Now and then the shorter motion meets a picture of the longer one.
    let shorter = Motion(
      pictures: (0..<24).map { place in
        let x = min(26, max(0, (place - 1) * 5 / 4))
        let meets = x % 5 == 0 || x == 26
        return Motion.slide(to: x, color: meets ? Canvas.blue : 0xFFFE_0000)
      })

    let result = shorter.compared()

    #expect(kinds(result) == [.changedFrames, .missingFrames])
    #expect(result.findings.last?.frame == 24 && result.findings.last?.frames == 6)
  }

  @Test("An opacity that is off is one finding over all its frames")
  func opacity() {
    let result = golden.changing { frames in
      for place in 5..<20 { frames[place] = Motion.slide(to: place - 1, color: 0xFFFF_4040) }
    }.compared()
    #expect(kinds(result) == [.changedFrames])
    #expect(result.findings[0].frame == 5 && result.findings[0].frames == 15)
    #expect(result.worstFrame?.comparison?.classes[.recoloured] == 108)
  }

  @Test("A frame that is off alone flickers")
  func flicker() {
    let result = golden.changing { $0[11] = Canvas.plain() }.compared()
    #expect(kinds(result) == [.flicker])
    #expect(result.findings[0].frame == 11)
  }

  @Test("A wrong end is a change of the last frames")
  func wrongEnd() {
    let result = golden.changing { frames in
      for place in 28..<30 { frames[place] = Motion.slide(to: 20) }
    }.compared()
    #expect(kinds(result) == [.changedFrames])
    #expect(result.findings[0].frame == 28 && result.findings[0].frames == 2)
  }

  @Test("One pixel of one frame, or one step, is one finding")
  func onePixel() {
    let pixel = golden.changing { $0[3] = $0[3].setting(40, 30, to: Canvas.red) }
      .compared()
    #expect(pixel.frames.count { $0.state == .differs } == 1)
    #expect(pixel.findings.count == 1 && pixel.findings[0].frame == 3)
    let step = golden.changing { $0[29] = $0[29].setting(40, 30, to: 0xFFFF_FFFE) }.compared()
    #expect(kinds(step) == [.changedFrames])
    #expect(step.frames[29].comparison?.classes[.rounding] == 1)
  }

  @Test("Frames of another size are one size finding")
  func size() {
    let result = golden.changing { frames in
      frames = frames.map { picture in
        var grown = Canvas.plain(width: 48, height: 43)
        for index in picture.pixels.indices { grown.pixels[index] = picture.pixels[index] }
        return grown
      }
    }.compared()
    #expect(kinds(result) == [.size])
    #expect(result.findings[0].frames == 30)
    #expect(result.findings[0].text.contains("the bottom edge grew by 3 pixels"))
  }

  @Test("Another frame rate is one finding, and frames of equal times are compared")
  func frameRate() {
    var actual = golden
    actual.rate = ExactFraction(60)
    actual.pictures = golden.pictures.flatMap { [$0, $0] }

    let result = actual.compared()

    #expect(kinds(result) == [.frameRate])
    #expect(result.comparedCount == 30 && result.frames.count == 60)
    #expect(!result.isMatch)
  }

  @Test("Nothing matches where a side has no frames")
  func empty() {
    let none = Motion(pictures: [])
    for (one, other) in [(golden, none), (none, golden), (none, none)] {
      let result = other.compared(with: one)
      #expect(kinds(result) == [.emptySequence])
      #expect(!result.isMatch)
    }
  }

  @Test("A dropped and a doubled frame are two findings, not a run of changes")
  func droppedAndDoubled() {
    let result = golden.changing { frames in
      frames.remove(at: 8)
      frames.insert(frames[20], at: 20)
    }.compared()
    #expect(kinds(result) == [.missingFrames, .duplicatedFrames])
  }

  @Test("Differences within the limits match")
  func limits() {
    let noisy = golden.changing { frames in
      for place in frames.indices {
        frames[place] = frames[place].setting(40, 30, to: Canvas.grey(253))
      }
    }
    #expect(noisy.compared(limits: PictureLimits(steps: 2)).isMatch)
    #expect(!noisy.compared(limits: PictureLimits(steps: 1)).isMatch)
  }

  @Test("A frame that nobody looked at, or that cannot be read, is no match")
  func failsClosed() {
    let actual = golden.changing { $0[4] = Canvas.plain() }
    let judge = SequenceJudge(name: "slide", expected: golden.side, actual: actual.side)
    #expect(!judge.result.isMatch)

    var unreadable = golden.side
    for place in unreadable.frames.indices { unreadable.frames[place].digest = nil }
    let both = SequenceJudge(name: "slide", expected: unreadable, actual: unreadable)
    #expect(!both.result.isMatch)
    #expect(both.result.findings.map(\.kind) == [.unreadable])
  }
}
