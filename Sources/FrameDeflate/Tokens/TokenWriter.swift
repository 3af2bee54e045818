/// Makes tokens and the check sum of bytes that come one by one and in runs.
struct TokenWriter {
  /// The tokens of all bytes but the open run's.
  private(set) var tokens: [UInt16] = []
  /// The check sum of the same bytes.
  private(set) var sum = AdlerSum()

  /// The last run: so many bytes of one value.
  private var runByte: UInt8 = 0
  private var runCount = 0
  /// Whether the byte before the run has the run's value too, so that no byte need be spelled out.
  private var isContinued = false

  /// A writer without bytes.
  init() {}

  /// Makes room for that many tokens.
  mutating func reserve(_ count: Int) {
    tokens.reserveCapacity(count)
  }

  /// Appends a byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if byte == runByte {
      runCount &+= 1
    } else {
      closeRun()
      runByte = byte
      runCount = 1
    }
  }

  /// Appends the bytes of a dense row, each in a word of 16 bits: few of them repeat.
  ///
  /// The same tokens as byte after byte makes, but for a run that begins with the filter's byte, in
  /// a fifth of the time: runs are looked for in vector code, what stands between them is copied,
  /// and the sum is made apart.
  mutating func append(dense bytes: [UInt16]) {
    closeRun()
    sum.add(bytes.span)
    var start = 0
    while start < bytes.count {
      let run = ByteRuns.first(in: bytes.span, from: start)
      tokens.append(contentsOf: bytes[start..<run.lowerBound])
      if !run.isEmpty { appendRun(bytes[run.lowerBound], repeats: run.count) }
      start = run.upperBound
    }
  }

  /// Appends zeros; `count` is not negative.
  mutating func appendZeros(_ count: Int) {
    if count == 0 { return }
    if runByte != 0 {
      closeRun()
      runByte = 0
    }
    runCount += count
  }

  /// Appends a filter's byte and zeros: a row that both rows before were in the stream already.
  ///
  /// The filter's byte would break the run of zeros: the rest of a match, the byte, and a zero to
  /// repeat take 18 bits or so. A match one row back takes the end of one row and the start of the
  /// next in about as many bits, and up to 256 zeros with them.
  ///
  /// - Parameters:
  ///   - filter: The filter's byte; not 0.
  ///   - count: The zeros after it: a row.
  mutating func repeatRow(_ filter: UInt8, zeros count: Int) {
    let longest = DeflateSymbols.matchLengths.upperBound
    let distance = count + 1
    let tail = min(runCount % longest, runCount - 1)
    let length = min(longest, tail + 1 + count)
    let isWorthIt = runByte == 0 && tail > 0 && runCount <= count && length > tail + 1
    guard isWorthIt, length >= 3, distance <= DeflateSymbols.greatestDistance else {
      append(filter)
      return appendZeros(count)
    }
    runCount -= tail
    closeRun()
    tokens.append(Token.match | UInt16(length))
    tokens.append(UInt16(distance - 1))
    let taken = length - tail - 1
    sum.add(0, repeats: tail)
    sum.add(filter)
    sum.add(0, repeats: taken)
    runCount = count - taken
    isContinued = true
  }

  /// The tokens of all bytes.
  mutating func finish() -> [UInt16] {
    closeRun()
    return tokens
  }

  private mutating func closeRun() {
    if runCount == 1, !isContinued {
      tokens.append(UInt16(runByte))
      sum.add(runByte)
      runCount = 0
    } else if runCount > 0 {
      closeLongRun()
    }
    isContinued = false
  }

  private mutating func closeLongRun() {
    sum.add(runByte, repeats: runCount)
    if isContinued {
      appendRepeats(UInt16(runByte), runCount)
    } else {
      appendRun(UInt16(runByte), repeats: runCount)
    }
    runCount = 0
  }

  /// Appends the tokens of so many bytes of one value, one at least.
  private mutating func appendRun(_ byte: UInt16, repeats count: Int) {
    tokens.append(byte)
    appendRepeats(byte, count - 1)
  }

  /// Appends the tokens of so many bytes that have the value of the one before them.
  private mutating func appendRepeats(_ byte: UInt16, _ count: Int) {
    var left = count
    while left > Token.longestRun {
      tokens.append(Token.run | UInt16(Token.longestRun))
      left -= Token.longestRun
    }
    // A run of one or two is too short for a match; bytes are as short.
    if left >= DeflateSymbols.matchLengths.lowerBound {
      tokens.append(Token.run | UInt16(left))
    } else {
      for _ in 0..<left { tokens.append(byte) }
    }
  }
}
