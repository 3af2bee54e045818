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
/// can draw. Next frames are evaluated while the workers draw, and only a few frames are in flight.
/// What comes out of a frame depends on its list alone.
@MainActor
struct FramePipeline {
  let scene: LoadedScene
  /// Who draws.
  let pool: DrawingPool
  let interruption: Interruption

  /// A pipeline of a scene.
  init(scene: LoadedScene, pool: DrawingPool, interruption: Interruption) {
    self.scene = scene
    self.pool = pool
    self.interruption = interruption
  }

  /// A pipeline with workers of its own.
  init(scene: LoadedScene, jobs: Int, interruption: Interruption) {
    self.init(scene: scene, pool: DrawingPool(jobs: jobs), interruption: interruption)
  }

  /// Most frames that are begun and not taken when another is begun.
  private var greatestInFlight: Int { 8 * pool.jobs }

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
  ///   - evaluated: Called once, when no more frames will be evaluated.
  /// - Throws: What `take` threw first, a scene's refusal, or `stopped`.
  func run<Made: Sendable, Product: Sendable>(
    _ frames: [Int],
    making make: @escaping @Sendable (RunPicture, [Range<Int>], inout FrameBands) -> Made,
    delivering deliver: @escaping @Sendable (Int, Made) async throws(CommandFailure) -> Product,
    taking take: (Int, Result<Product, CommandFailure>) throws(CommandFailure) -> Void,
    evaluated: () -> Void = {}
  ) async throws(CommandFailure) {
    interruption.endInOrder()
    let failure = await withTaskGroup(of: PipelineOutcome<Made, Product>.self) { group in
      var run = PipelineState<Made>()
      let pool = pool
      func start(_ deliveries: [(frame: Int, made: Made)]) {
        for (frame, made) in deliveries {
          group.addTask { .delivered(frame, await Self.result(of: deliver, frame, made)) }
        }
      }
      func receiveOne() async {
        let (frame, product): (Int, Result<Product, CommandFailure>)
        switch await group.next() {
        case .drawn(let number, let made, let result):
          start(run.receive(number, made))
          (frame, product) = (number, result)
        case .delivered(let number, let result):
          (frame, product) = (number, result)
        case nil:
          return
        }
        run.isTaken()
        do { try take(frame, product) } catch { run.failure = run.failure ?? error }
      }
      for frame in frames {
        guard run.failure == nil, let (list, surfacePixels) = list(of: frame, &run.failure) else {
          break
        }
        while run.inFlight >= greatestInFlight { await receiveOne() }
        guard run.failure == nil else { break }
        if run.isEqualToLast(list) {
          start(run.join(frame))
          continue
        }
        let bytes = Self.bytes(of: list, surfacePixels)
        let worker = await pool.worker(forBytes: bytes)
        run.begin(frame, list)
        group.addTask {
          let made = await worker.make(list, by: make)
          pool.giveBack(worker)
          defer { pool.release(bytes) }
          return .drawn(frame, made, await Self.result(of: deliver, frame, made))
        }
      }
      evaluated()
      while !group.isEmpty { await receiveOne() }
      return run.failure
    }
    if let failure { throw failure }
  }

  /// About how many bytes a frame needs while it is drawn and its file written, at most: its rows, the
  /// surfaces of its groups and shadows, and the file, four each for a pixel.
  nonisolated private static func bytes(of list: DisplayList, _ surfacePixels: Int) -> Int {
    8 * list.width * list.height + 4 * surfacePixels
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
  private func list(
    of frame: Int, _ failure: inout CommandFailure?
  ) -> (list: DisplayList, surfacePixels: Int)? {
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
  /// A picture was drawn, this made of it, and delivered for the first frame that shows it.
  case drawn(Int, Made, Result<Product, CommandFailure>)
  /// Another frame that shows a picture was delivered.
  case delivered(Int, Result<Product, CommandFailure>)
}
