import Drawing
import Foundation
import Geometry
import LayerTree

extension UIImage {
  /// Draws the image, in nine parts where it has cap insets.
  func drawParts(
    in rect: CGRect, of context: CGContext, _ blendMode: CGBlendMode, _ alpha: CGFloat
  ) {
    guard let cgImage, rect.width > 0, rect.height > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.setBlendMode(blendMode)
    if alpha != 1 { context.multiplyAlpha(by: alpha) }
    let tint = renderingMode == .alwaysTemplate ? context.fillColor : content.tint?.cgColor
    guard content.capInsets != .zero else {
      let place = content.turn.concatenating(
        CGAffineTransform(
          a: rect.width / content.orientedWidth, b: 0, c: 0,
          d: rect.height / content.orientedHeight, tx: rect.minX, ty: rect.minY))
      return context.drawTinted(cgImage, in: rect, by: place, tint)
    }
    if !content.middleStretches { context.refuse("a tiled resizable image") }
    guard let upright = content.shown(tint: nil) else { return }
    for part in NineParts(of: content, in: rect) {
      guard let piece = upright.cropping(to: part.pixels) else { continue }
      context.drawTinted(piece, in: part.place, by: piece.downwardPlace(in: part.place), tint)
    }
  }
}

extension ImageContent {
  /// Whether the middle has one way to fill its room: it is to stretch, or is but a point wide.
  var middleStretches: Bool {
    guard resizingMode == .tile, capInsets != .zero else { return true }
    let width = orientedWidth / scale - capInsets.left - capInsets.right
    let height = orientedHeight / scale - capInsets.top - capInsets.bottom
    return width <= 1 && height <= 1
  }
}

/// The parts of a resizable image and where they go: corners keep their size, edges stretch one way,
/// the middle both.
private struct NineParts: Sequence {
  struct Part {
    /// In the upright image's pixels.
    var pixels: CGRect
    /// In user space.
    var place: CGRect
  }

  private var parts: [Part] = []

  init(of content: ImageContent, in rect: CGRect) {
    let insets = content.capInsets
    let columns = Self.bands(
      content.orientedWidth, insets.left, insets.right, content.scale, rect.minX, rect.width)
    let rows = Self.bands(
      content.orientedHeight, insets.top, insets.bottom, content.scale, rect.minY, rect.height)
    for row in rows {
      for column in columns {
        parts.append(
          Part(
            pixels: CGRect(
              x: column.pixel, y: row.pixel, width: column.pixels, height: row.pixels),
            place: CGRect(x: column.start, y: row.start, width: column.length, height: row.length)))
      }
    }
  }

  func makeIterator() -> IndexingIterator<[Part]> { parts.makeIterator() }

  private struct Band {
    var pixel: CGFloat
    var pixels: CGFloat
    var start: CGFloat
    var length: CGFloat
  }

  /// The three bands of one axis; caps shrink together where there is no room for both.
  private static func bands(
    _ pixels: CGFloat, _ near: CGFloat, _ far: CGFloat, _ scale: CGFloat, _ start: CGFloat,
    _ length: CGFloat
  ) -> [Band] {
    let near = Swift.min(Swift.max(near, 0), pixels / scale)
    let far = Swift.min(Swift.max(far, 0), pixels / scale - near)
    let shrink = near + far > length ? length / (near + far) : 1
    let (first, last) = (near * shrink, far * shrink)
    let middle = pixels - (near + far) * scale
    return [
      Band(pixel: 0, pixels: near * scale, start: start, length: first),
      Band(
        pixel: near * scale, pixels: middle, start: start + first,
        length: length - first - last),
      Band(
        pixel: pixels - far * scale, pixels: far * scale, start: start + length - last,
        length: last),
    ].filter { $0.pixels > 0 && $0.length > 0 }
  }
}
