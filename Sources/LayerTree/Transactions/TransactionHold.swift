/// Holds up the completion blocks of the explicit transactions that are open when it is made, as an
/// animation added to them would: for what was asked for inside them and begins later.
@MainActor
package final class TransactionHold {
  private var completions: [TransactionCompletion]

  package init() {
    completions = VirtualClock.current.transactions.explicitCompletions
    for completion in completions { completion.hold() }
  }

  /// What was asked for is over; the second time nothing happens.
  package func release() {
    for completion in completions { completion.release() }
    completions = []
  }
}
