internal import Pixels
internal import PNGCodec

extension SizeChange {
  /// How the sizes of two pictures differ: the way in which the common area differs least.
  ///
  /// The common area is compared with the left or right edges laid on each other, and the top or
  /// bottom ones; of ways as good the first, left and top, is meant.
  static func between(_ expected: StraightImage, _ actual: StraightImage) -> SizeChange {
    let (across, down) = (actual.width - expected.width, actual.height - expected.height)
    var best: (change: SizeChange, differing: Int)?
    for vertical in down == 0 ? [nil] : [Edge.bottom, .top] {
      for horizontal in across == 0 ? [nil] : [Edge.right, .left] {
        let change = SizeChange(
          expected: PixelSize(of: expected), actual: PixelSize(of: actual),
          edges: [
            horizontal.map { EdgeChange(edge: $0, pixels: across) },
            vertical.map { EdgeChange(edge: $0, pixels: down) },
          ].compactMap { $0 })
        let differing = change.differingPixels(expected, actual, atMost: best?.differing ?? .max)
        if differing < best?.differing ?? .max { best = (change, differing) }
      }
    }
    guard let best else { preconditionFailure("pictures of one size have no size change") }
    return best.change
  }

  /// Pixels of the common area that differ; counting may end once there are `most`.
  private func differingPixels(
    _ expected: StraightImage, _ actual: StraightImage, atMost most: Int
  ) -> Int {
    let (left, right) = (expected.pixels.span, actual.pixels.span)
    let (from, to) = (expectedArea, actualArea)
    var count = 0
    for row in 0..<from.height where count < most {
      let one = (from.y + row) * expected.width + from.x
      let other = (to.y + row) * actual.width + to.x
      for x in 0..<from.width where left[one + x] != right[other + x] { count += 1 }
    }
    return count
  }
}

extension StraightImage {
  /// A part of the picture.
  ///
  /// - Precondition: The box lies inside.
  func cropped(to box: PixelBox) -> StraightImage {
    var part = StraightImage(width: box.width, height: box.height)
    for row in 0..<box.height {
      let start = (box.y + row) * width + box.x
      for x in 0..<box.width { part.pixels[row * box.width + x] = pixels[start + x] }
    }
    return part
  }
}
