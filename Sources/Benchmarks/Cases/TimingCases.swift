import Timing

/// Solves a timing curve at evenly spaced times.
func cubicCurve(_ count: Int) -> Benchmark {
  Benchmark(name: "timing/cubic/\(count)", unit: "value", unitCount: count) {
    let curve = TimingCurve.easeInEaseOut
    return Work {
      (0..<count).reduce(0.0) { sum, index in
        sum + curve.value(at: Double(index) / Double(count))
      }
    }
  }
}

/// Fits springs to a duration and asks each for one displacement.
func springFit(_ count: Int) -> Benchmark {
  Benchmark(name: "timing/spring-fit/\(count)", unit: "spring", unitCount: count) {
    Work {
      (0..<count).reduce(0.0) { sum, index in
        let ratio = 0.3 + 0.6 * Double(index) / Double(count)
        let spring = Spring.fitted(dampingRatio: ratio, velocity: 1, duration: 0.5)
        return sum + spring.displacement(at: 0.2)
      }
    }
  }
}

/// Finds the latest event of every frame of a long timeline at a fractional rate.
func frameArithmetic(_ count: Int) -> Benchmark {
  Benchmark(name: "timing/frames/\(count)", unit: "frame", unitCount: count) {
    let rate = FrameRate(30_000, over: 1_001)
    return Work {
      (0..<count).reduce(0.0) { sum, index in sum + rate.latestEvent(forFrame: index).seconds }
    }
  }
}
