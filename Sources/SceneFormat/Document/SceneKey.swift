/// A property that a track can change, spelled as in the scene.
///
/// The list is closed: what is not in it is refused by name.
package enum SceneKey: String, Hashable, Sendable, CaseIterable {
  case opacity
  case position
  case positionX = "position.x"
  case positionY = "position.y"
  case frame
  case boundsSize = "bounds.size"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"
  case scale = "transform.scale"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  case rotation = "transform.rotation"
  case rotationX = "transform.rotation.x"
  case rotationY = "transform.rotation.y"
  case perspective
  case cornerRadius
  case borderWidth
  case borderColor
  case fill
  case stroke
  case lineWidth
  case strokeStart
  case strokeEnd
  case path
  case shadowOpacity = "shadow.opacity"
  case shadowRadius = "shadow.radius"
  case shadowOffset = "shadow.offset"
  case blur
  case maskRadius = "mask.radius"
  case maskCenter = "mask.center"
  case maskPath = "mask.path"
}

extension SceneKey {
  /// What kind of value a key holds.
  package enum ValueType: String, Hashable, Sendable {
    case number
    case point
    case size
    case rect
    case color
    case path
  }

  /// What kind of value the key holds.
  package var valueType: ValueType {
    switch self {
    case .position, .maskCenter: .point
    case .boundsSize, .shadowOffset: .size
    case .frame: .rect
    case .borderColor, .fill, .stroke: .color
    case .path, .maskPath: .path
    default: .number
    }
  }

  /// The properties that the key changes; two keys that share one can't both be had at once.
  package var properties: [String] {
    switch self {
    case .position: [Self.positionX.rawValue, Self.positionY.rawValue]
    case .frame: Self.position.properties + [Self.boundsSize.rawValue]
    case .scale: [Self.scaleX.rawValue, Self.scaleY.rawValue]
    default: [rawValue]
    }
  }

  /// What a number of the key counts; nil where the key holds none.
  package var unit: String? {
    switch self {
    case .opacity, .strokeStart, .strokeEnd, .shadowOpacity: "0...1"
    case .scale, .scaleX, .scaleY: "factor"
    case .rotation, .rotationX, .rotationY: "degrees"
    case .borderColor, .fill, .stroke: nil
    default: "points"
    }
  }

  /// Whether this version draws it; the others are refused by name as not there yet.
  package var isAvailable: Bool {
    switch self {
    case .rotationX, .rotationY, .perspective, .blur: false
    default: true
    }
  }
}
