package import PNGCodec
package import SystemFiles
package import Digests
internal import FrameSequences

/// The folder of one sequence's goldens: `frames.digest`, pictures of key frames, `tracks.tsv`.
package struct GoldenFolder: Hashable, Sendable {
  /// Where it is; it need not be there yet.
  package let path: String

  /// A folder.
  package init(_ path: String) { self.path = path }

  /// The list's name.
  package static let listName = "frames.digest"
  /// The tracks' name.
  package static let tracksName = "tracks.tsv"

  /// Whether there is a golden, be it a bad one: a list, or anything that keeps from knowing that there is
  /// none, or files that a list has gone from.
  package var exists: Bool {
    do {
      _ = try FileSystem.read(FileSystem.path(path, Self.listName), limit: GoldenList.longest)
      return true
    } catch .missing {
      return (try? FileSystem.names(in: path))?.contains(where: Self.isOurs) ?? true
    } catch {
      return true
    }
  }

  /// The digest of the list's bytes, or `nil` where there is no list.
  ///
  /// - Throws: Why it cannot be read.
  package func listDigest() throws(GoldenError) -> Digest128? {
    do throws(GoldenError) {
      return Digest128(of: try read(Self.listName, limit: GoldenList.longest))
    } catch .file(.missing) {
      return nil
    }
  }

  /// Reads the list.
  ///
  /// - Throws: Why it is none; `file(.missing)` where nothing was recorded.
  package func list() throws(GoldenError) -> GoldenList {
    try GoldenList(parsing: read(Self.listName, limit: GoldenList.longest))
  }

  /// Reads a frame's picture, and checks that it is the one of the list.
  ///
  /// - Throws: Why it cannot be had; a list that speaks of a picture which is not there is an error.
  package func picture(
    of frame: GoldenList.Frame, in list: GoldenList, limits: PNGLimits = PNGLimits()
  ) throws(GoldenError) -> DecodedImage {
    let file = list.names.name(of: frame.number)
    let bytes = try pictureFile(of: frame, in: list, limits: limits)
    let picture: DecodedImage
    do { picture = try PNGDecoder(limits: limits).decode(bytes) } catch {
      throw .picture(file: file, error)
    }
    guard Digest128(pixelsOf: picture.straight) == frame.digest else {
      throw .otherPixels(file: file)
    }
    return picture
  }

  /// The bytes of a frame's picture, whatever they are.
  func pictureFile(
    of frame: GoldenList.Frame, in list: GoldenList, limits: PNGLimits = PNGLimits()
  ) throws(GoldenError) -> [UInt8] {
    try read(list.names.name(of: frame.number), limit: limits.fileBytes)
  }

  /// The bytes of the tracks, checked against the list; `nil` if the list has none.
  func tracksFile(of list: GoldenList) throws(GoldenError) -> [UInt8]? {
    guard let digest = list.tracks else { return nil }
    let bytes = try read(Self.tracksName, limit: TrackTable.Limits().bytes)
    guard Digest128(of: bytes) == digest else { throw .otherTracks }
    return bytes
  }

  /// Reads the tracks, and checks that they are those of the list; `nil` if the list has none.
  ///
  /// - Throws: Why they cannot be had.
  package func tracks(of list: GoldenList) throws(GoldenError) -> TrackTable? {
    guard let bytes = try tracksFile(of: list) else { return nil }
    do { return try TrackTable(parsing: bytes) } catch { throw .tracks(error) }
  }

  private func read(_ name: String, limit: Int) throws(GoldenError) -> [UInt8] {
    do { return try FileSystem.read(FileSystem.path(path, name), limit: limit) } catch {
      throw .file(error)
    }
  }
}

// MARK: - Writing

extension GoldenFolder {
  /// Writes a golden, all of its files together: the old ones stay until the new ones are whole.
  ///
  /// - Parameters:
  ///   - list: The list; its frames with pictures are those of `pictures`.
  ///   - pictures: PNG files by frame number.
  ///   - tracks: The bytes of `tracks.tsv`, whose digest the list has.
  /// - Throws: What the system says; the old golden is then as it was.
  /// - Precondition: List, pictures and tracks fit together.
  package func write(
    _ list: GoldenList, pictures: [Int: [UInt8]], tracks: [UInt8]?
  ) throws(GoldenError) {
    var replacement = try GoldenReplacement(
      of: self, files: try files(list, pictures: pictures, tracks: tracks))
    try replacement.swap()
    try replacement.finish()
  }

