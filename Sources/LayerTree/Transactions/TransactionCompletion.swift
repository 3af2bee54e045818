internal import Foundation

/// What runs when a transaction is over, and what it still waits for.
@MainActor
final class TransactionCompletion {
  private let block: @MainActor () -> Void
  private let clock: VirtualClock
  private var holds = 0
  private var isCommitted = false
  private var hasRun = false

  init(clock: VirtualClock, _ block: @escaping @MainActor () -> Void) {
    self.clock = clock
    self.block = block
  }

  /// One more animation has to end first.
  func hold() { holds += 1 }

  /// One of the animations ended; with the last one the block is due.
  func release() {
    holds -= 1
    if isReady { clock.notify { self.run() } }
  }

  /// The transaction is committed; with nothing to wait for, the block is due.
  ///
  /// It then runs at once, but for the implicit transaction's, which is news of the commit.
  func commit(implicitly: Bool) {
    isCommitted = true
    guard isReady else { return }
    implicitly ? clock.notify { self.run() } : run()
  }

  private var isReady: Bool { isCommitted && holds == 0 && !hasRun }

  private func run() {
    guard isReady else { return }
    hasRun = true
    block()
  }
}
