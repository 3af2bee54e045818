public import Foundation
import Timing

/// Why a script could not be recorded.
public enum RecordingError: Error, Hashable, CustomStringConvertible {
  /// What a layer asks for and can't be drawn: its stable name, and a sentence.
  case cannotDraw(name: String, reason: String)
  /// A transition or an animation was still running after the time that it was given, in seconds.
  case neverSettles(after: TimeInterval)
  /// A script that runs for more frames than a recording takes.
  case tooManyFrames(limit: Int)

  /// The stable name that messages carry.
  public var name: String {
    switch self {
    case .cannotDraw(let name, _): name
    case .neverSettles: "never-settles"
    case .tooManyFrames: "too-many-frames"
    }
  }

  /// A sentence without the final stop.
  public var description: String {
    switch self {
    case .cannotDraw(_, let reason): reason
    case .neverSettles(let seconds):
      "something is still under way \(ReadableNumber.text(seconds)) s later: a transition that is not completed, or an "
        + "animation"
    case .tooManyFrames(let limit):
      "the script runs for more than \(ReadableNumber.count(limit, "frame"))"
    }
  }
}
