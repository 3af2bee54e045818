import FrameSequences
import Testing

@Suite("Exact fraction")
struct ExactFractionTests {
  @Test("A fraction is reduced and has one text")
  func reduced() {
    #expect(ExactFraction(14, over: 120).description == "7/60")
    #expect(ExactFraction(0, over: 60).description == "0")
    #expect(ExactFraction(120, over: 60).description == "2")
    #expect(ExactFraction(30_000, over: 1001).description == "30000/1001")
    #expect(ExactFraction(-6, over: 4).description == "-3/2")
    #expect(ExactFraction(.max, over: .max) == ExactFraction(1))
  }

  @Test("Only that text is read")
  func reading() {
    for text in ["0", "7/60", "-3/2", "9223372036854775807", "1/9223372036854775807"] {
      #expect(ExactFraction(text)?.description == text)
    }
    let refused = [
      "", "/", "1/", "/2", "2/4", "4/2", "1/0", "1/-2", "+1", "01", "1/02", " 1", "1/1", "0/5",
      "-0", "1.5", "1/2/3", "9223372036854775808", "-9223372036854775808",
    ]
    for text in refused { #expect(ExactFraction(text) == nil, "\(text)") }
  }
}
