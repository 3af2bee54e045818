public import Foundation
import Timing
import ViewKit

/// What happened on a stage while a script ran: frames, calls and transitions.
///
/// Frame i shows time i/fps after every event at or before it, as in a scene; the last frame shows
/// the end of the script.
public struct Recording: Sendable {
  /// What the stage was.
  public let settings: StageSettings
  /// The frames, in order; the last one carries the time of the script's end.
  public let frames: [RecordedFrame]
  /// How long the script took on the stage's clock, in seconds.
  public let duration: TimeInterval
  /// Every call that transitions made, in order.
  public let calls: [RecordedCall]
  /// Every transition that began, in order; the first screen counts as one without animation.
  public let transitions: [RecordedTransition]
  /// What could not be drawn and was left out or to a placeholder, because the settings allow it.
  public let warnings: [String]
  /// What was asked for and ignored or mended, where the system would log a line; in order.
  public let notices: [RecordedNotice]

  /// Records a script.
  ///
  /// The closure is synchronous on purpose: what lets time pass are the stage's own methods, so
  /// there is nothing to wait for, and no other stage's code can run in between.
  ///
  /// - Parameters:
  ///   - settings: The stage.
  ///   - script: Shows controllers, changes them, lets time pass.
  /// - Returns: What was recorded.
  /// - Throws: What the script throws; ``RecordingError`` for what can't be drawn or never settles.
  @MainActor
  public static func of(
    _ settings: StageSettings, script: @MainActor (Stage) throws -> Void
  ) throws -> Recording {
    let stage = Stage(settings)
    try stage.perform { try script(stage) }
    return try stage.finish()
  }

  /// Records a script on a screen of the given size.
  ///
  /// - Parameters:
  ///   - size: Width and height of the screen, in points.
  ///   - scale: Pixels a point.
  ///   - framesPerSecond: How often a second a frame is recorded.
  ///   - script: Shows controllers, changes them, lets time pass.
  /// - Returns: What was recorded.
  /// - Throws: As ``of(_:script:)``.
  @MainActor
  public static func of(
    size: CGSize, scale: Double = 2, framesPerSecond: Int = 60,
    script: @MainActor (Stage) throws -> Void
  ) throws -> Recording {
    try of(
      StageSettings(size: size, scale: scale, framesPerSecond: framesPerSecond), script: script)
  }

  /// The log of calls as text, one a line: the time in seconds, and the call.
  public var log: String {
    calls.map { "\($0.time) \($0.text)" }.joined(separator: "\n")
  }
}

/// A call that a transition made, for instance `detail.viewWillAppear(true)`.
public struct RecordedCall: Hashable, Sendable {
  /// Seconds since the stage was made.
  public let time: TimeInterval
  /// Whom it reached and what was said; a controller goes by its title, else its type.
  public let text: String
}

/// What was asked for and ignored or mended, for instance to present while presenting.
public struct RecordedNotice: Hashable, Sendable {
  /// Seconds since the stage was made.
  public let time: TimeInterval
  /// A stable name, for instance `present-while-presenting`.
  public let name: String
  /// A sentence without the final stop.
  public let text: String
}

/// A transition as it went.
public struct RecordedTransition: Hashable, Sendable {
  /// Seconds since the stage was made.
  public let began: TimeInterval
  /// Seconds since the stage was made; nil for one under way when the script ended.
  public let ended: TimeInterval?
  /// Whether it was animated.
  public let isAnimated: Bool
  /// What the animator says of its duration, in seconds; 0 without animation.
  public let declaredDuration: TimeInterval
  /// Whether it completed; false for one that was cancelled or is under way.
  public let didComplete: Bool
}

extension Recording {
  @MainActor
  init(
    settings: StageSettings, frames: [RecordedFrame], duration: TimeInterval,
    journal: LifecycleJournal, warnings: [String]
  ) {
    self.init(
      settings: settings, frames: frames, duration: duration,
      calls: journal.entries.map { RecordedCall(time: $0.time.seconds, text: $0.text) },
      transitions: journal.transitions.map {
        RecordedTransition(
          began: $0.began.seconds, ended: $0.ended?.seconds, isAnimated: $0.isAnimated,
          declaredDuration: $0.declaredDuration, didComplete: $0.didComplete)
      },
      warnings: warnings,
      notices: journal.warnings.map {
        RecordedNotice(time: $0.time.seconds, name: $0.name, text: $0.text)
      })
  }
}
