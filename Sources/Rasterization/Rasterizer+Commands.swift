internal import Drawing
internal import Pixels

extension Rasterizer {
  /// What a begin put aside, until the matching end.
  enum Scope: Sendable {
    case clip(outer: ClipRegion)
    case group(OpenGroup)
  }

  /// Carries out all commands of a balanced list, in order.
  mutating func run(_ list: DisplayList, _ extents: GroupExtents) {
    var index = 0
    while index < list.commands.count {
      switch list.commands[index] {
      case .fill(let shape, let paint):
        fill(shape, with: paint)
      case .shadow(let shape, let shadow):
        drawShadow(of: shape, shadow)
      case .backdrop(let shape, let backdrop):
        drawBackdrop(shape, backdrop)
      case .beginClip(let shape):
        beginClip(shape)
      case .endClip:
        endClip()
      case .beginGroup(let group):
        let margin = extents.backdropMargin(index)
        if !beginGroup(group, extent: extents[index], backdropMargin: margin) {
          index = list.commands.indexOfEnd(ofGroupAt: index)
        } else if let end = takeContent(ofGroupAt: index, in: list) {
          index = end - 1
        }
      case .maskGroup:
        maskGroup()
      case .endGroup:
        endGroup()
      }
      index += 1
    }
  }

  /// Paints a shape on the current surface.
  private mutating func fill(_ shape: Shape, with paint: Paint) {
    let region = clip.bounds.intersection(shape.deviceBounds)
    if region.isEmpty { return }
    guard let source = source(of: paint, map: shape.map) else { return }
    scanner.begin(shape, within: region)
    if case .solid(let color) = source {
      walkVisible { $0.surface.paint($1, inRow: $2, with: color) }
    } else {
      walkVisible { $0.surface.paint($1, inRow: $2, with: source, using: &$0.colors) }
    }
  }

  /// Narrows the clip to the pixels whose centres lie in a shape.
  private mutating func beginClip(_ shape: Shape) {
    scopes.append(.clip(outer: clip))
    var shape = shape
    shape.smoothsEdges = false
    scanner.begin(shape, within: clip.bounds)
    if let rectangle = scanner.wholePixelRectangle {
      clip = clip.intersection(rectangle)
    } else {
      clip = ClipRegion(&scanner, within: clip)
    }
  }

  /// Takes up the clip from before the last begin.
  private mutating func endClip() {
    guard case .clip(let outer)? = scopes.popLast() else {
      preconditionFailure("a clip ends where it was begun")
    }
    clip = outer
  }
}

extension [DisplayList.Command] {
  /// The index of the `endGroup` that matches the `beginGroup` at `start`.
  fileprivate func indexOfEnd(ofGroupAt start: Int) -> Int {
    firstEnd(from: start) { command, depth in
      if case .endGroup = command { depth == 0 } else { false }
    }
  }

  /// The index of the `maskGroup` or `endGroup` that ends the content of the group begun at `start`.
  func indexOfContentEnd(ofGroupAt start: Int) -> Int {
    firstEnd(from: start) { command, depth in
      switch command {
      case .endGroup: depth == 0
      case .maskGroup: depth == 1
      default: false
      }
    }
  }

  /// The first command from a `beginGroup` on that is an end; `depth` counts the groups, from that
  /// one on, that are open after the command.
  private func firstEnd(
    from start: Int, isEnd: (DisplayList.Command, _ depth: Int) -> Bool
  ) -> Int {
    var depth = 0
    for index in start..<count {
      switch self[index] {
      case .beginGroup: depth += 1
      case .endGroup: depth -= 1
      default: break
      }
      if isEnd(self[index], depth) { return index }
    }
    preconditionFailure("every group of a display list is closed")
  }
}
