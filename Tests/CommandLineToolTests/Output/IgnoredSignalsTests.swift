import CommandLineTool
import Testing

@Suite("Ignored signals")
struct IgnoredSignalsTests {
  @Test("The system's line is a mask whose lowest bit is signal 1")
  func mask() {
    let ignored = IgnoredSignals(status: "Name:\tsegue\nSigIgn:\t0000000000004002\nSigCgt:\tff\n")
    #expect((1...64).filter { ignored.contains($0) } == [2, 15])
  }

  @Test("A status without the line, or with another kind of line, tells of none")
  func nothing() {
    for status in ["", "SigIgn:", "SigIgn:\tzz", "sigign: ff"] {
      let ignored = IgnoredSignals(status: status)
      #expect((0...65).allSatisfy { !ignored.contains($0) })
    }
  }
}
