import Testing
import Timing

@Suite("Timing curves")
struct TimingCurveTests {
  @Test("Steps jump at each step's end")
  func steps() {
    let curve = TimingCurve.steps(4)
    let values = [0, 0.1, 0.2499, 0.25, 0.5, 0.7499, 0.75, 0.9999, 1].map(curve.value)

    #expect(values == [0, 0, 0, 0.25, 0.5, 0.5, 0.75, 0.75, 1])
  }

  @Test("A jump is at k / n for every count, in spite of rounding")
  func stepBoundaries() {
    for count in 1...200 {
      for step in 0...count {
        let time = Double(step) / Double(count)
        #expect(TimingCurve.steps(count).value(at: time) == time, "\(step) of \(count)")
      }
    }
  }

  @Test("A count below 1 counts as 1")
  func noSteps() {
    #expect(TimingCurve.steps(0).value(at: 0.99) == 0)
    #expect(TimingCurve.steps(-3).value(at: 1) == 1)
  }

  @Test("Every curve begins at 0, and all but springs end at 1, whatever the time")
  func ends() {
    let curves: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default, .steps(3)]
    for curve in curves {
      #expect(curve.value(at: 0) == 0 && curve.value(at: -1) == 0 && curve.value(at: .nan) == 0)
      #expect(curve.value(at: 1) == 1 && curve.value(at: 2) == 1)
    }
    #expect(TimingCurve.push.value(at: 0) == 0)
  }

  @Test("A spring's time is its duration's share")
  func spring() {
    #expect(TimingCurve.push.value(at: 0.2) == Spring.push.displacement(at: 0.1))
    #expect(TimingCurve.push.value(at: 1) == Spring.push.displacement(at: 0.5))
    #expect(TimingCurve.linear.value(at: 0.3) == 0.3)
    #expect(TimingCurve.easeIn.value(at: 0.3) == CubicBezierCurve.easeIn.value(at: 0.3))
  }
}
