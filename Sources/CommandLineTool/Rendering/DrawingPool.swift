internal import Synchronization

/// The workers that draw frames, for one sequence or for several one after the other.
///
/// ```
/// turns    one sequence at a time evaluates its frames
/// places   some for each worker: one list is drawn, and the next ones wait beside it
/// bytes    what frames in flight may need together
/// ```
///
/// So that no worker waits for the main actor, which may be staging the next sequence, a worker has more
/// lists than the one that it draws. Whoever asks first is served first.
final class DrawingPool: Sendable {
  /// How many frames are drawn at once; > 0.
  let jobs: Int
  /// Bytes that frames in flight may need together, by their estimates; one frame may always be.
  private let memory: Int

  private struct State {
    /// Workers with room for another list, the one that waited longest first.
    var idle: [FrameWorker]
    /// Bytes that frames in flight may need.
    var bytes = 0
    var waiting: [Request] = []
    /// Whether a sequence evaluates frames.
    var isTaken = false
    /// Sequences that wait to do so.
    var queue: [CheckedContinuation<Void, Never>] = []
  }

  /// A frame that waits for a worker.
  private struct Request {
    var bytes: Int
    var continuation: CheckedContinuation<FrameWorker, Never>
  }

  private let state: Mutex<State>

  /// Lists that a worker has at once: it draws them in about the time that staging a sequence takes.
  private static let listsPerWorker = 6

  /// A pool of idle workers.
  ///
  /// - Parameters:
  ///   - jobs: How many frames are drawn at once; > 0.
  ///   - memory: Bytes that frames in flight may need together.
  init(jobs: Int, memory: Int = DrawingPool.defaultMemory) {
    self.jobs = jobs
    self.memory = memory
    let workers = (0..<jobs).map { _ in FrameWorker() }
    state = Mutex(State(idle: (0..<Self.listsPerWorker).flatMap { _ in workers }))
  }

  /// 1 GB.
  static let defaultMemory = 1_000_000_000
}

// MARK: - Workers

extension DrawingPool {
  /// A worker with room for a list, as soon as there is one and memory for the frame.
  ///
  /// The bytes are those that the frame may need; ``release(_:)`` gives them back.
  func worker(forBytes bytes: Int) async -> FrameWorker {
    await withCheckedContinuation { continuation in
      state.withLock { $0.waiting.append(Request(bytes: bytes, continuation: continuation)) }
      serve()
    }
  }

  /// Takes a worker back that has drawn a list.
  func giveBack(_ worker: FrameWorker) {
    state.withLock { $0.idle.append(worker) }
    serve()
  }

  /// Takes back what a frame needed that is in no one's hands any more.
  func release(_ bytes: Int) {
    state.withLock { $0.bytes -= bytes }
    serve()
  }

  /// Gives workers to those who wait, in the order of their asking.
  private func serve() {
    while let (request, worker) = state.withLock({ next(&$0) }) {
      request.continuation.resume(returning: worker)
    }
  }

  private func next(_ state: inout State) -> (Request, FrameWorker)? {
    guard let request = state.waiting.first, !state.idle.isEmpty,
      state.bytes == 0 || state.bytes + request.bytes <= memory
    else { return nil }
    state.waiting.removeFirst()
    state.bytes += request.bytes
    return (request, state.idle.removeFirst())
  }
}

// MARK: - Turns

extension DrawingPool {
  /// Waits until no other sequence evaluates frames.
  func takeTurn() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        if state.isTaken { state.queue.append(continuation) }
        defer { state.isTaken = true }
        return !state.isTaken
      }
      if isFree { continuation.resume() }
    }
  }

  /// Lets the next sequence begin: all frames of this one are evaluated.
  func endTurn() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard state.queue.isEmpty else { return state.queue.removeFirst() }
      state.isTaken = false
      return nil
    }
    next?.resume()
  }
}
