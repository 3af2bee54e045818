/// Takes down what becomes of variants that are rendered side by side, and tells it in their order.
@MainActor
final class BatchLedger {
  /// Most variants that are begun and not at their end.
  private static let mostOpen = 4

  private let pool: DrawingPool
  private let tell: (BatchOutcome) -> Void
  private var outcomes: [Int: BatchOutcome] = [:]
  /// The next variant to be told of.
  private var next = 0
  private var open = 0
  /// Turns that are to be ended as soon as a variant is at its end.
  private var owed = 0
  /// What ends the batch.
  private(set) var stop: CommandFailure?

  /// An empty ledger, which calls `tell` for each outcome, in the order of the variants.
  init(_ pool: DrawingPool, tell: @escaping (BatchOutcome) -> Void) {
    self.pool = pool
    self.tell = tell
  }

  /// All that became of the variants, in their order.
  var all: [BatchOutcome] { outcomes.sorted { $0.key < $1.key }.map(\.value) }

  /// Takes down that a variant is begun, in whose turn all others wait.
  func begin() { open += 1 }

  /// Lets the next variant begin, unless too many are on the way.
  func evaluated() {
    if open < Self.mostOpen { pool.endTurn() } else { owed += 1 }
  }

  /// Takes down what became of a variant; `isLast` where the batch ends with it.
  func end(_ index: Int, _ outcome: BatchOutcome, endsBatch: Bool) {
    open -= 1
    outcomes[index] = outcome
    if endsBatch { stop = stop ?? outcome.failure }
    while let outcome = outcomes[next] {
      tell(outcome)
      next += 1
    }
    if owed > 0 {
      owed -= 1
      pool.endTurn()
    }
  }
}
