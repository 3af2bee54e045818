internal import Digests
internal import Foundation
internal import Geometry
internal import Pixels

extension Paint {
  /// Takes in the kind of paint and what it consists of; an image by its own digest.
  func digest(into hasher: inout XXH3Hasher) {
    switch self {
    case .color(let color):
      hasher.update(tag: 0)
      color.digest(into: &hasher)
    case .linearGradient(let gradient):
      hasher.update(tag: 1)
      hasher.update(stops: gradient.stops)
      hasher.update(point: gradient.start)
      hasher.update(point: gradient.end)
    case .radialGradient(let gradient):
      hasher.update(tag: 2)
      hasher.update(stops: gradient.stops)
      hasher.update(point: gradient.center)
      hasher.update(size: gradient.radii)
    case .conicGradient(let gradient):
      hasher.update(tag: 4)
      hasher.update(stops: gradient.stops)
      hasher.update(point: gradient.center)
      hasher.update(point: gradient.toward)
    case .image(let paint):
      hasher.update(tag: paint.isSmooth ? 3 : 5)
      hasher.update(littleEndian: paint.image.digest.high)
      hasher.update(littleEndian: paint.image.digest.low)
      hasher.update(transform: paint.transform)
    }
  }
}

extension XXH3Hasher {
  /// Takes in a gradient's stops in order.
  fileprivate mutating func update(stops: [GradientStop]) {
    update(littleEndian: Int64(stops.count))
    for stop in stops {
      update(number: stop.location)
      stop.color.digest(into: &self)
    }
  }
}
