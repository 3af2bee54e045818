internal import Drawing

/// Which frames are in flight, and what the last different frame was.
struct PipelineState<Made: Sendable> {
  /// Frames that are begun and not taken.
  private(set) var inFlight = 0
  /// What ends the run early.
  var failure: CommandFailure?
  private var last: Picture?
  /// By the frame that is being drawn: frames whose lists are equal to its list.
  private var joined: [Int: [Int]] = [:]

  /// A picture that was begun, and what was made of it as soon as it is there.
  private struct Picture {
    /// The first of the frames that show it.
    var frame: Int
    var list: DisplayList
    var made: Made?
  }

  /// Whether a list shows what the frame before shows.
  func isEqualToLast(_ list: DisplayList) -> Bool { last?.list == list }

  /// Takes in a frame that a worker draws.
  mutating func begin(_ frame: Int, _ list: DisplayList) {
    inFlight += 1
    last = Picture(frame: frame, list: list)
    joined[frame] = []
  }

  /// Takes in a frame that is equal to the last one.
  ///
  /// - Returns: What can be delivered at once.
  mutating func join(_ frame: Int) -> [(frame: Int, made: Made)] {
    inFlight += 1
    if let made = last?.made { return [(frame, made)] }
    if let first = last?.frame { joined[first, default: []].append(frame) }
    return []
  }

  /// Takes in what was made of a frame.
  ///
  /// - Returns: The frames equal to it, which can be delivered now.
  mutating func receive(_ frame: Int, _ made: Made) -> [(frame: Int, made: Made)] {
    if last?.frame == frame { last?.made = made }
    return (joined.removeValue(forKey: frame) ?? []).map { ($0, made) }
  }

  /// Takes in that a frame's product was taken.
  mutating func isTaken() { inFlight -= 1 }
}
