internal import Drawing
internal import Pixels

extension Rasterizer {
  /// Puts what a backdrop makes of the picture in place of what the current surface holds, as far as
  /// a shape covers it.
  mutating func drawBackdrop(_ shape: Shape, _ backdrop: Backdrop) {
    let region = clip.bounds.intersection(shape.deviceBounds).intersection(canvas)
    if region.isEmpty { return }
    let picture = seen(by: backdrop, within: region)
    scanner.begin(shape, within: region)
    while let row = scanner.nextRow() {
      clip.cut(scanner.runs, inRow: row, into: &visible)
      surface.replace(visible, inRow: row, by: picture)
    }
  }

  /// The picture as the backdrop shows it.
  private func seen(by backdrop: Backdrop, within region: PixelBounds) -> Surface {
    var picture = below(backdrop.level).blurred(backdrop.blur, within: region, of: canvas)
    let saturation = ColorSaturation(backdrop.saturation)
    let tint = PremultipliedColor(backdrop.tint)
    var pixels = picture.pixels.mutableSpan
    if let saturation {
      for index in pixels.indices { pixels[index] = saturation.applied(to: pixels[index]) }
    }
    if tint != .clear { pixels.paint(0..<pixels.count, with: tint, coverage: 255) }
    return picture
  }

  /// What is drawn so far below the innermost groups, as many as `level` says.
  private func below(_ level: Int) -> Surface {
    var result = surface
    var left = level
    for scope in scopes.reversed() where left > 0 {
      guard case .group(let open) = scope else { continue }
      result = open.outer
      left -= 1
    }
    return result
  }
}

extension Backdrop {
  /// Greatest deviation that is drawn, in pixels; larger ones are limited to it.
  ///
  /// The surroundings that a blur sees grow with it, and with them the work.
  private static var greatestSigma: Double { 128 }

  /// The softness.
  var blur: GaussianBlur {
    GaussianBlur(sigma: sigma > Self.greatestSigma ? Self.greatestSigma : sigma)
  }
}

extension Surface {
  /// The pixels of a region blurred; beyond the surface all is clear, but beyond `canvas` its
  /// outermost pixels go on.
  ///
  /// Each channel is blurred by itself, as alpha is for shadows: no colour exceeds its alpha, since
  /// a greater channel stays the greater one through every rounding.
  fileprivate func blurred(
    _ blur: GaussianBlur, within region: PixelBounds, of canvas: PixelBounds
  ) -> Surface {
    let reach = region.expanded(by: blur.margin)
    var result = Surface(bounds: region, pixels: Array(repeating: 0, count: region.area))
    for shift in [UInt32(0), 8, 16, 24] {
      let channel = AlphaPlane(self, channelAt: shift, within: reach, of: canvas)
        .blurred(blur, within: region)
      precondition(channel.bounds == region, "a blur of what reaches around a region fills it")
      for index in result.pixels.indices {
        result.pixels[index] |= UInt32(channel.values[index]) << shift
      }
    }
    return result
  }

  /// Replaces runs of a row, as far as they are covered: `picture` times coverage and what was there
  /// times the rest, rounded together.
  fileprivate mutating func replace(
    _ runs: [CoverageRun], inRow row: Int, by picture: Surface
  ) {
    let (origin, start) = (origin(ofRow: row), picture.origin(ofRow: row))
    for run in runs {
      let coverage = UInt32(run.coverage)
      for column in Int(run.start)..<Int(run.end) {
        pixels[origin + column] = mixed(
          pixels[origin + column], picture.pixels[start + column], share: coverage)
      }
    }
  }
}

/// `share` of `new` and the rest of `old`, in 1/255, rounded to nearest.
private func mixed(_ old: UInt32, _ new: UInt32, share: UInt32) -> UInt32 {
  if share == 255 { return new }
  var result: UInt32 = 0
  for shift in [UInt32(0), 8, 16, 24] {
    let sum = (old >> shift & 255) * (255 - share) + (new >> shift & 255) * share
    result |= sum.dividedBy255 << shift
  }
  return result
}

extension AlphaPlane {
  /// One channel of a surface; beyond it 0, and beyond the canvas as at the canvas's edge.
  fileprivate init(
    _ surface: Surface, channelAt shift: UInt32, within region: PixelBounds, of canvas: PixelBounds
  ) {
    self.init(region)
    let inner = surface.bounds
    let columns = (region.minX..<region.maxX).map { min(max($0, canvas.minX), canvas.maxX - 1) }
    for row in region.minY..<region.maxY {
      let sourceRow = min(max(row, canvas.minY), canvas.maxY - 1)
      guard sourceRow >= inner.minY, sourceRow < inner.maxY else { continue }
      let (start, origin) = (
        (row - region.minY) * region.width, surface.origin(ofRow: sourceRow)
      )
      for (index, column) in columns.enumerated()
      where column >= inner.minX && column < inner.maxX {
        values[start + index] = UInt8(
          truncatingIfNeeded: surface.pixels[origin + column] >> shift)
      }
    }
  }
}
