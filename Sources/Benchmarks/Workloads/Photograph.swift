import Pixels

/// A picture with what a camera's has: soft light, blurred bodies, a fine texture and noise.
///
/// Made of additions and multiplications only, so that it is the same on every machine.
struct Photograph {
  let width: Int
  let height: Int

  /// Something bright or dark with soft edges.
  private struct Body {
    var x: Float
    var y: Float
    /// One over the square of the distance at which a quarter of it is left, in pixels.
    var sharpness: Float
    /// What it adds to red, green and blue, in 255ths.
    var color: SIMD3<Float>
  }

  /// The opaque picture; slow to make, so make it once.
  var pixmap: Pixmap {
    var numbers = NumberSequence(seed: 5)
    let bodies = (0..<40).map { _ in body(&numbers) }
    var pixmap = Pixmap(width: width, height: height)
    pixmap.withMutablePixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = light(x: Float(x), y: Float(y), bodies) + noise(&numbers)
          pixels[y * width + x] = Self.packed(pixel)
        }
      }
    }
    return pixmap
  }

  private func body(_ numbers: inout NumberSequence) -> Body {
    let size = 40 + 260 * numbers.next()
    return Body(
      x: numbers.next() * Float(width), y: numbers.next() * Float(height),
      sharpness: 1 / (size * size),
      color: SIMD3(numbers.next(), numbers.next(), numbers.next()) * 140 - 70)
  }

  private func light(x: Float, y: Float, _ bodies: [Body]) -> SIMD3<Float> {
    let slow = SIMD3(
      Self.wave(x / 534) * Self.wave(y / 974), Self.wave(x / 660 + 0.3) * Self.wave(y / 880),
      Self.wave(x / 785 + 0.6) * Self.wave(y / 785))
    let texture = 12 * Self.wave((x + 2 * y) / 28)
    var light = slow * 60 + (120 + 35 * y / Float(height) + texture)
    for body in bodies {
      let (dx, dy) = (x - body.x, y - body.y)
      let falloff = 1 / (1 + (dx * dx + dy * dy) * body.sharpness)
      light += body.color * (falloff * falloff)
    }
    return light
  }

  /// Noise of a deviation of about 3 that the channels share, and of 1 of their own.
  private func noise(_ numbers: inout NumberSequence) -> SIMD3<Float> {
    let shared = (numbers.next() + numbers.next() + numbers.next() + numbers.next() - 2) * 5.2
    let own = SIMD3(numbers.next(), numbers.next(), numbers.next()) - 0.5
    return own * 3.5 + shared
  }

  /// Something like the sine of `turns` whole turns, of parabolas.
  private static func wave(_ turns: Float) -> Float {
    let phase = 2 * (turns - turns.rounded())
    return 4 * phase * (1 - abs(phase))
  }

  private static func packed(_ light: SIMD3<Float>) -> UInt32 {
    let bytes = light.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
    return 0xFF00_0000 | UInt32(bytes.z) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.x)
  }
}

/// A sequence of numbers that look like chance and are always the same (SplitMix64).
private struct NumberSequence {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number, 0..<1.
  mutating func next() -> Float {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Float((bits ^ bits >> 31) >> 40) / 16_777_216
  }
}
