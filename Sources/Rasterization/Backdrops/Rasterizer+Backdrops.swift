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
    walkVisible { $0.surface.replace($1, inRow: $2, by: picture) }
  }

  /// The picture as the backdrop shows it.
  private func seen(by backdrop: Backdrop, within region: PixelBounds) -> Surface {
    var picture = below(backdrop.level).blurred(backdrop.blur, within: region, of: canvas)
    let saturation = ColorSaturation(backdrop.saturation)
    let tint = PremultipliedColor(backdrop.tint)
    var pixels = picture.pixels.mutableSpan
    if let saturation {
      for index in 0..<pixels.count { pixels[index] = saturation.applied(to: pixels[index]) }
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
      if let plain = channel.plainValue {
        // Weights add up to the whole: a plain channel, as alpha mostly is, stays what it is.
        result.add(plain, toChannelAt: shift)
      } else {
        result.add(channel.blurred(blur, within: region), toChannelAt: shift)
      }
    }
    return result
  }

  /// Sets a channel of all pixels that is 0.
  private mutating func add(_ value: UInt8, toChannelAt shift: UInt32) {
    let bits = UInt32(value) << shift
    var span = pixels.mutableSpan
    for index in 0..<span.count { span[index] |= bits }
  }

  /// Sets a channel of all pixels that is 0 to the values of a plane of the same bounds.
  private mutating func add(_ plane: AlphaPlane, toChannelAt shift: UInt32) {
    precondition(plane.bounds == bounds, "a blur of what reaches around a region fills it")
    let source = plane.values.span
    var span = pixels.mutableSpan
    precondition(source.count == span.count, "a value for each pixel")
    for index in source.indices { span[index] |= UInt32(source[index]) &<< shift }
  }

  /// Replaces runs of a row, as far as they are covered: `picture` times coverage and what was there
  /// times the rest, rounded together.
  fileprivate mutating func replace(
    _ runs: [CoverageRun], inRow row: Int, by picture: Surface
  ) {
    let (origin, start) = (origin(ofRow: row), picture.origin(ofRow: row))
    if runs.isEmpty { return }
    makeBusy(row)
    let new = picture.pixels.span
    var span = pixels.mutableSpan
    for run in runs {
      let coverage = UInt32(run.coverage)
      for column in Int(run.start)..<Int(run.end) {
        span[origin + column] = mixed(
          span[origin + column], new[start + column], share: coverage)
      }
    }
  }
}

/// `share` of `new` and the rest of `old`, in 1/255, rounded to nearest.
private func mixed(_ old: UInt32, _ new: UInt32, share: UInt32) -> UInt32 {
  if share == 255 { return new }
  let rest = 255 &- share
  func channel(_ shift: UInt32) -> UInt32 {
    let sum = (old &>> shift & 255) &* rest &+ (new &>> shift & 255) &* share
    return sum.dividedBy255 &<< shift
  }
  return channel(0) | channel(8) | channel(16) | channel(24)
}

extension AlphaPlane {
  /// One channel of a surface; beyond it 0, and beyond the canvas as at the canvas's edge.
  fileprivate init(
    _ surface: Surface, channelAt shift: UInt32, within region: PixelBounds, of canvas: PixelBounds
  ) {
    self.init(region)
    let inner = surface.bounds
    // Columns of the surface that the region shows, between those that repeat the canvas's edges.
    let shown = (region.minX..<region.maxX).clamped(to: inner.minX..<inner.maxX)
      .clamped(to: canvas.minX..<canvas.maxX)
    var target = values.mutableSpan
    for row in region.minY..<region.maxY {
      let sourceRow = min(max(row, canvas.minY), canvas.maxY - 1)
      guard sourceRow >= inner.minY, sourceRow < inner.maxY else { continue }
      let start = Self.index(inRow: row, of: region)
      surface.writeChannel(at: shift, of: shown, inRow: sourceRow, to: &target, origin: start)
      if region.minX < canvas.minX, inner.minX <= canvas.minX, canvas.minX < inner.maxX {
        let edge = UInt8(
          truncatingIfNeeded: surface.color(atColumn: canvas.minX, row: sourceRow) &>> shift)
        for column in region.minX..<min(canvas.minX, region.maxX) { target[start + column] = edge }
      }
      if region.maxX > canvas.maxX, inner.minX < canvas.maxX, canvas.maxX <= inner.maxX {
        let edge = UInt8(
          truncatingIfNeeded: surface.color(atColumn: canvas.maxX - 1, row: sourceRow) &>> shift)
        for column in max(canvas.maxX, region.minX)..<region.maxX { target[start + column] = edge }
      }
    }
  }

  /// The value of all pixels, if it is the same; nil where there are none.
  fileprivate var plainValue: UInt8? {
    guard let first = values.first else { return nil }
    var difference: UInt8 = 0
    let span = values.span
    for index in span.indices { difference |= span[index] ^ first }
    return difference == 0 ? first : nil
  }
}
