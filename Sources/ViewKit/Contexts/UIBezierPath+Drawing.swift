// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import LayerTree
import Geometry

extension UIBezierPath {
  /// Fills the path with the current context's fill colour.
  public func fill() { fill(with: .normal, alpha: 1) }

  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha: alpha) { context in
      context.addPath(cgPath)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Strokes the path with the current context's stroke colour and the path's own line.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha: alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      if !dashes.isEmpty { context.setLineDash(phase: dashPhase, lengths: dashes) }
      context.addPath(cgPath)
      context.strokePath()
    }
  }

  /// Narrows the current context's clip to the path; an empty one leaves nothing.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    if isEmpty { return context.clip(to: CGRect.zero) }
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ blendMode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.multiplyAlpha(by: alpha) }
    context.beginPath()
    body(context)
    context.restoreGState()
  }
}
