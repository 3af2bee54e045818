internal import Goldens

/// Makes what earlier comparisons left the goldens: of all scenes that are named, or of none.
@MainActor
struct SceneAcceptance {
  let context: CommandContext
  let options: CompareOptions

  /// One golden that is about to change.
  private struct Change {
    let comparison: SceneComparison
    var accepted: Acceptance.Accepted
  }

  /// Accepts.
  ///
  /// - Throws: What stands in the way; then every golden is as it was.
  func run() throws(CommandFailure) {
    let scenes = try SceneOperands(context, options)
    var changes: [Change] = []
    do throws(CommandFailure) {
      for item in scenes.items { changes.append(try change(item, of: scenes)) }
      for index in changes.indices {
        let path = changes[index].comparison.golden.path
        do { try changes[index].accepted.replacement.swap() } catch {
          throw .inputOutput("\(path): \(error)")
        }
      }
    } catch {
      // What cannot be put back is told by the failure that led here.
      for change in changes.reversed() { try? change.accepted.replacement.undo() }
      throw error
    }
    for change in changes { try finish(change) }
  }

  private func change(
    _ item: SceneOperands.Item, of scenes: SceneOperands
  ) throws(CommandFailure) -> Change {
    let scene = try item.scene.get().load(item.variant)
    let filter = try usage { () throws(UsageError) in
      try Acceptance(context.arguments, plan: scene.plan)
    }
    let comparison = scenes.comparison(of: item, scene)
    return Change(comparison: comparison, accepted: try comparison.accept(filter))
  }

  private func finish(_ change: Change) throws(CommandFailure) {
    let (golden, count) = (change.comparison.golden, change.accepted.count)
    do {
      try change.accepted.replacement.finish()
    } catch {
      throw .inputOutput("\(golden.path): \(error)")
    }
    try change.comparison.restampBundle()
    try context.console.printSummary(
      "\(golden.path): accepted \(count) \(count == 1 ? "frame" : "frames")")
  }
}
