// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Geometry
internal import Drawing

extension CGContext {
  /// Narrows the clip to the path and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    defer { beginPath() }
    guard !currentPath.isEmpty else { return }
    clip(to: Shape(.path(currentPath, FillRule(rule)), transform: pathToPixels))
  }

  public func clip(to rect: CGRect) {
    clip(to: Shape(.rectangle(rect.standardized), transform: userToPixels))
  }

  /// Narrows the clip to the union of rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.addRect(rect.standardized) }
    clip(to: Shape(.path(path, .nonZero), transform: userToPixels))
  }

  /// Narrows the clip by the alpha of a picture in a rectangle.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect.standardized, mask: mask, by: mask.upwardPlace(in: rect.standardized))
  }

  /// Narrows the clip by the alpha of a picture in a rectangle, by a map from the picture's pixels to
  /// user space.
  package func clip(to rect: CGRect, mask: CGImage, by place: CGAffineTransform) {
    for issue in mask.issues { report(issue) }
    narrow(
      .mask(
        Shape(.rectangle(rect), transform: userToPixels, smoothsEdges: state.smoothsEdges),
        ImagePaint(image: mask.image, transform: place)))
  }

  /// Takes off the clips of the innermost transparency layer.
  public func resetClip() {
    let start = state.scopes.lastIndex(where: \.isLayer).map { $0 + 1 } ?? 0
    state.scopes.removeSubrange(start...)
  }

  /// The box of the clip, in user space.
  public var boundingBoxOfClipPath: CGRect {
    var box = canvas
    for scope in state.scopes {
      switch scope.kind {
      case .wholePixels(let shape), .smooth(let shape), .mask(let shape, _):
        box = box.intersection(shape.boundingBox)
      case .layer: continue
      }
    }
    return box.isNull ? .zero : box.applying(userToPixels.inverted())
  }

  private func clip(to shape: Shape) {
    if let whole = shape.wholePixelRectangle {
      return narrow(.wholePixels(whole))
    }
    guard state.smoothsEdges else {
      var hard = shape
      hard.smoothsEdges = false
      return narrow(.smooth(hard))
    }
    narrow(.smooth(shape))
  }
}

extension Shape {
  /// The box of the outline, in pixels; shapes of a context are never seen in perspective.
  fileprivate var boundingBox: CGRect {
    switch outline {
    case .rectangle(let rectangle): rectangle.applying(map.numerator)
    case .path(let path, _), .stroke(let path, _): path.applying(map.numerator).boundingBox
    }
  }

  /// The same area as an upright rectangle of whole pixels, where it is one.
  ///
  /// Edges count as whole within 1/256 pixel, the finest that is drawn.
  fileprivate var wholePixelRectangle: Shape? {
    guard case .rectangle(let rectangle) = outline, let transform = map.affine else { return nil }
    let isUpright =
      (transform.b == 0 && transform.c == 0) || (transform.a == 0 && transform.d == 0)
    let box = rectangle.applying(transform)
    let edges = [box.minX, box.minY, box.maxX, box.maxY]
    guard isUpright, edges.allSatisfy({ abs($0 - $0.rounded()) < 1.0 / 512 }) else { return nil }
    let whole = CGRect(
      x: box.minX.rounded(), y: box.minY.rounded(), width: box.maxX.rounded() - box.minX.rounded(),
      height: box.maxY.rounded() - box.minY.rounded())
    return Shape(.rectangle(whole), smoothsEdges: false)
  }
}
