/// Where the files come from that a scene includes.
///
/// The reader opens nothing itself, so that it can be tested and fuzzed without a file.
package protocol SceneFiles: Sendable {
  /// The bytes of a file below the scene's folder.
  ///
  /// - Parameters:
  ///   - path: From the scene's folder, with `/` between parts; no part is empty, `.` or `..`.
  ///   - limit: The most bytes that the file may have.
  /// - Returns: All of its bytes.
  /// - Throws: Why it can't be read; a link that leads out of the folder is such a reason.
  func bytes(of path: String, limit: Int) throws(SceneFileFault) -> [UInt8]
}

/// Why a file can't be included.
package struct SceneFileFault: Error, Equatable {
  /// A clause, such as `no such file`.
  package var cause: String
  /// Whether the file has more bytes than it may have.
  package var isOverLimit: Bool

  /// A fault with its cause.
  package init(_ cause: String, isOverLimit: Bool = false) {
    self.cause = cause
    self.isOverLimit = isOverLimit
  }
}

/// No files at all.
package struct NoSceneFiles: SceneFiles {
  /// A source without a file.
  package init() {}

  /// Always throws.
  package func bytes(of path: String, limit: Int) throws(SceneFileFault) -> [UInt8] {
    throw SceneFileFault("there are no files to include here")
  }
}
