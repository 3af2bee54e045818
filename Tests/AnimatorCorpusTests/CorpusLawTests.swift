import Staging
import Testing
import UIKit

/// What holds for every animator that keeps the contract.
@Suite("Animator corpus: laws")
@MainActor
struct CorpusLawTests {
  @Test(
    "After a finished run the picture is a fresh render of the destination, pixel for pixel",
    arguments: Corpus.all)
  func finished(corpusCase: CorpusCase) throws {
    let take = try CorpusRun.thereAndBack(corpusCase)
    let second = try CorpusRun.freshSecondScreen(corpusCase)
    let first = try CorpusRun.freshFirstScreen(corpusCase)

    #expect(try take.frame("there").pixels() == second.pixels())
    #expect(try take.frame("back").pixels() == first.pixels())
    #expect(first.pixels() != second.pixels())
    #expect(take.recording.transitions.suffix(2).map(\.didComplete) == [true, true])
  }

  @Test("A way back driven by hand and finished ends as a fresh render", arguments: Corpus.all)
  func drivenBackFinished(corpusCase: CorpusCase) throws {
    let take = try CorpusRun.drivenBack(corpusCase, finishes: true)

    #expect(
      try take.frame("after").pixels() == CorpusRun.freshFirstScreen(corpusCase).pixels())
    #expect(take.recording.transitions.last?.didComplete == true)
  }

  @Test(
    "After a cancelled run the picture is the one before it, pixel for pixel", arguments: Corpus.all
  )
  func cancelled(corpusCase: CorpusCase) throws {
    let back = try CorpusRun.drivenBack(corpusCase, finishes: false)
    #expect(try back.frame("after").pixels() == back.frame("before").pixels())
    #expect(back.recording.transitions.last?.didComplete == false)
    #expect(back.hasMoved)

    // A gesture that pops has no way there.
    guard back.recording.calls.contains(where: { $0.text.hasPrefix("interaction.cancel") }),
      corpusCase.animators.there != "nil"
    else { return }
    let there = try CorpusRun.drivenThere(corpusCase, finishes: false)
    #expect(try there.frame("after").pixels() == there.frame("before").pixels())
    #expect(there.recording.transitions.last?.didComplete == false)
  }

  @Test("The calls come in the documented order, completion and end once", arguments: Corpus.all)
  func order(corpusCase: CorpusCase) throws {
    let names = corpusCase.animators
    let alone = ["animator.animateTransition"]
    let there = DocumentedOrder(
      kind: corpusCase.kind, animator: names.there, isDriven: false, middle: alone)
    let back = DocumentedOrder(
      kind: corpusCase.kind, animator: names.back, isDriven: false, middle: alone)
    #expect(
      try CorpusRun.thereAndBack(corpusCase).calls(from: there.there[0])
        == there.there + back.back)

    for finishes in [true, false] {
      let driven = DocumentedOrder(
        kind: corpusCase.kind, animator: names.back, isDriven: true,
        middle: corpusCase.middle(finishes: finishes))
      #expect(
        try CorpusRun.drivenBack(corpusCase, finishes: finishes).calls(from: driven.back[0])
          == (finishes ? driven.back : driven.cancelledBack))
    }
  }

  @Test(
    "Recorded again in the same process, every frame and every call is the same",
    arguments: Corpus.all)
  func again(corpusCase: CorpusCase) throws {
    let first = try CorpusRun.thereAndBack(corpusCase).recording
    let second = try CorpusRun.recordThereAndBack(corpusCase).recording

    #expect(first.frames == second.frames)
    #expect(first.log == second.log)
  }

  @Test("Frames drawn in another order are the same")
  func shuffled() throws {
    let frames = try CorpusRun.thereAndBack(Corpus.all[0]).recording.frames
    let inOrder = frames.map { $0.pixelDigest() }

    // 7 has no common divisor with the count, so that each is met once.
    let count = frames.count % 7 == 0 ? frames.count - 1 : frames.count
    for index in (0..<count).map({ $0 * 7 % count }) {
      #expect(frames[index].pixelDigest() == inOrder[index], "frame \(index)")
    }
  }

  @Test(
    "Two cases recorded on two stages by turns give what each gives alone", arguments: Corpus.pairs)
  func interleaved(pair: CasePair) throws {
    let alone = try [pair.first, pair.second].map { try StepwiseRun($0).finish() }
    let together = try [pair.first, pair.second].map { try StepwiseRun($0) }
    for _ in 0..<StepwiseRun.steps { for run in together { run.step() } }

    for (run, expected) in zip(together, alone) {
      let recording = try run.finish()
      #expect(recording.frames == expected.frames)
      #expect(recording.log == expected.log)
    }
  }
}

/// Two cases that are recorded at once.
struct CasePair: Sendable, CustomTestStringConvertible {
  let first: CorpusCase
  let second: CorpusCase

  var testDescription: String { "\(first.name) and \(second.name)" }
}

extension Corpus {
  /// Each case with the next one; in debug, where drawing is slow, each case once.
  static var pairs: [CasePair] {
    let pairs = zip(all, all.dropFirst() + all.prefix(1)).map {
      CasePair(first: $0, second: $1)
    }
    #if DEBUG
      return stride(from: 0, to: pairs.count, by: 2).map { pairs[$0] }
    #else
      return pairs
    #endif
  }
}

/// A way to the second screen in steps of a tenth of a second.
@MainActor
final class StepwiseRun {
  static let steps = 5
  private let stage = Stage(CorpusRun.settings)
  private let actors: Actors
  private var taken = 0

  init(_ corpusCase: CorpusCase) throws {
    actors = stage.perform { corpusCase.make() }
    stage.show(actors.root)
    stage.wait(0.1)
    stage.perform { actors.go(animated: true) }
  }

  func step() {
    stage.wait(0.1)
    taken += 1
  }

  func finish() throws -> Recording {
    while taken < Self.steps { step() }
    return try stage.finish()
  }
}
