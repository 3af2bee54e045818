internal import Drawing

/// The steps of a list, and how far each reaches on the surface that it is drawn on.
///
/// A step is a command that draws, or a clip or group with everything in it; it is known by the
/// index of its first command. Extents are outer bounds in device pixels, found when they are asked
/// for: most steps are equal to another list's, and theirs never are.
struct DrawnSteps: Sendable {
  let commands: [DisplayList.Command]
  /// What each backdrop sees of the surface around it.
  private(set) var backdropReaches: [PixelBounds] = []
  /// Whether a backdrop lies in a group: what it sees may lie where nothing is shown.
  private(set) var hasGroupedBackdrop = false
  /// For the first command of every step, the index of the last one.
  private var ends: [Int]
  /// For the index of a `beginGroup`, that of its `maskGroup`.
  private var masks: [Int: Int] = [:]

  /// Walks a balanced list once.
  init(of list: DisplayList) {
    commands = list.commands
    ends = Array(commands.indices)
    var open: [Int] = []
    var groupDepth = 0
    for (index, command) in commands.enumerated() {
      switch command {
      case .fill, .shadow:
        continue
      case .backdrop(let shape, let backdrop):
        backdropReaches.append(shape.deviceBounds.expanded(by: backdrop.blur.margin))
        if groupDepth > 0 { hasGroupedBackdrop = true }
      case .beginClip:
        open.append(index)
      case .beginGroup:
        open.append(index)
        groupDepth += 1
      case .maskGroup:
        if let group = open.last { masks[group] = index }
      case .endClip:
        ends[open.removeLast()] = index
      case .endGroup:
        ends[open.removeLast()] = index
        groupDepth -= 1
      }
    }
  }
}

// MARK: - Steps within steps

extension DrawnSteps {
  /// The first commands of the steps that make up a range of commands.
  func steps(in range: Range<Int>) -> [Int] {
    var steps: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      steps.append(index)
      index = ends[index] + 1
    }
    return steps
  }

  /// All commands of a step.
  func all(of step: Int) -> ArraySlice<DisplayList.Command> { commands[step...ends[step]] }

  /// The commands of a clip without those that begin and end it, or those of a group's content.
  func content(of step: Int) -> Range<Int> { step + 1..<(masks[step] ?? ends[step]) }

  /// The commands of a group's mask; nil where it has none.
  func mask(of step: Int) -> Range<Int>? { masks[step].map { $0 + 1..<ends[step] } }
}

// MARK: - Extents

extension DrawnSteps {
  /// The pixels that a step may change.
  func extent(of step: Int) -> PixelBounds {
    var extent = PixelBounds.empty
    var clips: [PixelBounds] = []
    var index = step
    while index <= ends[step] {
      switch commands[index] {
      case .beginClip(let shape):
        let bounds = shape.deviceBounds
        clips.append(clips.last?.intersection(bounds) ?? bounds)
      case .endClip:
        clips.removeLast()
      default:
        let reach = reach(ofCommand: index)
        extent = extent.union(clips.last?.intersection(reach) ?? reach)
        // All of a group reaches what its beginning does.
        index = ends[index]
      }
      index += 1
    }
    return extent
  }

  /// Where the surface of the group that a command begins has pixels that count.
  func surfaceExtent(ofGroup step: Int) -> PixelBounds {
    GroupExtents(of: DisplayList(width: 0, height: 0, commands: Array(all(of: step))))[0]
  }

  /// What a command that is no clip reaches, with all of the group that it begins.
  private func reach(ofCommand index: Int) -> PixelBounds {
    switch commands[index] {
    case .fill(let shape, _), .backdrop(let shape, _):
      return shape.deviceBounds
    case .shadow(let shape, let shadow):
      return shadow.extent(of: shape.deviceBounds)
    case .beginGroup(let group):
      let content = surfaceExtent(ofGroup: index)
      return content.union(group.shadow?.extent(of: content) ?? .empty)
    case .beginClip, .endClip, .maskGroup, .endGroup:
      return .empty
    }
  }
}
