internal import Drawing
internal import Foundation
internal import Geometry
internal import Pixels

extension CGContext {
  /// Makes a shape transparent in what the innermost transparency layer has drawn so far.
  ///
  /// A list only ever adds; so what has been drawn becomes a group, masked by what the shape leaves.
  func erase(_ shape: Shape) {
    guard let clips = wholePixelClips, let rest = shape.outline.complement(of: shape, in: canvas)
    else {
      return refuse("clearing within a smooth clip, or a path that may cross itself")
    }
    closeScopes(keeping: state.scopes.lastIndex(where: \.isLayer).map { $0 + 1 } ?? 0)
    let start = openScopes.last?.start ?? 0
    guard commands.count > start else { return }
    commands.insert(.beginGroup(.init()), at: start)
    commands.append(.maskGroup)
    for clip in clips {
      if let outside = clip.outline.complement(of: clip, in: canvas) {
        commands.append(.fill(outside, .color(.black)))
      }
      commands.append(.beginClip(clip))
    }
    commands.append(.fill(rest, .color(.black)))
    commands += clips.map { _ in .endClip }
    commands.append(.endGroup)
  }

  /// The clips within the innermost transparency layer; nil when one of them is not of whole pixels.
  private var wholePixelClips: [Shape]? {
    var clips: [Shape] = []
    let start = state.scopes.lastIndex(where: \.isLayer).map { $0 + 1 } ?? 0
    for scope in state.scopes[start...] {
      guard case .wholePixels(let shape) = scope.kind else { return nil }
      clips.append(shape)
    }
    return clips
  }
}

extension Shape.Outline {
  /// What a shape with this outline leaves of the canvas and a little around it.
  ///
  /// nil where an even-odd path can't say it: for strokes, and paths that may cross themselves.
  fileprivate func complement(of shape: Shape, in canvas: CGRect) -> Shape? {
    guard let transform = shape.map.affine else { return nil }
    var path: Path
    switch self {
    case .rectangle(let rectangle): path = .rectangle(rectangle)
    case .path(let inner, let rule):
      let subpaths = inner.elements.count { if case .move = $0 { true } else { false } }
      guard subpaths <= 1 || rule == .evenOdd else { return nil }
      path = inner
    case .stroke: return nil
    }
    path = path.applying(transform)
    path.append(.rectangle(canvas.insetBy(dx: -8, dy: -8).union(path.finiteBounds)))
    return Shape(.path(path, .evenOdd), smoothsEdges: shape.smoothsEdges)
  }
}

extension Path {
  /// The box of the path, where it is one; else nothing.
  fileprivate var finiteBounds: CGRect {
    let box = boundingBox
    let isFinite = box.minX.isFinite && box.minY.isFinite && box.maxX.isFinite && box.maxY.isFinite
    return isFinite ? box.insetBy(dx: -8, dy: -8) : .null
  }
}
