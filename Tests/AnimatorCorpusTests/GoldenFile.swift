import Foundation
import Staging

/// The digests of a case's frames, one line a frame: `RUN NUMBER DIGEST`.
///
/// Written anew where `SEGUE_RECORD_DIGESTS` is set; the difference is then looked at before it is
/// committed, frame by frame, in the sheets that `SEGUE_CORPUS_PICTURES` asks for.
struct GoldenFile {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")
  static let isRecording = ProcessInfo.processInfo.environment["SEGUE_RECORD_DIGESTS"] != nil

  let name: String
  private var url: URL { Self.folder.appending(path: name + ".txt") }

  /// Digests in order, by the name of the run.
  func runs() throws -> [String: [String]] {
    var runs: [String: [String]] = [:]
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 3, Int(words[1]) == runs[words[0], default: []].count else {
        throw Damaged(line: String(line))
      }
      runs[words[0], default: []].append(words[2])
    }
    return runs
  }

  struct Damaged: Error { let line: String }

  /// Replaces the file.
  func write(_ runs: [(name: String, digests: [String])]) throws {
    let lines = runs.flatMap { run in
      run.digests.enumerated().map { "\(run.name) \($0.offset) \($0.element)" }
    }
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: url)
  }
}
