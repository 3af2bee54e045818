import Foundation

/// A rectangle whose numbers are not known yet.
struct LayoutBox {
  var x: LinearExpression
  var y: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  /// A rectangle that is known.
  init(_ rect: CGRect) {
    x = LinearExpression(rect.minX.finite)
    y = LinearExpression(rect.minY.finite)
    width = LinearExpression(rect.width.finite)
    height = LinearExpression(rect.height.finite)
  }

  /// A rectangle with four variables of a system.
  init(in system: inout LayoutSystem) {
    x = LinearExpression(variable: system.addVariable(isFree: true))
    y = LinearExpression(variable: system.addVariable(isFree: true))
    width = LinearExpression(variable: system.addVariable(isFree: false))
    height = LinearExpression(variable: system.addVariable(isFree: false))
  }

  /// A rectangle of variable size at the origin.
  init(sizeIn system: inout LayoutSystem) {
    self.init(.zero)
    width = LinearExpression(variable: system.addVariable(isFree: false))
    height = LinearExpression(variable: system.addVariable(isFree: false))
  }

  /// The place moved by another's origin less an offset.
  func moved(by other: LayoutBox, less offset: CGPoint) -> LayoutBox {
    var box = self
    box.x = x.adding(other.x).adding(-offset.x.finite)
    box.y = y.adding(other.y).adding(-offset.y.finite)
    return box
  }

  /// The rectangle made smaller by insets.
  func inset(_ insets: LayoutInsets) -> LayoutBox {
    var box = self
    box.x = x.adding(insets.left)
    box.y = y.adding(insets.top)
    box.width = width.adding(-insets.left - insets.right)
    box.height = height.adding(-insets.top - insets.bottom)
    return box
  }

  /// One attribute of the rectangle; attributes within margins are those of an inset one.
  func value(of attribute: NSLayoutConstraint.Attribute) -> LinearExpression {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: x
    case .right, .trailing, .rightMargin, .trailingMargin: x.adding(width)
    case .top, .topMargin, .firstBaseline: y
    case .bottom, .bottomMargin, .lastBaseline: y.adding(height)
    case .width: width
    case .height: height
    case .centerX, .centerXWithinMargins: x.adding(width, times: 0.5)
    case .centerY, .centerYWithinMargins: y.adding(height, times: 0.5)
    case .notAnAttribute: LinearExpression()
    }
  }

  /// The rectangle for given values.
  func rect(_ values: [Double]) -> CGRect {
    CGRect(
      x: x.value(values), y: y.value(values), width: width.value(values),
      height: height.value(values))
  }
}

/// Insets in points, all finite.
struct LayoutInsets {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0
}

extension CGFloat {
  /// The number, 0 where it is none.
  var finite: Double { isFinite ? Double(self) : 0 }
}
