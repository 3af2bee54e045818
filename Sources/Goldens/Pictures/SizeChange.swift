package import Pixels

/// How a picture's size differs from the expected one, and where the common area lies.
package struct SizeChange: Hashable, Sendable {
  /// An edge of a picture.
  package enum Edge: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom
  }

  /// One edge that lies elsewhere.
  package struct EdgeChange: Hashable, Sendable {
    package var edge: Edge
    /// Pixels by which it grew; negative where it shrank.
    package var pixels: Int

    /// An edge and its way.
    package init(edge: Edge, pixels: Int) { (self.edge, self.pixels) = (edge, pixels) }
  }

  /// The expected size.
  package var expected: PixelSize
  /// The actual size.
  package var actual: PixelSize
  /// The edges that lie elsewhere, horizontally first.
  package var edges: [EdgeChange]

  /// The common area in the expected picture.
  package var expectedArea: PixelBox { area(sign: -1) }

  /// The common area in the actual picture.
  package var actualArea: PixelBox { area(sign: 1) }

  private func area(sign: Int) -> PixelBox {
    let size = PixelSize(
      width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    func start(_ edge: Edge) -> Int {
      max(0, sign * (edges.first { $0.edge == edge }?.pixels ?? 0))
    }
    return PixelBox(x: start(.left), y: start(.top), width: size.width, height: size.height)
  }
}

extension SizeChange: CustomStringConvertible {
  /// `390x844, not 390x840: the bottom edge grew by 4 pixels`.
  package var description: String {
    let parts = edges.map {
      let amount = abs($0.pixels)
      return "the \($0.edge.rawValue) edge \($0.pixels > 0 ? "grew" : "shrank") by \(amount) "
        + (amount == 1 ? "pixel" : "pixels")
    }
    return "\(actual), not \(expected): " + parts.joined(separator: " and ")
  }
}
