// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import LayerTree

extension UIColor {
  /// Makes this the current context's fill and stroke colour.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
