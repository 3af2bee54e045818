internal import FrameSequences
internal import Goldens
internal import PNGCodec
internal import SystemFiles

extension FileComparison {
  /// What one sequence of files shows by itself, whatever it should be.
  static func alone(
    _ sequence: FileSequence, _ options: CompareOptions, _ interruption: Interruption
  ) async throws(CommandFailure) -> ComparedSequence {
    let comparison = FileComparison(
      options: options, expected: sequence, actual: sequence, interruption: interruption)
    interruption.endInOrder()
    try comparison.folder.clear()
    var monitor = MotionMonitor()
    var frames: [FrameResult] = []
    for frame in sequence.frames {
      try interruption.check()
      var result = FrameResult(number: frame.number, time: frame.time, state: .alone)
      switch frame.path.map(comparison.pictures.picture) {
      case .success(let picture)?:
        monitor.take(
          picture.straight, number: frame.number, time: frame.time, transition: frame.transition,
          progress: frame.progress)
      case .failure(let fault)?: (result.state, result.reason) = (.unreadable, fault.text)
      case nil: result.state = .notCompared
      }
      frames.append(result)
    }
    var compared = ComparedSequence(
      result: SequenceResult(
        name: sequence.name, frameRate: sequence.frameRate, frames: frames,
        findings: monitor.findings + comparison.velocityFindings))
    if frames.isEmpty {
      compared.result.findings.append(
        ComparisonFinding(.emptySequence, text: "there is no frame to look at"))
    }
    if !compared.result.isMatch { try await comparison.showAlone(&compared) }
    return compared
  }

  private var velocityFindings: [ComparisonFinding] {
    guard FileSystem.exists(actual.tracks) else { return [] }
    do { return VelocityCheck.findings(in: try TrackTable(contentsOf: actual.tracks)) } catch {
      return [ComparisonFinding(.unreadable, text: "\(error)")]
    }
  }
}
