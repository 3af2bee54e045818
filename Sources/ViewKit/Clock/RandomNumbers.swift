// The standard library's random numbers without a generator, from the stage's seed. A declaration of
// another module goes before one of the standard library with the same name and type.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension FixedWidthInteger {
  public static func random(in range: Range<Self>) -> Self {
    var generator = StageGenerator()
    return random(in: range, using: &generator)
  }

  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = StageGenerator()
    return random(in: range, using: &generator)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  public static func random(in range: Range<Self>) -> Self {
    var generator = StageGenerator()
    return random(in: range, using: &generator)
  }

  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = StageGenerator()
    return random(in: range, using: &generator)
  }
}

extension Bool {
  public static func random() -> Bool {
    var generator = StageGenerator()
    return random(using: &generator)
  }
}

extension Sequence {
  public func shuffled() -> [Element] {
    var generator = StageGenerator()
    return shuffled(using: &generator)
  }
}

extension Collection {
  public func randomElement() -> Element? {
    var generator = StageGenerator()
    return randomElement(using: &generator)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  public mutating func shuffle() {
    var generator = StageGenerator()
    shuffle(using: &generator)
  }
}

// MARK: - The C library's

// A Swift function of the same name would be ambiguous where Foundation is imported too. So these take
// the C functions' place when the program is linked: whoever calls them gets the stage's numbers.

@_cdecl("arc4random")
func stageArc4random() -> UInt32 {
  UInt32(truncatingIfNeeded: StageGenerator().next() >> 32)
}

@_cdecl("arc4random_uniform")
func stageArc4randomUniform(_ upperBound: UInt32) -> UInt32 {
  guard upperBound > 1 else { return 0 }
  var generator = StageGenerator()
  return UInt32.random(in: 0..<upperBound, using: &generator)
}

@_cdecl("drand48")
func stageDrand48() -> Double {
  Double(StageGenerator().next() >> 16) / 281_474_976_710_656
}

@_cdecl("rand")
func stageRand() -> Int32 {
  Int32(truncatingIfNeeded: StageGenerator().next() >> 33)
}

@_cdecl("random")
func stageRandom() -> Int {
  Int(StageGenerator().next() >> 33)
}
