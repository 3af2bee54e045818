internal import Foundation
internal import Drawing
internal import Geometry
internal import Pixels

/// One animatable property of a layer: its name, its kind of value, and the way in and out of
/// ``LayerState``.
///
/// The table below is the closed list of them. What is not in it can't be animated, and asking for
/// it is an issue that names it.
package struct LayerProperty: Sendable {
  /// The name that key paths begin with.
  package let name: String
  /// The only kind of layer that has it; nil when all have.
  package let owner: LayerKind?
  /// The value in a state.
  package let get: @Sendable (LayerState) -> AnimatableValue
  /// Puts a value into a state; a value of another kind changes nothing and gives false.
  package let set: @Sendable (inout LayerState, AnimatableValue) -> Bool

  /// The property of that name; nil where there is none.
  package static func named(_ name: some StringProtocol) -> LayerProperty? {
    table[String(name)]
  }

  /// The names of all properties, sorted.
  package static var names: [String] { table.keys.sorted() }

  private static let table: [String: LayerProperty] = Dictionary(
    uniqueKeysWithValues: (geometry + compositing + decoration + contents + shape + gradient
      + backdrop + replicator)
      .map { ($0.name, $0) })
}

// MARK: - The list

extension LayerProperty {
  private static let geometry: [LayerProperty] = [
    .point("position", \.position), .number("zPosition", \.zPosition),
    .point("anchorPoint", \.anchorPoint), .number("anchorPointZ", \.anchorPointZ),
    .rect("bounds", \.bounds),
    .transform("transform", \.transform), .transform("sublayerTransform", \.sublayerTransform),
  ]

  private static let compositing: [LayerProperty] = [
    .number("opacity", \.opacity), .flag("hidden", \.isHidden),
    .flag("doubleSided", \.isDoubleSided), .flag("masksToBounds", \.masksToBounds),
    .flag("shouldRasterize", \.shouldRasterize),
    .number("rasterizationScale", \.rasterizationScale),
  ]

  private static let decoration: [LayerProperty] = [
    .color("backgroundColor", \.backgroundColor),
    .number("cornerRadius", \.cornerRadius),
    .number("borderWidth", \.borderWidth), .color("borderColor", \.borderColor),
    .color("shadowColor", \.shadowColor), .number("shadowOpacity", \.shadowOpacity),
    .size("shadowOffset", \.shadowOffset), .number("shadowRadius", \.shadowRadius),
    .path("shadowPath", nil, \.shadowPath),
  ]

  private static let contents: [LayerProperty] = [
    contentsProperty, .rect("contentsRect", \.contentsRect),
    .rect("contentsCenter", \.contentsCenter), .number("contentsScale", \.contentsScale),
  ]

  private static let shape: [LayerProperty] = [
    .path("path", .shape, \.shape.path),
    .color("fillColor", \.shape.fillColor, .shape),
    .color("strokeColor", \.shape.strokeColor, .shape),
    .number("strokeStart", \.shape.strokeStart, .shape),
    .number("strokeEnd", \.shape.strokeEnd, .shape),
    .number("lineWidth", \.shape.lineWidth, .shape),
    .number("miterLimit", \.shape.miterLimit, .shape),
    .number("lineDashPhase", \.shape.lineDashPhase, .shape),
    .numbers("lineDashPattern", \.shape.lineDashPattern, .shape),
  ]

  private static let gradient: [LayerProperty] = [
    .colors("colors", \.gradient.colors, .gradient),
    .numbers("locations", \.gradient.locations, .gradient),
    .point("startPoint", \.gradient.startPoint, .gradient),
    .point("endPoint", \.gradient.endPoint, .gradient),
  ]
}

extension LayerProperty {
  private static let backdrop: [LayerProperty] = [
    .number("blurRadius", \.backdrop.blurRadius, .backdrop),
    .number("saturation", \.backdrop.saturation, .backdrop),
    .plainColor("tint", \.backdrop.tint, .backdrop),
  ]
}

extension LayerProperty {
  private static let replicator: [LayerProperty] = [
    .number("instanceDelay", \.replicator.delay, .replicator),
    .transform("instanceTransform", \.replicator.transform, .replicator),
    .color("instanceColor", \.replicator.color, .replicator),
    .number("instanceRedOffset", \.replicator.redOffset, .replicator),
    .number("instanceGreenOffset", \.replicator.greenOffset, .replicator),
    .number("instanceBlueOffset", \.replicator.blueOffset, .replicator),
    .number("instanceAlphaOffset", \.replicator.alphaOffset, .replicator),
  ]
}

