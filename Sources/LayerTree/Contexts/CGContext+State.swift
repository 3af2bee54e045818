// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Geometry
internal import Drawing
internal import Pixels

// MARK: - The stack

extension CGContext {
  public func saveGState() { savedStates.append(state) }

  /// Takes up what was saved last; does nothing where nothing was, or only before the transparency
  /// layer that is open.
  public func restoreGState() {
    guard savedStates.count > (layerDepths.last ?? 0), let saved = savedStates.popLast() else {
      return
    }
    state = saved
  }
}

// MARK: - The current map

extension CGContext {
  public var ctm: CGAffineTransform { state.currentMap }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.currentMap }

  public func concatenate(_ transform: CGAffineTransform) {
    state.currentMap = transform.concatenating(state.currentMap)
  }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.currentMap = state.currentMap.translatedBy(x: tx, y: ty)
  }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.currentMap = state.currentMap.scaledBy(x: sx, y: sy)
  }
  public func rotate(by angle: CGFloat) {
    state.currentMap = state.currentMap.rotated(by: angle)
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

// MARK: - Lines

extension CGContext {
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = .init(cap) }
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = .init(join) }
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }
  public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }

  /// Dashes; lengths that cannot be dashes give a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    state.stroke.dashes = isUsable ? lengths : []
    state.stroke.dashPhase = isUsable && phase.isFinite ? phase : 0
  }
}

// MARK: - Compositing

extension CGContext {
  /// 0...1, for everything drawn from now on.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }

  /// Multiplies the alpha that is set.
  package func multiplyAlpha(by factor: CGFloat) { setAlpha(state.alpha * factor) }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// A shadow of a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// A shadow below everything drawn from now on; none without a colour.
  ///
  /// Offset and blur are lengths of the space that the context began with, whatever the current map
  /// is. The blur is twice the standard deviation.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color else {
      state.shadow = nil
      return
    }
    let stretch = abs(baseToPixels.determinant).squareRoot()
    state.shadow = Shadow(
      color: color.color, offset: offset.applying(baseToPixels),
      sigma: blur > 0 ? blur / 2 * stretch : 0)
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) { state.smoothsEdges = shouldAntialias }
  public func setAllowsAntialiasing(_ allows: Bool) { if !allows { state.smoothsEdges = false } }
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  public func setAllowsFontSmoothing(_ allows: Bool) {}
  public func setShouldSubpixelPositionFonts(_ should: Bool) {}
  public func setAllowsFontSubpixelPositioning(_ allows: Bool) {}
  public func setShouldSubpixelQuantizeFonts(_ should: Bool) {}
  public func setAllowsFontSubpixelQuantization(_ allows: Bool) {}
  public func setPatternPhase(_ phase: CGSize) {}

  /// Holds its value: pictures are always sampled in one way.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
}

// MARK: - Colours

extension CGContext {
  public func setFillColor(_ color: CGColor) { state.fillColor = color.color }
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.color }

  /// The colour that fills are painted with.
  package var fillColor: CGColor { CGColor(state.fillColor) }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = Color(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = Color(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = Color(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    refuse("setFillColor(cyan:magenta:yellow:black:alpha:)")
  }
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    refuse("setStrokeColor(cyan:magenta:yellow:black:alpha:)")
  }

  /// The components of the colour space that was set last; grey for two, red, green and blue for four.
  public func setFillColor(_ components: [CGFloat]) {
    if let color = Color(components: components) { state.fillColor = color }
  }
  public func setStrokeColor(_ components: [CGFloat]) {
    if let color = Color(components: components) { state.strokeColor = color }
  }

  /// Begins again with opaque black.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillColor = .black }
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeColor = .black }
}
