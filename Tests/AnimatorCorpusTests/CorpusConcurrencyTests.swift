import Staging
import Testing
import UIKit

/// Recordings next to each other, and frames drawn on any core: also run under the thread sanitizer.
@Suite("Animator corpus: side by side")
struct CorpusConcurrencyTests {
  @Test("Frames of two recordings drawn at once on other threads are those drawn here")
  func drawnElsewhere() async throws {
    let cases = Corpus.all.prefix(2)
    var recordings: [Recording] = []
    for corpusCase in cases {
      recordings.append(try await record(corpusCase))
    }
    let frames = recordings.flatMap(\.frames)
    let here = frames.map { $0.pixelDigest() }

    let elsewhere = await withTaskGroup(of: (Int, String).self) { group in
      for (index, frame) in frames.enumerated() {
        group.addTask { (index, "\(frame.pixelDigest())") }
      }
      return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    }

    for (index, digest) in here.enumerated() { #expect(elsewhere[index] == "\(digest)") }
  }

  @Test("Tasks that record at once, while others draw, give what each gives alone")
  func recordedAtOnce() async throws {
    let cases = Array(Corpus.all.prefix(4))
    var alone: [Recording] = []
    for corpusCase in cases { alone.append(try await record(corpusCase)) }

    let together = try await withThrowingTaskGroup(of: (Int, Recording, [String]).self) { group in
      for (index, corpusCase) in cases.enumerated() {
        group.addTask {
          let recording = try await record(corpusCase)
          // No actor's: drawn while the next one is being recorded.
          return (index, recording, recording.frames.suffix(2).map { "\($0.pixelDigest())" })
        }
      }
      return try await group.reduce(into: [Int: (Recording, [String])]()) {
        $0[$1.0] = ($1.1, $1.2)
      }
    }

    for (index, recording) in alone.enumerated() {
      #expect(together[index]?.0.frames == recording.frames)
      #expect(together[index]?.0.log == recording.log)
      #expect(together[index]?.1 == recording.frames.suffix(2).map { "\($0.pixelDigest())" })
    }
  }

  @MainActor
  private func record(_ corpusCase: CorpusCase) throws -> Recording {
    try CorpusRun.thereAndBack(corpusCase).recording
  }
}
