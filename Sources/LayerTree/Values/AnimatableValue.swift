package import Drawing
package import Foundation
package import Geometry
package import Pixels

/// A value that a layer property has, or that an animation gives to it.
///
/// Animations never carry `Any`: what comes in from `fromValue` and its like is turned into one of
/// these at the door, so that interpolation is a function from values to a value.
package enum AnimatableValue: Hashable, Sendable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(Color)
  case transform(CATransform3D)
  case path(Path)
  case numbers([Double])
  case colors([Color])
  case image(Image)
  /// One picture on its way to another: how far, 0...1.
  case mixture(ContentsMixture)
  case flag(Bool)
  /// A name out of a list, such as a gravity.
  case name(String)
  /// The absence of a value, such as no background colour.
  case none
}

/// A picture that gives way to another; either may be missing.
package struct ContentsMixture: Hashable, Sendable {
  /// What was shown.
  package var old: Image?
  /// What is to be shown.
  package var new: Image?
  /// How far it is, 0...1.
  package var progress: Double

  /// Two pictures, `progress` of the way from one to the other.
  package init(old: Image?, new: Image?, progress: Double) {
    self.old = old
    self.new = new
    self.progress = progress
  }
}

extension AnimatableValue {
  /// The number, where this is one; a flag counts as 0 or 1.
  package var number: Double? {
    switch self {
    case .number(let value): value
    case .flag(let value): value ? 1 : 0
    default: nil
    }
  }

  /// The value as far as it consists of numbers, in a fixed order; nil where it does not.
  var lanes: [Double]? {
    switch self {
    case .number(let value): [value]
    case .point(let value): [value.x, value.y]
    case .size(let value): [value.width, value.height]
    case .rect(let value): [value.origin.x, value.origin.y, value.width, value.height]
    case .color(let value): value.lanes
    case .numbers(let values): values
    case .colors(let values): values.flatMap(\.lanes)
    case .transform, .path, .image, .mixture, .flag, .name, .none: nil
    }
  }

  /// A value of the same kind and size made of other numbers, in the order of ``lanes``.
  ///
  /// - Precondition: This value has lanes, as many as are given.
  func rebuilt(from lanes: [Double]) -> AnimatableValue {
    switch self {
    case .number: .number(lanes[0])
    case .point: .point(CGPoint(x: lanes[0], y: lanes[1]))
    case .size: .size(CGSize(width: lanes[0], height: lanes[1]))
    case .rect: .rect(CGRect(x: lanes[0], y: lanes[1], width: lanes[2], height: lanes[3]))
    case .color: .color(Color(lanes: lanes[...]))
    case .numbers: .numbers(lanes)
    case .colors:
      .colors(
        stride(from: 0, to: lanes.count, by: 4).map { Color(lanes: lanes[$0..<($0 + 4)]) })
    case .transform, .path, .image, .mixture, .flag, .name, .none:
      preconditionFailure("only values made of numbers can be rebuilt from numbers")
    }
  }

  /// Whether the two are made of equally many numbers and of the same kind.
  func matches(_ other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color):
      true
    case (.numbers(let a), .numbers(let b)): a.count == b.count
    case (.colors(let a), .colors(let b)): a.count == b.count
    default: false
    }
  }
}

extension Color {
  /// Red, green, blue and straight alpha.
  fileprivate var lanes: [Double] { [red, green, blue, alpha] }

  /// The colour of red, green, blue and straight alpha.
  fileprivate init(lanes: ArraySlice<Double>) {
    let first = lanes.startIndex
    self.init(
      red: lanes[first], green: lanes[first + 1], blue: lanes[first + 2], alpha: lanes[first + 3])
  }
}