  /// The files of a golden, the list last: a folder without it is no golden.
  ///
  /// - Throws: `foreignFile` where one lies in the folder, which is replaced as a whole.
  func files(
    _ list: GoldenList, pictures: [Int: [UInt8]], tracks: [UInt8]?
  ) throws(GoldenError) -> [(name: String, bytes: [UInt8])] {
    let named = Set(list.frames.filter(\.hasPicture).map(\.number))
    precondition(named == Set(pictures.keys), "a golden has the pictures that its list names")
    precondition(
      list.tracks == tracks.map { Digest128(of: $0) }, "a golden has the tracks of its list")
    var list = list
    for place in list.frames.indices {
      list.frames[place].file = pictures[list.frames[place].number].map { Digest128(of: $0) }
    }
    let names: [String]
    do { names = try FileSystem.names(in: path) } catch { throw .file(error) }
    if let foreign = names.first(where: { !Self.isOurs($0) }) {
      throw .foreignFile(FileSystem.path(path, foreign))
    }
    var files = pictures.sorted { $0.key < $1.key }.map { (list.names.name(of: $0.key), $0.value) }
    if let tracks { files.append((Self.tracksName, tracks)) }
    return files + [(Self.listName, Array(list.text.utf8))]
  }

  /// Removes the golden's files; those of others stay.
  ///
  /// - Throws: What the system says.
  package func clear() throws(FileFault) {
    // The list goes first: a folder without it is no golden.
    let names = try FileSystem.names(in: path).filter(Self.isOurs)
    for name in names.filter({ $0 == Self.listName }) + names {
      try FileSystem.remove(FileSystem.path(path, name))
    }
  }

  /// Whether a file's name is that of a list, tracks, a frame's picture, or an unfinished one.
  private static func isOurs(_ name: String) -> Bool {
    if let whole = AtomicFile.name(ofLeftover: name) { return isOurs(whole) }
    if [listName, tracksName, DifferenceRow.fileName, ComparisonStamp.fileName].contains(name) {
      return true
    }
    guard name.hasPrefix("frame_"), name.hasSuffix(".png") else { return false }
    return name.dropFirst(6).dropLast(4).utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
  }

  /// Removes goldens that belong to nothing any more.
  ///
  /// - Parameters:
  ///   - root: The folder of all goldens; each golden lies in a folder right below, or one deeper.
  ///   - live: The paths of those that stay.
  ///   - isFullRun: Whether `live` comes of a run of everything; of a partial one nothing is removed.
  /// - Returns: The paths that were removed, ascending.
  /// - Throws: What the system says.
  package static func prune(
    _ root: String, keeping live: Set<String>, isFullRun: Bool
  ) throws(FileFault) -> [String] {
    guard isFullRun else { return [] }
    var removed: [String] = []
    for path in try stored(in: root, depth: 2) where !live.contains(path) {
      try GoldenFolder(path).clear()
      // A folder in which others have put something stays.
      if try FileSystem.names(in: path).isEmpty { try FolderReplacement.remove(path) }
      removed.append(path)
    }
    return removed
  }

  /// Removes the goldens, in all variants, of scenes that are not there any more.
  ///
  /// - Parameters:
  ///   - root: The folder of all goldens.
  ///   - scenes: The names of all scenes.
  /// - Returns: The paths that were removed, ascending.
  /// - Throws: What the system says.
  package static func prune(
    _ root: String, keepingScenes scenes: Set<String>
  ) throws(FileFault) -> [String] {
    let live = try stored(in: root, depth: 2).filter { path in
      path.dropFirst(root.count).split(separator: "/").first.map { scenes.contains(String($0)) }
        ?? true
    }
    let removed = try prune(root, keeping: Set(live), isFullRun: true)
    for name in try FileSystem.names(in: root) where !name.hasPrefix(".") {
      let path = FileSystem.path(root, name)
      guard !scenes.contains(name), FileSystem.kind(of: path) == .folder,
        try FileSystem.names(in: path).isEmpty
      else { continue }
      try FolderReplacement.remove(path)
    }
    return removed
  }

  /// The folders with a list, at most so deep below a folder.
  static func stored(in folder: String, depth: Int) throws(FileFault) -> [String] {
    var found: [String] = []
    for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
      let path = FileSystem.path(folder, name)
      guard FileSystem.kind(of: path) == .folder else { continue }
      if FileSystem.exists(FileSystem.path(path, listName)) { found.append(path) }
      if depth > 1 { found += try stored(in: path, depth: depth - 1) }
    }
    return found
  }
}
