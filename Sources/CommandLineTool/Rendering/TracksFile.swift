internal import SystemFiles
internal import FrameSequences
internal import Staging

/// `tracks.tsv`: every animated key of every layer, one row for each frame.
@MainActor
struct TracksFile {
  let scene: LoadedScene
  /// The frames of the file, ascending.
  let frames: [Int]

  /// Writes the file into a folder, whole or not at all.
  func write(into folder: String) throws(CommandFailure) {
    let text = try text
    do {
      try AtomicFile.write(Array(text.utf8), to: folder + "/tracks.tsv")
    } catch {
      throw .inputOutput("\(error)")
    }
  }

  /// The file's text.
  var text: String {
    get throws(CommandFailure) {
      var tracks = TracksText()
      for number in frames {
        let time = scene.plan.frame(number).timeText
        do {
          tracks.append(
            try scene.recorder.animatedValues(forFrame: number), frame: number, time: time)
        } catch {
          throw scene.stagingFailure(error)
        }
      }
      return tracks.text
    }
  }
}
