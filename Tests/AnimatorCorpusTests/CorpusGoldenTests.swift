import Foundation
import Staging
import Testing
import UIKit

/// Every animator's frames, against the digests that are kept in `Goldens`.
///
///     swift test --filter AnimatorCorpusTests
///     SEGUE_RECORD_DIGESTS=1 swift test --filter AnimatorCorpusTests       writes them anew
///     SEGUE_CORPUS_PICTURES=sheets swift test --filter AnimatorCorpusTests  a sheet for each run
@Suite("Animator corpus: pictures")
@MainActor
struct CorpusGoldenTests {
  @Test(
    "Every frame there and back, and of a way back given up, has its digest", arguments: Corpus.all)
  func goldens(corpusCase: CorpusCase) throws {
    let takes = [
      ("run", try CorpusRun.thereAndBack(corpusCase)),
      ("cancelled", try CorpusRun.drivenBack(corpusCase, finishes: false)),
    ]
    let file = GoldenFile(name: corpusCase.name)
    if GoldenFile.isRecording {
      try file.write(takes.map { ($0.0, $0.1.recording.frames.map(digest)) })
    }
    let goldens = try file.runs()
    for (name, take) in takes {
      try CorpusSheet.write(take.recording, named: "\(corpusCase.name)-\(name)")
      let frames = take.recording.frames
      let expected = goldens[name] ?? []
      #expect(frames.count == expected.count, "\(corpusCase.name), \(name): number of frames")
      let wrong = compared(min(frames.count, expected.count)).filter {
        digest(frames[$0]) != expected[$0]
      }
      guard let first = wrong.first else { continue }
      Attachment.record(
        try frames[first].png(), named: "\(corpusCase.name)-\(name)-\(first).png")
      Issue.record(
        """
        \(corpusCase.name), \(name): frames \(wrong) differ. \
        SEGUE_CORPUS_PICTURES=FOLDER writes sheets to look at, here and at the last good commit.
        """)
    }
  }

  private func digest(_ frame: RecordedFrame) -> String { "\(frame.pixelDigest())" }

  /// Which frames are compared: in debug, where drawing is twenty times slower, every third.
  private func compared(_ count: Int) -> [Int] {
    #if DEBUG
      return Array(stride(from: count - 1, through: 0, by: -3)).reversed()
    #else
      return Array(0..<count)
    #endif
  }
}
