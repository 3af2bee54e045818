internal import Drawing
internal import PNGCodec
internal import Pixels
internal import Staging

/// Evaluates frames one after the other, draws several of them side by side, and delivers them.
///
/// ```
/// main actor   evaluate 0, 1, 2, 3 …       a list equal to the one before is not drawn again
/// workers      draw and encode 0 │ 1 │ 2   as many at once as there are jobs
/// anywhere     deliver 0 │ 1               mostly waits for a disk; no worker waits with it
/// ```
///
/// Views and layers live on the main actor; the display list of a frame is a value that any worker
/// can draw. The next frame is evaluated while the workers draw, and no more frames are in flight
/// than there are workers, one that is evaluated, and a few deliveries. What comes out of a frame
/// depends on its list alone.
@MainActor
struct FramePipeline {
  /// Most frames that are delivered, or wait for an equal one to be drawn, when another is begun.
  private var greatestDeliveries: Int { max(8, 2 * jobs) }

  let scene: LoadedScene
  /// How many frames are drawn at once; > 0.
  let jobs: Int
  let interruption: Interruption

  /// Makes a product of each frame.
  ///
  /// - Parameters:
  ///   - frames: Their numbers; ascending is quickest.
  ///   - make: Makes something of a picture, on any core; once for frames in a row whose lists are
  ///     equal. It is also lent the rows that may differ from what the same worker drew before, and
  ///     what that worker kept.
  ///   - deliver: Makes a frame's product of that; may wait.
  ///   - take: Takes each product as it comes, in no certain order; by throwing it ends the run
  ///     after the frames in flight.
  /// - Throws: What `take` threw first, a scene's refusal, or `stopped`.
  func run<Made: Sendable, Product: Sendable>(
    _ frames: [Int],
    making make: @escaping @Sendable (RunPicture, [Range<Int>], inout FrameBands) -> Made,
    delivering deliver: @escaping @Sendable (Int, Made) async throws(CommandFailure) -> Product,
    taking take: (Int, Result<Product, CommandFailure>) throws(CommandFailure) -> Void
  ) async throws(CommandFailure) {
    interruption.endInOrder()
    let failure = await withTaskGroup(of: PipelineOutcome<Made, Product>.self) { group in
      var run = PipelineState<Made>(jobs: jobs)
      func start(_ deliveries: [(frame: Int, made: Made)]) {
        for (frame, made) in deliveries {
          group.addTask { await .delivered(frame, Self.result(of: deliver, frame, made)) }
        }
      }
      func receiveOne() async {
        switch await group.next() {
        case .drawn(let frame, let worker, let made):
          start(run.receive(frame, made, from: worker))
        case .delivered(let frame, let product):
          run.isDelivered()
          do { try take(frame, product) } catch { run.failure = run.failure ?? error }
        case nil:
          break
        }
      }
      for frame in frames {
        guard run.failure == nil, let list = list(of: frame, &run.failure) else { break }
        while run.deliveries >= greatestDeliveries { await receiveOne() }
        guard run.failure == nil else { break }
        if run.isEqualToLast(list) {
          start(run.join(frame))
          continue
        }
        while run.idle.isEmpty { await receiveOne() }
        guard run.failure == nil, let worker = run.begin(frame, list) else { break }
        group.addTask { .drawn(frame, worker, await worker.make(list, by: make)) }
      }
      while !group.isEmpty { await receiveOne() }
      return run.failure
    }
    if let failure { throw failure }
  }

  /// Makes a product of each frame's picture, and nothing more.
  func run<Product: Sendable>(
    _ frames: [Int], making make: @escaping @Sendable (Pixmap) -> Product,
    taking take: (Int, Product) throws(CommandFailure) -> Void
  ) async throws(CommandFailure) {
    try await run(frames) { picture, _, _ in
      make(picture.pixmap)
    } delivering: { (_, made) throws(CommandFailure) in
      made
    } taking: { (frame, result) throws(CommandFailure) in
      try take(frame, try result.get())
    }
  }

  nonisolated private static func result<Made: Sendable, Product: Sendable>(
    of deliver: @Sendable (Int, Made) async throws(CommandFailure) -> Product, _ frame: Int,
    _ made: Made
  ) async -> Result<Product, CommandFailure> {
    do {
      return .success(try await deliver(frame, made))
    } catch {
      return .failure(error)
    }
  }

  /// The next frame's list, or nil after the run's failure has been noted.
  private func list(of frame: Int, _ failure: inout CommandFailure?) -> DisplayList? {
    if let signal = interruption.signal {
      failure = .stopped(signal)
      return nil
    }
    do {
      return try scene.displayList(forFrame: frame)
    } catch {
      failure = error
      return nil
    }
  }
}

/// What a task of the pipeline ends with.
private enum PipelineOutcome<Made: Sendable, Product: Sendable>: Sendable {
  /// A picture was drawn, and this made of it; the worker is free.
  case drawn(Int, FrameWorker, Made)
  case delivered(Int, Result<Product, CommandFailure>)
}
