internal import Drawing

/// Which frames are in flight, who is free, and what the last different frame was.
struct PipelineState<Made: Sendable> {
  /// Workers that draw nothing; the one that was at work last is the last.
  private(set) var idle: [FrameWorker]
  /// Frames that are being delivered, or will be as soon as an equal one is drawn.
  private(set) var deliveries = 0
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

  /// Nothing is in flight.
  ///
  /// - Parameter jobs: How many frames are drawn at once; > 0.
  init(jobs: Int) {
    idle = (0..<jobs).map { _ in FrameWorker() }
  }

  /// Whether a list shows what the frame before shows.
  func isEqualToLast(_ list: DisplayList) -> Bool { last?.list == list }

  /// Takes a worker for a frame, if one is free.
  mutating func begin(_ frame: Int, _ list: DisplayList) -> FrameWorker? {
    guard let worker = idle.popLast() else { return nil }
    last = Picture(frame: frame, list: list)
    joined[frame] = []
    return worker
  }

  /// Takes in a frame that is equal to the last one.
  ///
  /// - Returns: What can be delivered at once.
  mutating func join(_ frame: Int) -> [(frame: Int, made: Made)] {
    deliveries += 1
    if let made = last?.made { return [(frame, made)] }
    if let first = last?.frame { joined[first, default: []].append(frame) }
    return []
  }

  /// Takes in what was made of a frame.
  ///
  /// - Returns: What can be delivered now: the frame, and those equal to it.
  mutating func receive(
    _ frame: Int, _ made: Made, from worker: FrameWorker
  ) -> [(frame: Int, made: Made)] {
    idle.append(worker)
    deliveries += 1
    if last?.frame == frame { last?.made = made }
    let equal = joined.removeValue(forKey: frame) ?? []
    return ([frame] + equal).map { ($0, made) }
  }

  /// Takes in that a frame was delivered.
  mutating func isDelivered() { deliveries -= 1 }
}
