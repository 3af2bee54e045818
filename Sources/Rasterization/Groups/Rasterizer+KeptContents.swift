internal import Drawing
internal import Pixels

extension Rasterizer {
  /// Most groups around a content that is looked for: the outermost ones save the most, and every
  /// level digests all commands in it once more.
  private static let greatestDepth = 4

  /// Puts the content of the group just begun on its surface, if it was kept.
  ///
  /// A content with a backdrop depends on more than its own commands and is never kept.
  ///
  /// - Returns: The index of the command after the content; nil where it has to be drawn.
  mutating func takeContent(ofGroupAt start: Int, in list: DisplayList) -> Int? {
    guard groups.takes(surface.bounds), groupDepth <= Self.greatestDepth else { return nil }
    let end = list.commands.indexOfContentEnd(ofGroupAt: start)
    guard !list.commands[start..<end].contains(where: \.isBackdrop) else { return nil }
    let key = list.contentDigest(ofCommands: start + 1..<end)
    guard let kept = groups.content(key, covering: surface.bounds) else {
      if groups.wants(key) { changeOpenGroup { $0.key = key } }
      return nil
    }
    if openGroupChangesContent(isMasked: list.commands[end].isMask) {
      surface.copy(kept)
    } else {
      pool.recycle(surface)
      surface = kept
      changeOpenGroup { $0.isShared = true }
    }
    return end
  }

  /// Keeps a copy of what the current surface holds, if that is wanted: a group's content, all
  /// drawn.
  ///
  /// A copy, since the surface's storage may be larger than the surface, and goes to other groups.
  mutating func keepContent(of open: inout OpenGroup) {
    guard let key = open.key.take() else { return }
    var copy = Surface(surface.bounds, storage: SurfaceStorage(), keepsRuns: true)
    copy.copy(surface)
    groups.keep(copy, as: key)
  }

  /// Clips are no levels.
  private var groupDepth: Int {
    scopes.reduce(0) { if case .group = $1 { $0 + 1 } else { $0 } }
  }

  /// Whether the end of the innermost group writes on its content's surface.
  private func openGroupChangesContent(isMasked: Bool) -> Bool {
    guard case .group(let open)? = scopes.last else { return true }
    return isMasked || open.group.tint != nil
      || open.group.clip != nil && (open.group.isAdded || open.group.shadow != nil)
  }

  private mutating func changeOpenGroup(_ change: (inout OpenGroup) -> Void) {
    // Taken out, since a second owner of the outer surface's pixels would make them be copied.
    guard case .group(var open)? = scopes.popLast() else {
      preconditionFailure("a group's content lies within it")
    }
    change(&open)
    scopes.append(.group(open))
  }
}

extension DisplayList.Command {
  fileprivate var isBackdrop: Bool { if case .backdrop = self { true } else { false } }

  fileprivate var isMask: Bool { if case .maskGroup = self { true } else { false } }
}
