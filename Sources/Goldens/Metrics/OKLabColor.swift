internal import Glibc
internal import PortableMath

/// A colour as the pixelmatch metric sees it: cube roots of cone responses, and lightness with a toe.
struct OKLabColor {
  private let long: Double
  private let middle: Double
  private let short: Double
  private let lightness: Double

  /// What a pixel that is not opaque lies over; each channel 0...255.
  struct Background {
    let red: Double
    let green: Double
    let blue: Double

    static let white = Background(red: 255, green: 255, blue: 255)

    private init(red: Double, green: Double, blue: Double) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// The pattern at a pixel, counted in row order.
    ///
    /// It is laid out over bytes, four a pixel, by the golden ratio and its square; so red never
    /// changes.
    init(pixel index: Int) {
      let byte = Double(4 * index)
      func shade(_ step: Double) -> Double { Int(byte / step) % 2 == 0 ? 48 : 207 }
      (red, green, blue) = (48, shade(1.618033988749895), shade(2.618033988749895))
    }
  }

  /// A straight pixel over a background.
  init(_ pixel: UInt32, over background: Background) {
    let alpha = Double(pixel >> 24)
    func linear(_ shift: UInt32, _ below: Double) -> Double {
      let channel = Double(pixel >> shift & 255)
      if alpha == 255 { return Tables.linear[Int(channel)] }
      return Tables.linear(at: (channel * alpha + below * (255 - alpha)) / 255)
    }
    let red = linear(0, background.red)
    let green = linear(8, background.green)
    let blue = linear(16, background.blue)
    long = Tables.cubeRoot(
      of: 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    middle = Tables.cubeRoot(
      of: 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = Tables.cubeRoot(
      of: 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = Self.withToe(
      0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short)
  }

  /// Whether the HyAB distance is greater: the difference in lightness, and beside it that in the
  /// plane of hues.
  func isFarther(than threshold: Double, from other: OKLabColor) -> Bool {
    let rest = threshold - (lightness - other.lightness).magnitude
    guard rest > 0 else { return true }
    let (l, m, s) = (long - other.long, middle - other.middle, short - other.short)
    let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    return a * a + b * b > rest * rest
  }

  /// Ottosson's lightness estimate, which gives dark colours less room: k₁ = 0.206, k₂ = 0.03.
  private static func withToe(_ lightness: Double) -> Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let x = k3 * lightness - k1
    return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
  }

  private enum Tables {
    /// Linear light of a channel 0...255, and once more the last.
    static let linear: [Double] = {
      let values = (0...255).map { byte -> Double in
        let share = Double(byte) / 255
        return share <= 0.04045
          ? share / 12.92 : Elementary.power((share + 0.055) / 1.055, 2.4)
      }
      return values + [values[255]]
    }()

    private static let cubeRoots: [Double] = (0...cubeSteps + 1).map {
      root(Double($0) / Double(cubeSteps))
    }
    private static let cubeSteps = 4096

    /// The cube root, to the last bit or the one before.
    private static func root(_ value: Double) -> Double {
      guard value > 0 else { return 0 }
      let estimate = Elementary.power(value, 1.0 / 3)
      // A third is no Double; one step of Newton's method undoes that.
      return estimate - (estimate * estimate * estimate - value) / (3 * estimate * estimate)
    }

    static func linear(at channel: Double) -> Double {
      let index = Int(channel)
      return linear[index] + (linear[index + 1] - linear[index]) * (channel - Double(index))
    }

    static func cubeRoot(of value: Double) -> Double {
      let place = value * Double(cubeSteps)
      let index = Int(place)
      return cubeRoots[index]
        + (cubeRoots[index + 1] - cubeRoots[index]) * (place - Double(index))
    }
  }
}
