internal import Drawing
internal import Pixels
internal import Staging

/// Evaluates frames one after the other and draws several of them side by side.
///
/// Views and layers live on the main actor; the display list of a frame is a value that any worker
/// can draw. The next frame is evaluated while the workers draw, and no more frames are in flight
/// than there are workers and one. What comes out of a frame depends on its list alone.
@MainActor
struct FramePipeline {
  let scene: LoadedScene
  /// How many frames are drawn at once; > 0.
  let jobs: Int
  let interruption: Interruption

  /// Makes a product of each frame.
  ///
  /// - Parameters:
  ///   - frames: Their numbers; ascending is quickest.
  ///   - body: Makes a frame's product of its pixels, on any core.
  ///   - take: Takes each product as it comes, in no certain order; by throwing it ends the run
  ///     after the frames in flight.
  /// - Throws: What `take` threw first, a scene's refusal, or `stopped`.
  func run<Product: Sendable>(
    _ frames: [Int],
    making body: @escaping @Sendable (Int, Pixmap) throws(CommandFailure) -> Product,
    taking take: (Int, Result<Product, CommandFailure>) throws(CommandFailure) -> Void
  ) async throws(CommandFailure) {
    interruption.endInOrder()
    let failure = await withTaskGroup(of: Outcome<Product>.self) { group in
      var run = Run<Product>(idle: (0..<jobs).map { _ in FrameWorker() })
      for frame in frames {
        guard run.failure == nil, let list = list(of: frame, in: &run) else { break }
        if run.idle.isEmpty, let outcome = await group.next() { run.receive(outcome, take) }
        guard run.failure == nil, let worker = run.idle.popLast() else { break }
        group.addTask {
          let result = await worker.make(list) { pixmap throws(CommandFailure) in
            try body(frame, pixmap)
          }
          return Outcome(frame: frame, worker: worker, result: result)
        }
      }
      for await outcome in group { run.receive(outcome, take) }
      return run.failure
    }
    if let failure { throw failure }
  }

  /// What a worker hands back, itself included.
  private struct Outcome<Product: Sendable>: Sendable {
    var frame: Int
    var worker: FrameWorker
    var result: Result<Product, CommandFailure>
  }

  private struct Run<Product: Sendable> {
    var idle: [FrameWorker]
    var failure: CommandFailure?

    mutating func receive(
      _ outcome: Outcome<Product>,
      _ take: (Int, Result<Product, CommandFailure>) throws(CommandFailure) -> Void
    ) {
      idle.append(outcome.worker)
      do {
        try take(outcome.frame, outcome.result)
      } catch {
        failure = failure ?? error
      }
    }
  }

  /// The next frame's list, or nil after the run's failure has been noted.
  private func list<Product>(of frame: Int, in run: inout Run<Product>) -> DisplayList? {
    if let signal = interruption.signal {
      run.failure = .stopped(signal)
      return nil
    }
    do {
      return try scene.displayList(forFrame: frame)
    } catch {
      run.failure = error
      return nil
    }
  }
}
