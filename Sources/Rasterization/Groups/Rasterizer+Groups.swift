internal import Digests
internal import Drawing
internal import Pixels

extension Rasterizer {
  /// A group whose content is being drawn.
  struct OpenGroup: Sendable {
    var group: DisplayList.Group
    /// What to composite on, and where.
    var outer: Surface
    var outerClip: ClipRegion
    /// The content, once the mask is being drawn.
    var content: Surface?
    /// What the content is to be kept as, once it is drawn.
    var key: Digest128?
    /// Whether the cache has the content's very storage, so that it can't be used for others.
    var isShared = false
  }

  /// Begins to draw on a surface of the group's own.
  ///
  /// Returns whether there can be anything to see; if not, nothing was begun.
  mutating func beginGroup(
    _ group: DisplayList.Group, extent: PixelBounds, backdropMargin: Int
  ) -> Bool {
    let shown = clip.bounds.union(group.shadow?.source(of: clip.bounds) ?? .empty)
    let needed = backdropMargin > 0 ? shown.expanded(by: backdropMargin) : shown
    let bounds = extent.intersection(needed)
    guard !bounds.isEmpty, UInt8(unit: group.opacity) != 0 else { return false }
    scopes.append(.group(OpenGroup(group: group, outer: surface, outerClip: clip)))
    surface = pool.surface(bounds)
    clip = ClipRegion(bounds)
    return true
  }

  /// Puts the content aside and begins to draw its mask.
  mutating func maskGroup() {
    guard case .group(var open)? = scopes.popLast() else {
      preconditionFailure("a mask lies within a group")
    }
    let bounds = surface.bounds
    keepContent(of: &open)
    open.content = surface
    scopes.append(.group(open))
    surface = pool.surface(bounds)
    clip = ClipRegion(bounds)
  }

  /// Shapes the group's surface and composites it.
  mutating func endGroup() {
    guard case .group(var open)? = scopes.popLast() else {
      preconditionFailure("a group ends where it was begun")
    }
    if open.content == nil { keepContent(of: &open) }
    // Swapped, not copied: a second owner of pixels would make the next change copy them all.
    swap(&surface, &open.outer)
    clip = open.outerClip
    var content = takeContent(of: &open)
    let opacity = UInt8(unit: open.group.opacity)
    if let tint = open.group.tint { content.multiply(byChannelsOf: tint) }
    if open.group.isAdded {
      if let shape = open.group.clip { multiply(&content, byCoverageOf: shape) }
      add(content, opacity: opacity)
    } else if let shadow = open.group.shadow {
      if let shape = open.group.clip { multiply(&content, byCoverageOf: shape) }
      drawShadow(of: content, shadow, opacity: opacity)
      composite(content, opacity: opacity)
    } else if let shape = open.group.clip {
      composite(content, opacity: opacity, clippedTo: shape)
    } else {
      composite(content, opacity: opacity)
    }
    if !open.isShared { pool.recycle(content) }
  }

  /// Takes what a group has drawn, masked, out of a group whose surface is in `outer`.
  private mutating func takeContent(of open: inout OpenGroup) -> Surface {
    var drawn = Surface.none
    swap(&drawn, &open.outer)
    guard var content = open.content.take() else { return drawn }
    content.multiply(byAlphaOf: drawn)
    pool.recycle(drawn)
    return content
  }
}

// MARK: - Compositing

extension Rasterizer {
  /// Composites a whole surface, times an opacity.
  private mutating func composite(_ content: Surface, opacity: UInt8) {
    let bounds = content.bounds.intersection(clip.bounds)
    if bounds.isEmpty { return }
    walkVisible(bounds) { $0.paint($1, inRow: $2, with: content, opacity: opacity) }
  }

  /// Adds a whole surface, times an opacity.
  private mutating func add(_ content: Surface, opacity: UInt8) {
    let bounds = content.bounds.intersection(clip.bounds)
    if bounds.isEmpty { return }
    walkVisible(bounds) { $0.add($1, inRow: $2, of: content, opacity: opacity) }
  }

  /// Composites a surface times a shape's coverage and an opacity.
  private mutating func composite(
    _ content: Surface, opacity: UInt8, clippedTo shape: Shape
  ) {
    scanner.begin(shape, within: content.bounds.intersection(clip.bounds))
    walkVisible { $0.surface.paint($1, inRow: $2, with: content, opacity: opacity) }
  }

  /// Multiplies a surface by a shape's coverage.
  private mutating func multiply(_ content: inout Surface, byCoverageOf shape: Shape) {
    let bounds = content.bounds
    scanner.begin(shape, within: bounds)
    var nextRow = bounds.minY
    while let row = scanner.nextRow() {
      content.clear(rows: nextRow..<row)
      content.multiply(byCoverageOf: scanner.runs, inRow: row)
      nextRow = row + 1
    }
    content.clear(rows: nextRow..<bounds.maxY)
  }
}
