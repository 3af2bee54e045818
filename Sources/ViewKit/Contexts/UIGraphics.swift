// Follows UIGraphics.h. Left out: PDF contexts.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import Geometry
public import LayerTree

// MARK: - Contexts

/// The context that drawing goes to; nil outside of all.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.top?.context }

public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.push(context) }

public func UIGraphicsPopContext() { ContextStack.pop(image: false) }

// MARK: - Images

/// Begins a picture with one pixel a point, not opaque.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture; a scale of 0 is the screen's.
///
/// A picture that would have no pixels, or too many, is not begun.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 && scale.isFinite ? scale : MainTurn.screenScale
  let pixels = PixelSize(covering: size, scale: scale)
  guard pixels.width > 0, pixels.height > 0 else { return }
  guard
    let context = CGContext(
      pixelWidth: pixels.width, pixelHeight: pixels.height, scale: scale, isOpaque: opaque)
  else { return MainTurn.report(.recordingSize) }
  ContextStack.push(context, imageScale: scale)
}

/// What has been drawn since the picture was begun; nil when none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let top = ContextStack.top, let scale = top.imageScale else { return nil }
  return UIImage(cgImage: top.context.recordedImage, scale: scale, orientation: .up)
}

public func UIGraphicsEndImageContext() { ContextStack.pop(image: true) }

// MARK: - Rectangles

/// Fills a rectangle with the fill colour, in place of what is there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill(rect, blending: blendMode)
}

/// Draws a frame, one pixel wide, inside a rectangle with the fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.frame(rect, blending: blendMode)
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
  /// Fills a rectangle in a blend mode, and goes on in the one before.
  func fill(_ rect: CGRect, blending mode: CGBlendMode) {
    saveGState()
    setBlendMode(mode)
    fill(rect)
    restoreGState()
  }

  /// Fills the outermost pixels of a rectangle.
  func frame(_ rect: CGRect, blending mode: CGBlendMode) {
    let rect = rect.standardized
    let stretch = abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
    guard stretch > 0, rect.width > 0, rect.height > 0 else { return }
    let line = min(1 / stretch, rect.width / 2, rect.height / 2)
    let inner = rect.height - 2 * line
    fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: line), blending: mode)
    fill(
      CGRect(x: rect.minX, y: rect.maxY - line, width: rect.width, height: line), blending: mode)
    fill(CGRect(x: rect.minX, y: rect.minY + line, width: line, height: inner), blending: mode)
    fill(
      CGRect(x: rect.maxX - line, y: rect.minY + line, width: line, height: inner),
      blending: mode)
  }
}
