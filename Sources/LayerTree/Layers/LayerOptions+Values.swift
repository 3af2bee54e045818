internal import Drawing
internal import Geometry

// What the constants of the interface mean to geometry; unknown names mean the default.

extension CALayerCornerCurve {
  var value: CornerCurve { self == .continuous ? .continuous : .circular }
}

extension CACornerMask {
  var value: CornerMask { CornerMask(rawValue: rawValue & 15) }
}

extension CAShapeLayerFillRule {
  var value: FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}

extension CAShapeLayerLineCap {
  var value: StrokeStyle.Cap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

extension CAShapeLayerLineJoin {
  var value: StrokeStyle.Join {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
