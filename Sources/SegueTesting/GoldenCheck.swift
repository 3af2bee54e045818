internal import ComparisonReports
internal import Digests
internal import Foundation
internal import FrameSequences
internal import Goldens
internal import PNGCodec
internal import Pixels
internal import Staging

/// A recording against its golden.
struct GoldenCheck {
  let recording: Recording
  let name: String
  let golden: GoldenFolder
  let limits: PictureLimits

  /// What was found, and pictures of the frame that differs most.
  struct Verdict {
    var result: SequenceResult
    var attachments: [(name: String, file: [UInt8])] = []
  }

  /// Compares.
  ///
  /// - Throws: What keeps pictures from being encoded.
  func verdict() throws -> Verdict {
    guard golden.exists else {
      return failed(
        .goldenMissing, "there is no golden in \(golden.path); SEGUE_RECORD=missing makes one")
    }
    let list: GoldenList
    do { list = try golden.list() } catch { return failed(.unreadable, "\(error)") }
    guard list.renderingRevision == RenderingRevision.current else {
      return failed(
        .renderingRevision,
        "the golden is of rendering revision \(list.renderingRevision), this is "
          + "\(RenderingRevision.current): look at what changed, then SEGUE_RECORD=failed makes it anew"
      )
    }
    return try compared(list)
  }

  /// Makes what is recorded the golden.
  func record() throws {
    let manifest = manifest
    let keys = GoldenList.keyFrames(of: manifest)
    let tracks = Array(recording.tracks.utf8)
    guard let list = GoldenList(manifest, pictures: keys, tracks: Digest128(of: tracks)) else {
      preconditionFailure("every recorded frame has a digest")
    }
    var pictures: [Int: [UInt8]] = [:]
    for key in keys { pictures[key] = try recording.frames[key].png() }
    try golden.write(list, pictures: pictures, tracks: tracks)
  }

  private func failed(_ kind: ComparisonFinding.Kind, _ text: String) -> Verdict {
    Verdict(
      result: SequenceResult(
        name: name,
        frames: recording.frames.map {
          FrameResult(number: $0.index, time: ExactFraction($0.timeText), state: .notCompared)
        }, findings: [ComparisonFinding(kind, text: text)]))
  }
}

// MARK: - Comparing

extension GoldenCheck {
  private func compared(_ list: GoldenList) throws -> Verdict {
    let manifest = manifest
    var judge = SequenceJudge(name: name, expected: list.side, actual: SequenceSide(manifest))
    for pair in judge.alignment.changed {
      judge.outcomes[pair.actual] = outcome(pair, list)
    }
    for pair in judge.alignment.same {
      let fault = golden.fault(ofPictureOf: list.frames[pair.expected], in: list)
      judge.goldenFaults[pair.actual] = fault.map { "\($0)" }
    }
    var verdict = Verdict(result: judge.result)
    verdict.result.findings += try fileFindings(list)
    guard !verdict.result.isMatch else { return verdict }
    if golden.faultOfTracks(list) == nil { verdict.result.findings += trackFindings(list) }
    verdict.attachments = attachments(verdict.result, list)
    return verdict
  }

  /// What is wrong with the golden's own files.
  private func fileFindings(_ list: GoldenList) throws -> [ComparisonFinding] {
    let fault = golden.faultOfTracks(list).map { ComparisonFinding(.unreadable, text: "\($0)") }
    return [try golden.strayFinding(beside: list), fault].compactMap { $0 }
  }

  private func outcome(_ pair: SequenceAlignment.Pair, _ list: GoldenList) -> FrameOutcome {
    let frame = list.frames[pair.expected]
    guard frame.hasPicture else { return .digestOnly }
    do {
      let expected = try golden.picture(of: frame, in: list).straight
      return .compared(
        PictureComparer(limits: limits).compare(
          expected: expected, actual: StraightImage(recording.frames[pair.actual].pixels())))
    } catch {
      return .unreadable("\(error)")
    }
  }

