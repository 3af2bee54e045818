internal import SystemFiles
internal import FrameSequences

/// Where a command writes its one picture: a file, or standard output.
struct PictureOutput {
  /// `-` for standard output.
  let path: String

  /// Writes the picture, whole or not at all.
  func write(_ file: [UInt8], to console: Console) throws(CommandFailure) {
    guard path != "-" else { return try console.printResult(bytes: file) }
    do {
      if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
        try FileSystem.makeFolder(String(path[..<slash]))
      }
      try AtomicFile.write(file, to: path)
    } catch {
      throw .inputOutput("\(error)")
    }
    try console.printSummary(path)
  }
}
