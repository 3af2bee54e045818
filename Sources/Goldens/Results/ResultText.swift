/// A run's result for a terminal: a line for each sequence and finding, then what was compared.
package enum ResultText {
  /// The lines, without line ends.
  package static func lines(of result: ComparisonResult) -> [String] {
    var lines: [String] = []
    for sequence in result.sequences {
      lines += sequence.findings.map {
        "\(VisibleLine.visible(sequence.title)): \($0.kind.rawValue): \(VisibleLine.visible($0.text))"
      }
      lines += sequence.masks.map {
        "\(VisibleLine.visible(sequence.title)): mask \(VisibleLine.visible($0.text)): "
          + "\($0.amount) left out"
      }
      if sequence.masks.count > 1, let share = sequence.masked {
        lines.append(
          "\(VisibleLine.visible(sequence.title)): the masks together leave out "
            + "\(share.part) pixels (\(share))")
      }
      lines.append("\(VisibleLine.visible(sequence.title)): \(state(of: sequence))")
    }
    lines.append(summary(of: result))
    return lines
  }

  /// The last line: `58 of 61 frames compared in 1 sequence; 3 differ`.
  package static func summary(of result: ComparisonResult) -> String {
    let sequences = result.sequences.count
    if sequences == 0 { return "nothing was compared, so nothing matches" }
    let differing = result.sequences.count { !$0.isMatch }
    let text =
      compared(result.comparedCount, of: result.frameCount)
      + " in \(sequences) \(sequences == 1 ? "sequence" : "sequences")"
    if result.isMatch { return text + "; all match" }
    return text + "; \(differing) \(differing == 1 ? "does" : "do") not match"
  }

  /// `58 of 61 frames compared`; where there are no frames, that nothing was.
  private static func compared(_ count: Int, of all: Int) -> String {
    all == 0 ? "nothing was compared" : "\(count) of \(all) frames compared"
  }

  private static func state(of sequence: SequenceResult) -> String {
    let frames = compared(sequence.comparedCount, of: sequence.frames.count)
    if sequence.frames.isEmpty { return frames }
    if sequence.isMatch {
      let within = sequence.frames.count { $0.state == .withinLimits }
      return frames + (within == 0 ? ", all the same" : ", all match, \(within) within the limits")
    }
    let wrong = sequence.frames.count { !$0.state.isMatch }
    return frames + ", \(wrong) not as they should be"
  }
}

/// Text from outside, safe on a terminal and in one line.
enum VisibleLine {
  /// Control characters, and those that turn text around, become `\u{…}`.
  static func visible(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}
