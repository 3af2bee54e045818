internal import FrameSequences

/// The findings about what two lists say of their frames beside the pixels.
extension FindingSentences {
  /// Frames that belong together and say that they are of other times, or have other numbers.
  ///
  /// Where frames came or went all that follow have moved, which is one cause and told of as that.
  func places(of alignment: SequenceAlignment) -> [ComparisonFinding] {
    let isMoved = !alignment.missing.isEmpty || !alignment.extra.isEmpty
    guard !isMoved, alignment.duplicated.isEmpty, alignment.shift == nil,
      expected.frameRate == actual.frameRate || expected.frameRate == nil
        || actual.frameRate == nil
    else { return [] }
    let pairs = (alignment.same + alignment.changed).sorted { $0.actual < $1.actual }
      .map { (expected.frames[$0.expected], actual.frames[$0.actual]) }
      .filter { $0.time != nil && $1.time != nil }
    let times = pairs.filter { $0.time != $1.time }
    let numbers = pairs.filter { $0.time == $1.time && $0.number != $1.number }
    return [
      finding(.frameTimes, times) { one, other in
        "\(FrameTimeText.frame(other.number, other.time)) is of another time than the golden "
          + FrameTimeText.frame(one.number, one.time)
      },
      finding(.frameNumbers, numbers) { one, other in
        "\(FrameTimeText.frame(other.number, other.time)) is number \(one.number) of the golden"
      },
    ].compactMap { $0 }
  }

  private typealias Frames = (SequenceSide.Frame, SequenceSide.Frame)

  private func finding(
    _ kind: ComparisonFinding.Kind, _ pairs: [Frames],
    _ sentence: (SequenceSide.Frame, SequenceSide.Frame) -> String
  ) -> ComparisonFinding? {
    guard let (one, other) = pairs.first else { return nil }
    let more = pairs.count > 1 ? ", and \(pairs.count - 1) more likewise" : ""
    return ComparisonFinding(
      kind, frame: other.number, time: other.time, frames: pairs.count,
      text: sentence(one, other) + more)
  }
}
