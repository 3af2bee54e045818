internal import FrameSequences
internal import SceneFormat
internal import Staging
internal import Timing

/// What a batch is going to write: every variant is staged and let go, and nothing is drawn but what is measured.
@MainActor
struct BatchPlan {
  private let run: BatchRun

  /// The plan of a run.
  init(_ run: BatchRun) { self.run = run }

  /// What a variant has, and what of it belongs to the run's shard.
  struct Share {
    /// Frames of the variant; 0 for one that can't be staged.
    var frames: Int
    /// Those that belong to the shard, by their places in the variant.
    var part: Range<Int>
  }

  /// The shares of each variant of each scene.
  func shares() throws(CommandFailure) -> [[Share]] {
    let counts = try run.scenes.map { scene throws(CommandFailure) in
      try scene.entries.map { entry throws(CommandFailure) in try count(entry, of: scene) }
    }
    let total = counts.joined().reduce(0, +)
    let places = run.options.shard?.places(of: total) ?? 0..<total
    var first = 0
    return counts.map { counts in
      counts.map { count in
        defer { first += count }
        let part = places.clamped(to: first..<first + count)
        return Share(
          frames: count,
          part: part.isEmpty ? 0..<0 : part.lowerBound - first..<part.upperBound - first)
      }
    }
  }

  private func count(
    _ entry: VariantEntry, of scene: BatchScene
  ) throws(CommandFailure) -> Int {
    try run.context.interruption.check()
    do throws(CommandFailure) {
      return try run.plan(entry, of: scene, part: nil).loaded.frames
    } catch {
      // A run tells it as the variant's own failure.
      guard error.isOfOneSequence else { throw error }
      return 0
    }
  }
}

// MARK: - Dry run

extension BatchPlan {
  /// What is known of a variant.
  private struct Line {
    var folder: String
    var frames: Int
    var size: String
    var bytes: Int
    var seconds: Double
  }

  /// Prints what a run would write, with bytes and time measured on one frame of each size.
  func print() async throws(CommandFailure) {
    var lines: [Line] = []
    var measured: [String: (bytes: Int, seconds: Double)] = [:]
    for (scene, shares) in zip(run.scenes, try shares()) {
      for (entry, share) in zip(scene.entries, shares) where !share.part.isEmpty {
        let part = share.part
        try run.context.interruption.check()
        let (loaded, plan) = try run.plan(entry, of: scene, part: part)
        let size = "\(plan.header.pixelWidth)x\(plan.header.pixelHeight)"
        let sequence = SequenceRun(
          context: run.context, scene: loaded.scene, plan: plan, options: run.options,
          folder: scene.folder(of: entry.variant))
        if measured[size] == nil { measured[size] = try await sequence.measure() }
        let cost = measured[size] ?? (0, 0)
        lines.append(
          Line(
            folder: sequence.folder, frames: part.count, size: size,
            bytes: cost.bytes * part.count, seconds: cost.seconds * Double(part.count)))
      }
    }
    try print(lines)
  }

  private func print(_ lines: [Line]) throws(CommandFailure) {
    let frames = lines.reduce(0) { $0 + $1.frames }
    let bytes = lines.reduce(0) { $0 + $1.bytes }
    let seconds = lines.reduce(0) { $0 + $1.seconds } / Double(run.options.jobs)
    let console = run.context.console
    switch console.format {
    case .text:
      let rows = lines.map { [$0.folder, ReadableNumber.count($0.frames, "frame"), $0.size] }
      try console.printResult(
        TextTable(rows).text
          + """

          variants  \(lines.count)
          frames    \(frames)
          bytes     about \((bytes + 500_000) / 1_000_000) MB
          time      about \(Int(seconds.rounded(.up))) s with --jobs \(run.options.jobs)
          """)
    case .json:
      try console.printResult(
        JSONText.object([
          ("variants", .integer(lines.count)), ("frames", .integer(frames)),
          ("estimatedBytes", .integer(bytes)),
          ("estimatedSeconds", .number((seconds * 10).rounded() / 10)),
        ]).line)
    }
  }
}