// MARK: - Kinds

/// A way to a field of a layer's state.
private typealias Field<Value> = any WritableKeyPath<LayerState, Value> & Sendable

extension LayerProperty {
  private static func number(
    _ name: String, _ field: Field<Double>, _ owner: LayerKind? = nil
  ) -> Self {
    Self(name: name, owner: owner, get: { .number($0[keyPath: field]) }) { state, value in
      guard let number = value.number else { return false }
      state[keyPath: field] = number
      return true
    }
  }

  private static func flag(_ name: String, _ field: Field<Bool>) -> Self {
    Self(name: name, owner: nil, get: { .flag($0[keyPath: field]) }) { state, value in
      guard let number = value.number else { return false }
      state[keyPath: field] = number != 0
      return true
    }
  }

  private static func point(
    _ name: String, _ field: Field<CGPoint>, _ owner: LayerKind? = nil
  ) -> Self {
    Self(name: name, owner: owner, get: { .point($0[keyPath: field]) }) { state, value in
      guard case .point(let point) = value else { return false }
      state[keyPath: field] = point
      return true
    }
  }

  private static func size(_ name: String, _ field: Field<CGSize>) -> Self {
    Self(name: name, owner: nil, get: { .size($0[keyPath: field]) }) { state, value in
      guard case .size(let size) = value else { return false }
      state[keyPath: field] = size
      return true
    }
  }

  private static func rect(_ name: String, _ field: Field<CGRect>) -> Self {
    Self(name: name, owner: nil, get: { .rect($0[keyPath: field]) }) { state, value in
      guard case .rect(let rect) = value else { return false }
      state[keyPath: field] = rect
      return true
    }
  }

  private static func transform(
    _ name: String, _ field: Field<CATransform3D>, _ owner: LayerKind? = nil
  ) -> Self {
    Self(name: name, owner: owner, get: { .transform($0[keyPath: field]) }) { state, value in
      guard case .transform(let transform) = value else { return false }
      state[keyPath: field] = transform
      return true
    }
  }

  private static func color(
    _ name: String, _ field: Field<Color?>, _ owner: LayerKind? = nil
  ) -> Self {
    Self(
      name: name, owner: owner, get: { $0[keyPath: field].map { .color($0) } ?? .none }
    ) { state, value in
      switch value {
      case .color(let color): state[keyPath: field] = color
      case .none: state[keyPath: field] = nil
      default: return false
      }
      return true
    }
  }

  private static func plainColor(
    _ name: String, _ field: Field<Color>, _ owner: LayerKind
  ) -> Self {
    Self(name: name, owner: owner, get: { .color($0[keyPath: field]) }) { state, value in
      guard case .color(let color) = value else { return false }
      state[keyPath: field] = color
      return true
    }
  }

  private static func path(_ name: String, _ owner: LayerKind?, _ field: Field<Path?>) -> Self {
    Self(
      name: name, owner: owner, get: { $0[keyPath: field].map { .path($0) } ?? .none }
    ) { state, value in
      switch value {
      case .path(let path): state[keyPath: field] = path
      case .none: state[keyPath: field] = nil
      default: return false
      }
      return true
    }
  }

  private static let contentsProperty = Self(
    name: "contents", owner: nil, get: { $0.contents.map { .image($0) } ?? .none }
  ) { state, value in
    state.outgoingContents = nil
    switch value {
    case .image(let image): state.contents = image
    case .none: state.contents = nil
    case .mixture(let mixture):
      state.contents = mixture.new
      state.outgoingContents = OutgoingContents(
        image: mixture.old, progress: mixture.progress)
    default: return false
    }
    return true
  }

  private static func numbers(
    _ name: String, _ field: Field<[Double]>, _ owner: LayerKind
  ) -> Self {
    Self(name: name, owner: owner, get: { .numbers($0[keyPath: field]) }) { state, value in
      switch value {
      case .numbers(let numbers): state[keyPath: field] = numbers
      case .none: state[keyPath: field] = []
      default: return false
      }
      return true
    }
  }

  private static func colors(_ name: String, _ field: Field<[Color]>, _ owner: LayerKind) -> Self {
    Self(name: name, owner: owner, get: { .colors($0[keyPath: field]) }) { state, value in
      switch value {
      case .colors(let colors): state[keyPath: field] = colors
      case .numbers(let none) where none.isEmpty: state[keyPath: field] = []
      case .none: state[keyPath: field] = []
      default: return false
      }
      return true
    }
  }
}
