/// The names of many variants' files in few characters.
///
/// A name is a template (`frame_`, four digits, `.png`) and a number. Frames whose template is the
/// same, and whose numbers grow in steps, are one run: most variants are a single one, and the
/// templates of all are kept once. Names without digits, or in no order, only make more runs.
struct FrameNameTable {
  /// What is the same in the names of a run's files.
  private struct Template: Hashable {
    let prefix: String
    /// Digits of the number, with zeros before it; 0 if the name has none.
    let digits: Int
    let suffix: String
  }

  /// Frames in steps.
  fileprivate struct Run {
    let template: Int
    /// The first frame's number in the time line and that in its name.
    let first: (frame: Int, name: Int)
    /// From one frame to the next, in both.
    var step = (frame: 0, name: 0)
    var count = 1
  }

  /// The templates as JSON, in the order of their numbers: `["frame_",4,".png"]`, percent-encoded.
  private(set) var templates: [String] = []
  private var numbers: [Template: Int] = [:]

  /// The most digits of a number in a name, such that a script counts exactly.
  private static let mostDigits = 15

  /// The runs of a variant as a JSON list without brackets, six numbers each: template, first frame,
  /// step of frames, first number in a name, step of these, count.
  ///
  /// - Throws: `pathNotRelative`.
  mutating func runs(of files: [BatchIndexFrames.File]) throws(ReportError) -> String {
    var runs: [Run] = []
    for file in files {
      let (template, name) = Self.parts(of: file.path)
      let number = try number(of: template, in: file.path)
      let next = (frame: file.number, name: name)
      if let last = runs.indices.last, runs[last].takes(next, number) { continue }
      runs.append(Run(template: number, first: next))
    }
    return runs.map(\.text).joined(separator: ",")
  }

  private mutating func number(
    of template: Template, in path: String
  ) throws(ReportError) -> Int {
    if let number = numbers[template] { return number }
    _ = try PictureAddress.relative(path)
    let number = templates.count
    let prefix = HTMLSpelling.scriptString(PictureAddress.encoded(template.prefix))
    let suffix = HTMLSpelling.scriptString(PictureAddress.encoded(template.suffix))
    templates.append("[\(prefix),\(template.digits),\(suffix)]")
    numbers[template] = number
    return number
  }

  /// A path at its last digits.
  private static func parts(of path: String) -> (template: Template, number: Int) {
    let bytes = Array(path.utf8)
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard let last = bytes.lastIndex(where: isDigit) else {
      return (Template(prefix: path, digits: 0, suffix: ""), 0)
    }
    let run = bytes[...last].reversed().prefix(mostDigits).prefix(while: isDigit).count
    let digits = bytes[(last + 1 - run)...last]
    let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    let template = Template(
      prefix: String(decoding: bytes[..<(last + 1 - run)], as: UTF8.self), digits: run,
      suffix: String(decoding: bytes[(last + 1)...], as: UTF8.self))
    return (template, number)
  }
}

extension FrameNameTable.Run {
  /// Goes on to a frame, if it is the run's next.
  fileprivate mutating func takes(_ next: (frame: Int, name: Int), _ template: Int) -> Bool {
    guard template == self.template else { return false }
    if count == 1 { step = (next.frame - first.frame, next.name - first.name) }
    guard next.frame == first.frame + count * step.frame,
      next.name == first.name + count * step.name
    else { return false }
    count += 1
    return true
  }

  fileprivate var text: String {
    "\(template),\(first.frame),\(step.frame),\(first.name),\(step.name),\(count)"
  }
}
