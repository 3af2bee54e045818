internal import ComparisonReports
internal import PNGCodec
internal import SystemFiles

extension ReportDocument {
  /// Puts its pictures' files into the document.
  ///
  /// - Parameter folder: The report's folder, from which pictures are read.
  /// - Returns: The document with them.
  /// - Throws: `inputOutput`.
  func embedding(_ folder: String) throws(CommandFailure) -> ReportDocument {
    var document = self
    for index in document.sequences.indices {
      for place in document.sequences[index].frames.indices {
        try document.sequences[index].frames[place].embedPictures(from: folder)
      }
    }
    return document
  }
}

extension ReportFrame {
  fileprivate mutating func embedPictures(from folder: String) throws(CommandFailure) {
    expected = try expected?.embedded(from: folder)
    actual = try actual?.embedded(from: folder)
    difference = try difference?.embedded(from: folder)
    classes = try classes?.embedded(from: folder)
  }
}

extension ReportPicture {
  fileprivate func embedded(from folder: String) throws(CommandFailure) -> ReportPicture {
    guard case .file(let path) = self else { return self }
    do {
      return .embedded(
        try FileSystem.read(FileSystem.path(folder, path), limit: PNGLimits().fileBytes))
    } catch {
      throw .inputOutput("\(error)")
    }
  }
}
