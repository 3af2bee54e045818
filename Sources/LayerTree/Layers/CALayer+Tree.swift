internal import Foundation

extension CALayer {
  /// The layer whose time and space this one lies in: above it, or masked by it.
  package var parent: CALayer? { superlayer ?? maskedLayer }

  /// The clock of the tree that this layer is in; nil outside of all trees.
  package var clock: VirtualClock? {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer.rootClock
  }

  /// Whether this layer was in a tree at the last commit, and so is shown.
  package var isCommitted: Bool { committedClock != nil }

  /// Counts as shown from now on, with those of its sublayers that are: for a container which comes
  /// between layers that were on the screen, and is as if it had been there.
  package func joinShownTree() {
    guard committedClock == nil, let clock else { return }
    committedClock = clock
    // They have come from another layer's space.
    for layer in sublayerList where layer.committedState != nil {
      layer.committedState?.position = layer.state.position
    }
  }

  /// The layers right below this one in time and space, the mask last.
  var children: [CALayer] { mask.map { sublayerList + [$0] } ?? sublayerList }

  /// Whether this layer is `other` or lies somewhere below it.
  func isInside(_ other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === other { return true }
      layer = current.parent
    }
    return false
  }

  func insert(_ layer: CALayer, at index: Int) {
    precondition(!isInside(layer), "a layer can't lie in itself")
    layer.removeFromSuperlayer()
    changeSublayers { $0.insert(layer, at: min(max(index, 0), $0.count)) }
    layer.setSuperlayer(self)
    layer.entered(self)
    setNeedsLayout()
  }

  /// Inserts next to a sibling; without one, below all (offset 0) or above all (offset 1).
  func insert(_ layer: CALayer, besides sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    precondition(!isInside(layer), "a layer can't lie in itself")
    layer.removeFromSuperlayer()
    let index = sublayerList.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + offset } ?? offset * sublayerList.count)
  }

  func replaceSublayers(by layers: [CALayer]) {
    for layer in sublayerList where !layers.contains(where: { $0 === layer }) {
      layer.removeFromSuperlayer()
    }
    for layer in layers { addSublayer(layer) }
  }

  /// The layer now lies below `parent`.
  func entered(_ parent: CALayer) {
    noteMove()
    if needsLayoutInSubtree { parent.markLayoutInSubtree() }
  }

  /// Has the next commit find out whether the layer is still, or newly, in a tree.
  func noteMove() {
    (clock ?? committedClock)?.movedLayers.append(self)
  }

  // MARK: - Layout

  func markNeedsLayout() {
    layoutIsNeeded = true
    markLayoutInSubtree()
  }

  private func markLayoutInSubtree() {
    var layer: CALayer? = self
    while let current = layer, !current.needsLayoutInSubtree || current === self {
      current.needsLayoutInSubtree = true
      layer = current.parent
    }
  }

  /// Lays out the tree below the topmost layer above that needs it, or below this one.
  func layoutFromTopmost() {
    var topmost = self
    var layer: CALayer? = self
    while let current = layer {
      if current.layoutIsNeeded { topmost = current }
      layer = current.parent
    }
    topmost.layoutSubtree()
  }

  private func layoutSubtree() {
    guard needsLayoutInSubtree else { return }
    if layoutIsNeeded {
      layoutIsNeeded = false
      layoutSublayers()
    }
    needsLayoutInSubtree = layoutIsNeeded
    for child in children { child.layoutSubtree() }
    needsLayoutInSubtree = layoutIsNeeded || children.contains(where: \.needsLayoutInSubtree)
  }
}
