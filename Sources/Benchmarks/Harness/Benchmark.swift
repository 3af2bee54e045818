import Pixels

/// One case: fixed work, to be run again and again.
struct Benchmark: Sendable {
  /// What is timed: `stage/workload/size`.
  let name: String
  /// What the time is divided by, as a word: `pixel`, `value`.
  let unit: String
  /// How many of the unit one run works through.
  let unitCount: Int
  /// Makes the input, untimed.
  let prepare: @Sendable () -> Work
}

/// What one run of a case was seen to do.
struct Sample {
  let time: Duration
  let checksum: UInt64
  /// The most memory that a process started by the run held, in bytes; `nil` where none was started.
  var childMemory: Int?
}

/// The work of a case, with its input.
struct Work {
  /// Does it once; the checksum of the result is not timed.
  ///
  /// Because of the checksum nothing is optimised away, and two builds can be compared.
  let measure: (ContinuousClock) -> Sample

  /// Work that gives a result, and what is told of the result.
  ///
  /// `childMemory` says what a process that the work started held, in bytes.
  init<Result>(
    _ body: @escaping () -> Result, checksum: @escaping (Result, inout Checksum) -> Void,
    childMemory: @escaping (Result) -> Int? = { _ in nil }
  ) {
    measure = { clock in
      let start = clock.now
      let result = body()
      let time = clock.now - start
      var sum = Checksum()
      checksum(result, &sum)
      return Sample(time: time, checksum: sum.value, childMemory: childMemory(result))
    }
  }

  /// Work whose result is a sum.
  init(_ body: @escaping () -> Double) {
    self.init(body) { result, checksum in checksum.add(result) }
  }
}

/// A running 64-bit checksum (FNV-1a by words), to tell two results apart.
struct Checksum {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01B3
  }

  mutating func add(_ number: Double) {
    add(number.bitPattern)
  }

  mutating func add(_ pixmap: Pixmap) {
    pixmap.withPixels { pixels in
      for index in pixels.indices { add(UInt64(pixels[index])) }
    }
  }
}