  private func trackFindings(_ list: GoldenList) -> [ComparisonFinding] {
    do {
      guard let expected = try golden.tracks(of: list) else { return [] }
      return TrackComparison().findings(
        expected: expected, actual: try TrackTable(parsing: Array(recording.tracks.utf8)))
    } catch {
      return [ComparisonFinding(.unreadable, text: "\(error)")]
    }
  }

  /// The pictures of the frame that differs most, or of the first that is not as it should be; one that
  /// cannot be made is left out, for it may not hide what was found.
  private func attachments(
    _ result: SequenceResult, _ list: GoldenList
  ) -> [(name: String, file: [UInt8])] {
    guard let frame = result.worstFrame ?? result.frames.first(where: { !$0.state.isMatch })
    else { return [] }
    let stem = "\(name)-frame-\(frame.number)"
    var files: [(name: String, file: [UInt8])] = []
    let encoder = PNGEncoder(channels: .rgba, compression: .fast)
    let isActual = frame.state != .missing && recording.frames.indices.contains(frame.number)
    let actual = isActual ? recording.frames[frame.number].pixels() : nil
    let stored = list.frames.first { $0.number == frame.expectedNumber && $0.hasPicture }
    let expected = stored.flatMap {
      try? golden.picture(of: $0, in: list).straight.premultiplied()
    }
    func attach(_ name: String, _ file: @autoclosure () throws -> [UInt8]) {
      if let bytes = try? file() { files.append((name, bytes)) }
    }
    if let expected { attach("\(stem)-expected.png", try encoder.encode(expected)) }
    if let actual { attach("\(stem)-actual.png", try encoder.encode(actual)) }
    if let expected, let actual {
      let change = frame.comparison?.sizeChange
      let (here, there) = (change?.expectedArea, change?.actualArea)
      let pair = PaddedPair(
        expected: expected, actual: actual,
        actualAtColumn: (here?.x ?? 0) - (there?.x ?? 0), row: (here?.y ?? 0) - (there?.y ?? 0))
      let difference = DifferencePicture.amplified(
        pair, gain: DifferencePicture.gain(forGreatestStep: frame.comparison?.steps.greatest ?? 255)
      )
      attach("\(stem)-difference.png", try encoder.encode(difference))
    }
    attach("\(name)-sheet.png", try recording.sheet())
    return files
  }
}

// MARK: - Manifest

extension GoldenCheck {
  /// What a folder of the recording's frames would say of itself.
  private var manifest: Manifest {
    let first = recording.frames.first?.pixels()
    var header = Manifest.Header(
      toolVersion: ToolVersion.text, renderingRevision: RenderingRevision.current, scene: name,
      fingerprint: Digest128(of: Array(name.utf8)))
    let settings = recording.settings
    (header.width, header.height) = (Double(settings.size.width), Double(settings.size.height))
    header.scale = settings.scale
    (header.pixelWidth, header.pixelHeight) = (first?.width ?? 0, first?.height ?? 0)
    header.frameRate = ExactFraction(Int64(settings.framesPerSecond))
    header.frameCount = recording.frames.count
    let names = FrameNames(frameCount: recording.frames.count)
    return Manifest(
      header: header,
      frames: recording.frames.map { recorded in
        guard let time = ExactFraction(recorded.timeText) else {
          preconditionFailure("a recorded frame's time is a fraction")
        }
        var frame = Manifest.Frame(
          number: recorded.index, file: names.name(of: recorded.index), time: time)
        frame.transition = transition(at: recorded.time)
        frame.digest = recorded.pixelDigest()
        return frame
      })
  }

  /// A name of the transition under way, by its place among all.
  private func transition(at time: Double) -> String? {
    recording.transitions.indices.last { index in
      let transition = recording.transitions[index]
      return transition.isAnimated && transition.began <= time
        && time < transition.ended ?? .infinity
    }.map { "\($0)" }
  }
}
