internal import SystemFiles
internal import FrameSequences
internal import Staging

/// `tracks.tsv`: every animated key of every layer, one row for each frame.
///
/// Columns, separated by tabs: frame, time, layer path, key, value. Tabs, line breaks and
/// backslashes in names are written with a backslash.
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
      var lines = ["frame\ttime\tlayer\tkey\tvalue"]
      for number in frames {
        let time = scene.plan.frame(number).timeText
        do {
          for value in try scene.recorder.animatedValues(forFrame: number) {
            lines.append(
              "\(number)\t\(time)\t\(escaped(value.layerPath))\t\(value.keyPath)\t\(escaped(value.text))"
            )
          }
        } catch {
          throw scene.stagingFailure(error)
        }
      }
      return lines.joined(separator: "\n") + "\n"
    }
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\\\"
      case "\t": result += "\\t"
      case "\n", "\r", "\r\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result
  }
}
