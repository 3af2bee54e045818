import FrameSequences
import Testing

@Suite("Frame selection")
struct FrameSelectionTests {
  @Test("Items are inclusive, and each frame is selected once, in order")
  func items() throws {
    let cases: [(String, [Int])] = [
      ("7", [7]), ("-1", [60]), ("-61", [0]), ("0-3", [0, 1, 2, 3]), ("58-", [58, 59, 60]),
      ("-3-", [58, 59, 60]), ("-3--2", [58, 59]), ("57--3", [57, 58]),
      ("20-40:5", [20, 25, 30, 35, 40]), ("20-39:5", [20, 25, 30, 35]), ("50-:4", [50, 54, 58]),
      ("0-60:1000", [0]), ("5,3,4-5,3", [3, 4, 5]), ("007", [7]), ("5-5", [5]),
    ]
    for (text, frames) in cases {
      #expect(try FrameSelection(text, frameCount: 61).frames == frames, "\(text)")
    }
    #expect(
      try FrameSelection("0-9,12,20-40:5,-1,58-", frameCount: 61).frames
        == Array(0...9) + [12, 20, 25, 30, 35, 40, 58, 59, 60])
    #expect(FrameSelection(allOf: 3).frames == [0, 1, 2])
  }

  @Test("A named point is resolved by the caller")
  func points() throws {
    let selection = try FrameSelection("open@50%,1", frameCount: 61) { $0 == "open@50%" ? 30 : nil }

    #expect(selection.frames == [1, 30])
    #expect(throws: FrameSelectionError.unknownPoint(item: "close@1%")) {
      try FrameSelection("close@1%", frameCount: 61)
    }
    #expect(throws: FrameSelectionError.outside(item: "late", last: 60)) {
      try FrameSelection("late", frameCount: 61) { _ in 61 }
    }
  }

  @Test("What is wrong is named, with the timeline's range")
  func errors() {
    let cases: [(String, FrameSelectionError)] = [
      ("", .empty), ("1,,2", .malformed(item: "")), (",", .malformed(item: "")),
      ("61", .outside(item: "61", last: 60)), ("-62", .outside(item: "-62", last: 60)),
      ("0-61", .outside(item: "0-61", last: 60)), ("9-0", .backwards(item: "9-0")),
      ("-1-0", .backwards(item: "-1-0")), ("0-9:0", .noStep(item: "0-9:0")),
      ("1:2", .malformed(item: "1:2")), ("1-2:", .malformed(item: "1-2:")),
      ("1-2:-1", .malformed(item: "1-2:-1")), ("--1", .malformed(item: "--1")),
      ("-", .malformed(item: "-")), ("-0", .malformed(item: "-0")), ("1 ", .malformed(item: "1 ")),
      ("1.5", .malformed(item: "1.5")), ("1-2-3", .malformed(item: "1-2-3")),
      ("99999999999999999999", .outside(item: "99999999999999999999", last: 60)),
      ("-99999999999999999999", .outside(item: "-99999999999999999999", last: 60)),
    ]
    for (text, error) in cases {
      #expect(throws: error, "\(text)") { try FrameSelection(text, frameCount: 61) }
    }
    #expect(throws: FrameSelectionError.empty) { try FrameSelection("0", frameCount: 0) }
    #expect(throws: FrameSelectionError.tooManyItems(limit: 1000)) {
      try FrameSelection(String(repeating: "0-,", count: 1000) + "0", frameCount: 61)
    }
    #expect(
      FrameSelectionError.outside(item: "61", last: 60).description.contains("0-60"))
  }

  @Test("A huge step does not run past the end of the numbers")
  func hugeStep() throws {
    #expect(try FrameSelection("3-:999999999999999999999", frameCount: 61).frames == [3])
  }
}
