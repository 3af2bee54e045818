internal import Pixels
internal import FrameSequences

/// A report's frames as the JSON that the player reads, and the pictures that they refer to.
///
/// Names are short, since there may be thousands of frames: `n` number, `t` time, `s` state, `r`
/// transition, `c` pixels of each class, `m` greatest step, `b` box, `w` worst window, `x` notes, `p`
/// pictures (expected, actual, difference, classes; -1 for none).
struct ReportData {
  /// The JSON, safe inside a `script` element.
  let json: String
  /// Pictures that the page itself holds, by their numbers, each a PNG file.
  let embedded: [(number: Int, file: [UInt8])]

  /// The data of a document.
  ///
  /// - Throws: `pathNotRelative`.
  init(_ document: ReportDocument) throws(ReportError) {
    var table = PictureTable()
    var sequences: [String] = []
    for sequence in document.sequences {
      sequences.append(try Self.text(of: sequence, &table))
    }
    let classes = DifferenceClass.allCases.map {
      "{\"name\":\(HTMLSpelling.scriptString($0.name)),\"color\":\"\($0.hexadecimal)\"}"
    }
    json = """
      {"purpose":"\(document.purpose.rawValue)",
      "classes":[\(classes.joined(separator: ","))],
      "pictures":[\(table.addresses.joined(separator: ","))],
      "sequences":[\(sequences.joined(separator: ",\n"))]}
      """
    embedded = table.embedded
  }

  private static func text(
    of sequence: ReportSequence, _ table: inout PictureTable
  ) throws(ReportError) -> String {
    var frames: [String] = []
    for frame in sequence.frames { frames.append(try text(of: frame, &table)) }
    let rate = sequence.frameRate
    return """
      {"name":\(HTMLSpelling.scriptString(sequence.name)),\
      "fps":[\(rate.numerator),\(rate.denominator)],\
      "width":\(sequence.pixelWidth),"height":\(sequence.pixelHeight),"frames":[
      \(frames.joined(separator: ",\n"))]}
      """
  }

  private static func text(
    of frame: ReportFrame, _ table: inout PictureTable
  ) throws(ReportError) -> String {
    var members = ["\"n\":\(frame.number)", "\"t\":\"\(frame.time)\"", "\"s\":\"\(frame.state)\""]
    if let transition = frame.transition {
      members.append("\"r\":\(HTMLSpelling.scriptString(transition))")
    }
    if frame.counts.total > 0 {
      let counts = DifferenceClass.allCases.map { String(frame.counts[$0]) }
      members.append("\"c\":[\(counts.joined(separator: ","))]")
    }
    if frame.greatestStep > 0 { members.append("\"m\":\(frame.greatestStep)") }
    if let box = frame.box { members.append("\"b\":\(text(of: box))") }
    if let window = frame.worstWindow { members.append("\"w\":\(text(of: window))") }
    if !frame.notes.isEmpty {
      let notes = frame.notes.map { HTMLSpelling.scriptString($0) }
      members.append("\"x\":[\(notes.joined(separator: ","))]")
    }
    var numbers: [String] = []
    for picture in [frame.expected, frame.actual, frame.difference, frame.classes] {
      numbers.append(String(try table.number(of: picture)))
    }
    members.append("\"p\":[\(numbers.joined(separator: ","))]")
    return "{\(members.joined(separator: ","))}"
  }

  private static func text(of box: PixelBox) -> String {
    "[\(box.x),\(box.y),\(box.width),\(box.height)]"
  }
}

extension DifferenceClass {
  /// Its colour as a style sheet writes it.
  var hexadecimal: String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
