internal import Drawing

/// How far each group's content can reach, found before anything is drawn.
///
/// A group's surface need not be larger than its content, its clip and its mask: in a list of many
/// small groups this, not the canvas, is what has to be cleared and composited. Extents are outer
/// bounds: they never change a pixel.
struct GroupExtents: Sendable {
  /// For the index of every `beginGroup`: where its surface can have pixels.
  private var extents: [Int: PixelBounds] = [:]

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
        let extent = scope.extent
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

    /// Where the group's surface can have pixels in the end.
    var extent: PixelBounds {
      var extent = drawn
      if let masked { extent = extent.intersection(masked) }
      if let clip = group.clip { extent = extent.intersection(clip.deviceBounds) }
      return extent
    }
  }
}
