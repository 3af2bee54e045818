internal import Foundation

/// The open transactions of a clock, the innermost last.
///
/// The first one is the implicit transaction of the present turn; it is always there.
@MainActor
final class TransactionStack {
  /// What one transaction says; nil where it leaves the word to the one around it.
  struct Level {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction??
    var disablesActions: Bool?
    /// The present completion block and those that later ones replaced.
    var completions: [TransactionCompletion] = []
    var block: (@MainActor () -> Void)?
    var values: [String: Any] = [:]
  }

  private var levels = [Level()]

  /// How many transactions are open inside the implicit one.
  var depth: Int { levels.count - 1 }

  /// The innermost transaction.
  var innermost: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// What the innermost transaction says that says anything about `part`.
  func value<Value>(of part: KeyPath<Level, Value?>) -> Value? {
    levels.lazy.reversed().compactMap { $0[keyPath: part] }.first
  }

  /// The completions that an animation added now holds up: those of every open transaction.
  var openCompletions: [TransactionCompletion] { levels.compactMap(\.completions.last) }

  /// Those of them that belong to transactions which somebody opened.
  var explicitCompletions: [TransactionCompletion] {
    levels.dropFirst().compactMap(\.completions.last)
  }

  func begin() { levels.append(Level()) }

  /// Ends the innermost transaction, or the implicit one, which makes room for a new one.
  func commit() {
    let level = levels.removeLast()
    let isImplicit = levels.isEmpty
    if isImplicit { levels.append(Level()) }
    for completion in level.completions { completion.commit(implicitly: isImplicit) }
  }
}
