import Drawing
import Staging
import UIKit

/// The recordings that are made of every case.
@MainActor
enum CorpusRun {
  nonisolated static let settings = StageSettings(
    size: CGSize(width: 96, height: 160), scale: 1, framesPerSecond: 20)

  /// What has been recorded, by run and case: several laws look at the same recording.
  private static var takes: [String: Take] = [:]

  /// There and back again, each way left to run.
  static func thereAndBack(_ corpusCase: CorpusCase) throws -> Take {
    try once("there and back", corpusCase) { try recordThereAndBack(corpusCase) }
  }

  /// The same, recorded anew.
  static func recordThereAndBack(_ corpusCase: CorpusCase) throws -> Take {
    try record(corpusCase) { actors, stage, take in
      actors.go(animated: true)
      stage.waitUntilSettled()
      take.mark("there", stage)
      actors.back(animated: true)
      stage.waitUntilSettled()
      take.mark("back", stage)
    }
  }

  /// The way there, driven by hand; a case's own gestures go back only.
  static func drivenThere(_ corpusCase: CorpusCase, finishes: Bool) throws -> Take {
    try record(corpusCase) { actors, stage, take in
      take.mark("before", stage)
      actors.drive(stage, finishes: finishes) { actors.go(animated: true) }
      stage.waitUntilSettled()
      take.mark("after", stage)
    }
  }

  /// The way back, driven by hand from a second screen that came without animation.
  static func drivenBack(_ corpusCase: CorpusCase, finishes: Bool) throws -> Take {
    try once("driven back, \(finishes)", corpusCase) {
      try recordDrivenBack(corpusCase, finishes: finishes)
    }
  }

  private static func recordDrivenBack(
    _ corpusCase: CorpusCase, finishes: Bool
  ) throws -> Take {
    try record(corpusCase) { actors, stage, take in
      actors.go(animated: false)
      // A custom presentation's animator is asked to animate all the same.
      stage.waitUntilSettled()
      take.mark("before", stage)
      if let own = actors.ownDrive {
        own(stage, finishes)
      } else {
        actors.drive(stage, finishes: finishes) { actors.back(animated: true) }
      }
      stage.waitUntilSettled()
      take.mark("after", stage)
    }
  }

  /// What the second screen looks like when nothing has moved.
  static func freshSecondScreen(_ corpusCase: CorpusCase) throws -> RecordedFrame {
    let take = try record(corpusCase) { actors, stage, take in
      actors.go(animated: false)
      // A custom presentation's animator is asked to animate all the same.
      stage.waitUntilSettled()
      take.mark("end", stage)
    }
    return try take.frame("end")
  }

  /// What the first screen looks like when nothing has moved.
  static func freshFirstScreen(_ corpusCase: CorpusCase) throws -> RecordedFrame {
    try record(corpusCase) { _, stage, take in take.mark("end", stage) }.frame("end")
  }

  private static func once(
    _ run: String, _ corpusCase: CorpusCase, record: () throws -> Take
  ) rethrows -> Take {
    let key = "\(corpusCase.name): \(run)"
    if let take = takes[key] { return take }
    let take = try record()
    takes[key] = take
    return take
  }

  private static func record(
    _ corpusCase: CorpusCase,
    script: @MainActor (Actors, Stage, inout Take.Marks) throws -> Void
  ) throws -> Take {
    var marks = Take.Marks()
    let recording = try Recording.of(settings) { stage in
      let actors = corpusCase.make()
      stage.show(actors.root)
      stage.wait(0.1)
      try script(actors, stage, &marks)
    }
    return Take(recording: recording, marks: marks)
  }
}

/// A recording with names for the moments at which all is still.
struct Take {
  /// Names for frames.
  struct Marks {
    fileprivate var frames: [String: Int] = [:]

    /// Lets two frames pass and names the last of them.
    @MainActor
    mutating func mark(_ name: String, _ stage: Stage) {
      let rate = Double(CorpusRun.settings.framesPerSecond)
      // In the middle between two frames, so that what the script does next is not seen in it.
      let frame = (stage.time * rate).rounded(.up) + 1
      stage.wait((frame + 0.5) / rate - stage.time)
      frames[name] = Int(frame)
    }
  }

  let recording: Recording
  private let marks: Marks

  init(recording: Recording, marks: Marks) {
    self.recording = recording
    self.marks = marks
  }

  struct NoSuchMoment: Error { let name: String }

  /// The frame that a mark names.
  func frame(_ name: String) throws -> RecordedFrame {
    guard let index = marks.frames[name], index < recording.frames.count else {
      throw NoSuchMoment(name: name)
    }
    return recording.frames[index]
  }

  /// Whether anything was seen to move.
  var hasMoved: Bool { Set(recording.frames.map(\.displayList)).count > 2 }

  /// The calls without their times, from the first one that says something.
  func calls(from first: String) -> [String] {
    Array(recording.calls.map(\.text).drop { $0 != first })
  }
}
