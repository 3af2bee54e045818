internal import Drawing
internal import Foundation
internal import Geometry
internal import Pixels

/// What a context draws with, saved and restored as a whole.
struct ContextState {
  /// From user space to the context's own device space, whose y axis points up.
  var currentMap: CGAffineTransform
  /// What narrows drawing, the outermost first.
  var scopes: [ContextScope] = []
  var fillColor = Color.black
  var strokeColor = Color.black
  var alpha = 1.0
  var stroke = StrokeStyle()
  /// In pixels.
  var shadow: Shadow?
  var blendMode = CGBlendMode.normal
  var smoothsEdges = true
  var interpolationQuality = CGInterpolationQuality.default
  var flatness: CGFloat = 1
}

/// What a context has begun and a list has to close: a clip, a mask or a transparency layer.
struct ContextScope {
  enum Kind {
    /// Whole pixels of an upright rectangle.
    case wholePixels(Shape)
    /// By coverage.
    case smooth(Shape)
    /// By the alpha of what fills a shape.
    case mask(Shape, ImagePaint)
    /// Composited as one.
    case layer(DisplayList.Group)
  }

  let kind: Kind
  /// Tells scopes of one context apart.
  let number: Int

  var isLayer: Bool {
    if case .layer = kind { return true }
    return false
  }

  var opening: DisplayList.Command {
    switch kind {
    case .wholePixels(let shape): .beginClip(shape)
    case .smooth(let shape): .beginGroup(.init(clip: shape))
    case .mask: .beginGroup(.init())
    case .layer(let group): .beginGroup(group)
    }
  }

  var closing: [DisplayList.Command] {
    switch kind {
    case .wholePixels: [.endClip]
    case .smooth, .layer: [.endGroup]
    case .mask(let shape, let paint): [.maskGroup, .fill(shape, .image(paint)), .endGroup]
    }
  }
}
