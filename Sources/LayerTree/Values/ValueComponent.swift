internal import Foundation

/// A part of a value that a key path can name.
package enum ValueComponent: String, Hashable, Sendable, CaseIterable {
  case x, y
  case width, height
  case origin
  case originX = "origin.x"
  case originY = "origin.y"
  case size
  case sizeWidth = "size.width"
  case sizeHeight = "size.height"
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"
}

extension AnimatableValue {
  /// The named part; nil where this value has no such part.
  package func component(_ component: ValueComponent) -> AnimatableValue? {
    switch self {
    case .point(let point): point.component(component).map { .number($0) }
    case .size(let size): size.component(component).map { .number($0) }
    case .rect(let rect): rect.component(component)
    case .transform(let transform): transform.component(component)
    default: nil
    }
  }

  /// This value with the named part replaced; nil where that cannot be.
  package func setting(_ component: ValueComponent, to part: AnimatableValue) -> AnimatableValue? {
    switch self {
    case .point(let point):
      part.number.flatMap { point.setting(component, to: $0) }.map { .point($0) }
    case .size(let size):
      part.number.flatMap { size.setting(component, to: $0) }.map { .size($0) }
    case .rect(let rect):
      rect.setting(component, to: part).map { .rect($0) }
    case .transform(let transform):
      transform.setting(component, to: part).map { .transform($0) }
    default: nil
    }
  }
}

extension CGPoint {
  fileprivate func component(_ component: ValueComponent) -> Double? {
    switch component {
    case .x: x
    case .y: y
    default: nil
    }
  }

  fileprivate func setting(_ component: ValueComponent, to number: Double) -> CGPoint? {
    switch component {
    case .x: CGPoint(x: number, y: y)
    case .y: CGPoint(x: x, y: number)
    default: nil
    }
  }
}

extension CGSize {
  fileprivate func component(_ component: ValueComponent) -> Double? {
    switch component {
    case .width: width
    case .height: height
    default: nil
    }
  }

  fileprivate func setting(_ component: ValueComponent, to number: Double) -> CGSize? {
    switch component {
    case .width: CGSize(width: number, height: height)
    case .height: CGSize(width: width, height: number)
    default: nil
    }
  }
}

extension CGRect {
  fileprivate func component(_ component: ValueComponent) -> AnimatableValue? {
    switch component {
    case .origin: .point(origin)
    case .originX: .number(origin.x)
    case .originY: .number(origin.y)
    case .size: .size(size)
    case .sizeWidth: .number(size.width)
    case .sizeHeight: .number(size.height)
    default: nil
    }
  }

  fileprivate func setting(_ component: ValueComponent, to part: AnimatableValue) -> CGRect? {
    var rect = self
    switch (component, part) {
    case (.origin, .point(let point)): rect.origin = point
    case (.originX, .number(let number)): rect.origin.x = number
    case (.originY, .number(let number)): rect.origin.y = number
    case (.size, .size(let size)): rect.size = size
    case (.sizeWidth, .number(let number)): rect.size.width = number
    case (.sizeHeight, .number(let number)): rect.size.height = number
    default: return nil
    }
    return rect
  }
}
