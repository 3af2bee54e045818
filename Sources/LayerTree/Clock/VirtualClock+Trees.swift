internal import Foundation
internal import Timing

extension VirtualClock {
  /// Makes a layer the root of a tree that lives in this clock's time.
  ///
  /// Its layout runs at the end of each turn; animations run in trees under a root, and nowhere
  /// else.
  package func addLayoutRoot(_ layer: CALayer) {
    guard !roots.contains(where: { $0 === layer }) else { return }
    precondition(layer.parent == nil, "the root of a tree lies in no other layer")
    roots.append(layer)
    layer.rootClock = self
    movedLayers.append(layer)
  }

  /// Ends the implicit transaction: trees, animations and model values become what is shown.
  func commitTransaction() {
    displayLayers()
    commitCount += 1
    commitTrees()
    beginAnimations()
    for layer in changedLayers { (layer.committedState, layer.committedSublayers) = (nil, nil) }
    changedLayers = []
    if transactions.depth == 0 { transactions.commit() }
  }

  /// Has the layers that need it, and will be shown, draw their contents.
  private func displayLayers() {
    guard !undisplayedLayers.isEmpty || !movedLayers.isEmpty else { return }
    for top in movedLayers where top.clock === self { top.noteUndisplayed(to: self) }
    let waiting = undisplayedLayers
    undisplayedLayers = []
    for layer in waiting where layer.clock === self { layer.displayIfNeeded() }
  }

  private func commitTrees() {
    let moved = movedLayers
    movedLayers = []
    for layer in moved {
      layer.clock === self ? enter(layer) : leave(layer)
    }
    if !moved.isEmpty { timingChanged() }
  }

  /// Marks a layer and all below it as shown, and has their waiting animations begin.
  private func enter(_ top: CALayer) {
    var stack = [top]
    while let layer = stack.popLast() {
      guard layer.lastCommit != commitCount else { continue }
      layer.lastCommit = commitCount
      if layer.committedClock !== self {
        layer.committedClock = self
        newAnimations += layer.animations.filter { $0.timing == nil }
      }
      stack += layer.children
    }
  }

  /// Stops the animations of a layer, and of all below it, that left its tree.
  private func leave(_ top: CALayer) {
    guard top.clock == nil else { return }
    var stack = [top]
    while let layer = stack.popLast() {
      if layer.committedClock != nil {
        layer.committedClock = nil
        layer.cancelAnimations { $0.timing != nil }
      }
      stack += layer.children
    }
  }

  /// Fills in the begin times of the animations that were added since the last commit.
  ///
  /// One whose layer lies outside every tree goes on waiting, and is found again when the layer
  /// enters one.
  private func beginAnimations() {
    let added = newAnimations.sorted { $0.order < $1.order }
    newAnimations = []
    for running in added where !running.isStopped && running.timing == nil {
      guard let layer = running.layer else {
        // The layer is gone: whoever waits for the animation must not wait for ever.
        cancel(running)
        continue
      }
      if layer.committedClock === self {
        if let drive = running.drive, !drive.reaches(running, on: layer) { running.drive = nil }
        running.begin(
          atLayerTime: running.drive?.time ?? layer.localTime(atMediaTime: now.seconds))
        runningAnimations.append(running)
      } else if running.animation.endsOutsideTrees {
        layer.forget(running)
        cancel(running)
      }
    }
    if !added.isEmpty { timingChanged() }
  }
}
