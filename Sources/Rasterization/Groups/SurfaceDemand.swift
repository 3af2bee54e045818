internal import Digests
package import Drawing

/// How many pixels of working surfaces a list needs at once, found before anything is drawn.
///
/// Groups that cast shadows into one another need surfaces far larger than the canvas: each shadow
/// is made of what lies within its reach of the surface below. A caller that takes lists from
/// outside compares the demand with a limit, in place of running out of memory.
package struct SurfaceDemand: Sendable {
  /// Pixels of all surfaces that exist at the same time at worst, without the canvas and what a
  /// rasterizer keeps; an upper bound, within which masks and the blurring of shadows are counted.
  package private(set) var pixels = 0

  private let extents: GroupExtents
  private var clips: [PixelBounds]
  /// Pixels of the groups that are open, the innermost last.
  private var open: [Int] = []
  /// What drawing each recording takes besides its own pixels, by content.
  private var recordings: [Digest128: Int]

  /// Walks a balanced list once, and each recording in it once.
  ///
  /// - Precondition: The list's begins and ends match.
  package init(of list: DisplayList) {
    self.init(of: list, knowing: [:])
  }

  private init(of list: DisplayList, knowing recordings: [Digest128: Int]) {
    precondition(list.isBalanced, "every clip and group of a display list is closed in turn")
    self.recordings = recordings
    extents = GroupExtents(of: list)
    clips = [PixelBounds(minX: 0, minY: 0, maxX: list.width, maxY: list.height)]
    for (index, command) in list.commands.enumerated() { walk(command, at: index) }
  }

  private mutating func walk(_ command: DisplayList.Command, at index: Int) {
    let clip = clips[clips.count - 1]
    switch command {
    case .fill(_, .image(let paint)):
      note(recording: paint.image.source)
    case .fill:
      break
    case .shadow(let shape, let shadow):
      note(silhouette: shadow.source(of: clip).intersection(shape.deviceBounds))
    case .backdrop(let shape, let backdrop):
      note(backdrop, within: clip.intersection(shape.deviceBounds))
    case .beginClip(let shape):
      clips.append(clip.intersection(shape.deviceBounds))
    case .beginGroup(let group):
      begin(
        group, extent: extents[index], within: clip.expanded(by: extents.backdropMargin(index)))
    case .maskGroup:
      open[open.count - 1] += clip.area
      note(silhouette: .empty)
    case .endGroup:
      open.removeLast()
      clips.removeLast()
    case .endClip:
      clips.removeLast()
    }
  }

  private mutating func begin(
    _ group: DisplayList.Group, extent: PixelBounds, within clip: PixelBounds
  ) {
    let source = group.shadow?.source(of: clip) ?? .empty
    let bounds = extent.intersection(clip.union(source))
    open.append(bounds.area)
    clips.append(bounds)
    note(silhouette: bounds.intersection(source))
  }

  /// Takes the drawing of a recording as one of the moments: all its pixels, those of the
  /// recordings in it, and the surfaces that it needs on the way.
  private mutating func note(recording source: ImageSource) {
    guard case .recording(let list) = source.content else { return }
    if recordings[source.digest] == nil {
      let inner = SurfaceDemand(of: list, knowing: recordings)
      recordings = inner.recordings
      recordings[source.digest] = inner.pixels
    }
    let surfaces = recordings[source.digest] ?? 0
    pixels = max(pixels, open.reduce(source.recordedPixels + surfaces, +))
  }

  /// Takes in what blurring a backdrop takes: the picture, and some planes of one channel around it.
  private mutating func note(_ backdrop: Backdrop, within region: PixelBounds) {
    if region.isEmpty { return }
    let reach = region.expanded(by: backdrop.blur.margin)
    pixels = max(pixels, open.reduce(region.area + 2 * reach.area, +))
  }

  /// Takes the surfaces that are open as one of the moments, with a silhouette of one byte a pixel.
  private mutating func note(silhouette: PixelBounds) {
    pixels = max(pixels, open.reduce((silhouette.area + 3) / 4, +))
  }
}
