internal import Drawing

/// How far each group's content can reach, found before anything is drawn.
///
/// A group's surface need not be larger than its content, its clip and its mask: in a list of many
/// small groups this, not the canvas, is what has to be cleared and composited. Extents are outer
/// bounds: they never change a pixel.
struct GroupExtents: Sendable {
  /// For the index of every `beginGroup`: where its surface can have pixels.
  private var extents: [Int: PixelBounds] = [:]

  /// For the index of a `beginGroup`: how far around what is shown of it backdrops look.
  private var backdropMargins: [Int: Int] = [:]

  /// Pixels around what is shown of the group that command `index` begins, which count as well,
  /// since a backdrop sees them.
  func backdropMargin(_ index: Int) -> Int { backdropMargins[index] ?? 0 }

  /// The extent of the group that command `index` begins.
  subscript(index: Int) -> PixelBounds { extents[index] ?? .empty }

  /// Walks a balanced list once.
  init(of list: DisplayList) {
    var scopes: [Scope] = [Scope()]
    for (index, command) in list.commands.enumerated() {
      let inner = scopes.count - 1
      switch command {
      case .fill(let shape, _):
        if inner > 0 { scopes[inner].add(shape.deviceBounds) }
      case .shadow(let shape, let shadow):
        if inner > 0 { scopes[inner].add(shadow.extent(of: shape.deviceBounds)) }
      case .backdrop(let shape, let backdrop):
        if inner > 0 { scopes[inner].add(shape.deviceBounds) }
        let seen = scopes[max(inner - max(backdrop.level, 0), 0)].index
        let margin = backdrop.blur.margin
        if seen >= 0 { backdropMargins[seen] = max(backdropMargins[seen] ?? 0, margin) }
      case .beginClip(let shape):
        scopes[inner].clips.append(shape.deviceBounds)
      case .endClip:
        scopes[inner].clips.removeLast()
      case .beginGroup(let group):
        scopes.append(Scope(group: group, index: index))
      case .maskGroup:
        scopes[inner].beginMask()
      case .endGroup:
        let scope = scopes.removeLast()
        let extent = scope.extent(seenAround: backdropMargins[scope.index] ?? 0)
        extents[scope.index] = extent
        scopes[inner - 1].add(extent)
        if let shadow = scope.group.shadow { scopes[inner - 1].add(shadow.extent(of: extent)) }
      }
    }
  }

  /// A group that is being walked, or the canvas.
  private struct Scope {
    var group = DisplayList.Group()
    var index = -1
    /// Hard clips open within the group.
    var clips: [PixelBounds] = []
    /// Union of what has been drawn, since the group or its mask began.
    var drawn = PixelBounds.empty
    /// What had been drawn when the mask began.
    var masked: PixelBounds?

    mutating func add(_ bounds: PixelBounds) {
      drawn = drawn.union(clips.reduce(bounds) { $0.intersection($1) })
    }

    mutating func beginMask() {
      masked = drawn
      drawn = .empty
    }

    /// Where the group's surface has pixels that count: those that are left in the end, and around
    /// them as far as a backdrop in the group sees.
    func extent(seenAround margin: Int) -> PixelBounds {
      var extent = drawn
      if let masked {
        extent = extent.expanded(by: margin).intersection(masked)
      }
      if let clip = group.clip {
        extent = extent.intersection(clip.deviceBounds.expanded(by: margin))
      }
      return extent
    }
  }
}
