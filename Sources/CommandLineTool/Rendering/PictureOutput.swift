internal import SystemFiles
internal import FrameSequences

/// Where a command writes its one picture: a file, or standard output.
struct PictureOutput {
  /// What happens to a file that is there.
  enum Existing: String, CaseIterable {
    /// Overwrite one of the default name, which is the tool's own; fail for any other.
    case automatic = "auto"
    case fail
    case overwrite
  }

  /// `-` for standard output.
  private let path: String
  private let mayOverwrite: Bool

  /// The place that the arguments name, else one in the folder `output`.
  ///
  /// - Parameters:
  ///   - arguments: The command's.
  ///   - ownName: The file's default name.
  /// - Throws: For a policy that is none.
  init(_ arguments: ParsedArguments, ownName: String) throws(UsageError) {
    let named = arguments.value(of: .outFile)
    path = named ?? "output/" + ownName
    mayOverwrite =
      switch try arguments.choice(of: .existingPicture) ?? Existing.automatic {
      case .automatic: named == nil
      case .fail: false
      case .overwrite: true
      }
  }

  /// Refuses a file that is there and is to stay; to be asked before the work is done.
  func check() throws(CommandFailure) {
    guard path != "-", !mayOverwrite, FileSystem.kind(of: path) == .file else { return }
    throw .inputOutput(
      "\(path): the file is there already; use another name, or --existing overwrite")
  }

  /// Writes the picture, whole or not at all.
  func write(_ file: [UInt8], to console: Console) throws(CommandFailure) {
    guard path != "-" else { return try console.printResult(bytes: file) }
    try check()
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
