import Testing
import Timing

@Suite("Cubic Bezier curves")
struct CubicBezierCurveTests {
  static let times = [0.1, 0.25, 0.5, 0.75, 0.9]

  @Test(
    "The named curves have their known values to 6 digits",
    arguments: [
      (.default, [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
      (.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
      (.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
      (.easeInEaseOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
    ] as [(CubicBezierCurve, [Double])])
  func named(curve: CubicBezierCurve, expected: [Double]) {
    for (time, value) in zip(Self.times, expected) {
      #expect((curve.value(at: time) - value).magnitude <= 5.1e-7, "at \(time)")
    }
  }

  @Test("The straight line is the identity, bit for bit")
  func line() {
    for step in 0...1_000 {
      let time = Double(step) / 1_000
      #expect(CubicBezierCurve.linear.value(at: time) == time)
      #expect(CubicBezierCurve(0.3, 0.3, 0.8, 0.8).value(at: time) == time)
    }
  }

  @Test("Every curve is exactly 0 at 0 and 1 at 1, and clamps the time")
  func ends() {
    for curve in [CubicBezierCurve.default, .easeIn, CubicBezierCurve(0, -3, 1, 4)] {
      for time in [0, -0.0, -1, -.infinity, .nan] { #expect(curve.value(at: time) == 0) }
      for time in [1, 1.5, .infinity] { #expect(curve.value(at: time) == 1) }
    }
  }

  @Test("The value is that at the parameter where the curve's time is the one asked for, to 1e-12")
  func solution() {
    for curve in Self.grid {
      for step in 1..<64 {
        let parameter = Double(step) / 64
        let time = Self.coordinate(curve.x1, curve.x2, parameter)
        let value = Self.coordinate(curve.y1, curve.y2, parameter)
        let found = curve.value(at: time)
        // Where the curve is steep, 1e-12 of time is more of value.
        let allowed = Self.spread(of: curve, about: parameter)
        if (found - value).magnitude > allowed { Issue.record("\(curve) at \(time)") }
      }
    }
  }

  @Test("The value may leave 0...1 where a control point does")
  func overshoot() {
    let curve = CubicBezierCurve(0.3, -0.5, 0.6, 1.6)

    #expect(curve.value(at: 0.1) < 0)
    #expect(curve.value(at: 0.9) > 1)
  }

  @Test("Values rise with time where the control points do")
  func monotonic() {
    for curve in Self.grid {
      var last = 0.0
      for step in 1...1_000 {
        let value = curve.value(at: Double(step) / 1_000)
        if value < last - 1e-12 { Issue.record("\(curve) falls at \(step)/1000") }
        last = value
      }
    }
  }

  @Test("Control times outside 0...1 are clamped")
  func clampedControls() {
    #expect(CubicBezierCurve(-1, 0.2, 7, 0.9) == CubicBezierCurve(0, 0.2, 1, 0.9))
  }

  @Test("A control point that is not finite is refused")
  func notFinite() async {
    await #expect(processExitsWith: .failure) { _ = CubicBezierCurve(0, .nan, 1, 1) }
  }

  /// Curves with control points on a grid, corners and vertical tangents included.
  static let grid: [CubicBezierCurve] = {
    let steps = [0, 0.25, 0.58, 1]
    return steps.flatMap { x1 in
      steps.flatMap { x2 in [(0.0, 1.0), (0.1, 0.9)].map { CubicBezierCurve(x1, $0.0, x2, $0.1) } }
    }
  }()

  /// The Bernstein form, written out.
  static func coordinate(_ a: Double, _ b: Double, _ s: Double) -> Double {
    3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
  }

  /// How far the value moves while time moves by 1e-12 either way, with room for rounding.
  static func spread(of curve: CubicBezierCurve, about parameter: Double) -> Double {
    let time = coordinate(curve.x1, curve.x2, parameter)
    var reach = 1e-13
    while reach < 1,
      (coordinate(curve.x1, curve.x2, parameter + reach) - time).magnitude < 1e-12
        || (coordinate(curve.x1, curve.x2, parameter - reach) - time).magnitude < 1e-12
    {
      reach *= 2
    }
    let value = coordinate(curve.y1, curve.y2, parameter)
    let above = coordinate(curve.y1, curve.y2, parameter + reach)
    let below = coordinate(curve.y1, curve.y2, parameter - reach)
    return max((above - value).magnitude, (below - value).magnitude) + 1e-12
  }
}
