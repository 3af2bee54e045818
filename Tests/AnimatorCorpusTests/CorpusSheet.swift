import Foundation
import Staging

/// A recording as one picture, frame after frame, for the eye.
enum CorpusSheet {
  /// Writes a sheet to the folder that `SEGUE_CORPUS_PICTURES` names; nothing without it.
  @MainActor
  static func write(_ recording: Recording, named name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["SEGUE_CORPUS_PICTURES"] else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(recording.sheet()).write(to: URL(filePath: folder).appending(path: name + ".png"))
  }
}
