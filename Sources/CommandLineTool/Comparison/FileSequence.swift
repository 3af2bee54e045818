internal import Digests
internal import FrameSequences
internal import Goldens
internal import PNGCodec
internal import SystemFiles

/// A sequence of pictures in files: one PNG file, a folder of them, with or without a manifest or a golden
/// list, or such a manifest or list itself.
struct FileSequence {
  /// What it is called: the last part of its path.
  let name: String
  /// Frames a second, where a manifest or a list says so.
  var frameRate: ExactFraction?
  var size: PixelSize?
  var frames: [Frame]
  /// The file of tracks, if there may be one.
  let tracks: String
  /// What is wrong with the sequence's own files, whatever they are compared with.
  var faults: [ComparisonFinding] = []

  /// One frame, which may be a digest only.
  struct Frame: Sendable {
    var number: Int
    var time: ExactFraction?
    /// The file, or `nil` for a digest without a picture.
    var path: String?
    /// What a list says of it; of files the pixels decide.
    var digest: Digest128?
    /// The digest of the file's bytes, where a list says so.
    var file: Digest128?
    /// The transition under way, where a manifest says so.
    var transition: String?
    /// How far that is, 0...1.
    var progress: Double?
  }

  /// Finds the frames that a path means.
  ///
  /// - Throws: `inputOutput` for a path that is not there or cannot be read.
  init(_ path: String) throws(CommandFailure) {
    let kind = FileSystem.kind(of: path)
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let isList = kind == .file && (file == GoldenFolder.listName || file.hasSuffix(".json"))
    let folder = isList ? Self.folder(of: path) : path
    name = folder.split(separator: "/").last.map(String.init) ?? folder
    tracks = folder + "/" + GoldenFolder.tracksName
    frames = []
    switch kind {
    case .nothing: throw .inputOutput(Self.absence(of: path))
    case .other: throw .inputOutput("\(path): neither a file nor a folder")
    case .file:
      if !isList {
        frames = [Frame(number: 0, path: path)]
      } else if file == GoldenFolder.listName {
        try takeGoldens(folder)
      } else {
        try takeManifest(file, in: folder)
      }
    case .folder:
      if FileSystem.exists(path + "/" + GoldenFolder.listName) {
        try takeGoldens(path)
      } else if FileSystem.exists(path + "/manifest.json") {
        try takeManifest("manifest.json", in: path)
      } else {
        try takeFiles(path)
      }
    }
  }

  /// Why nothing is there: what is forbidden or too long is no mere absence.
  private static func absence(of path: String) -> String {
    do {
      _ = try FileSystem.read(path, limit: 1)
      return "\(path): no such file or folder"
    } catch {
      return "\(error)"
    }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private mutating func takeGoldens(_ path: String) throws(CommandFailure) {
    let list: GoldenList
    let golden = GoldenFolder(path)
    do { list = try golden.list() } catch {
      throw .inputOutput("\(path)/\(GoldenFolder.listName): \(error)")
    }
    do { faults = [try golden.strayFinding(beside: list)].compactMap { $0 } } catch {
      throw .inputOutput("\(path): \(error)")
    }
    if let fault = golden.faultOfTracks(list) {
      faults.append(ComparisonFinding(.unreadable, text: "\(path): \(fault)"))
    }
    (frameRate, size) = (list.frameRate, list.size)
    frames = list.frames.map { frame in
      let file = frame.hasPicture ? path + "/" + list.names.name(of: frame.number) : nil
      return Frame(
        number: frame.number, time: frame.time, path: file, digest: frame.digest, file: frame.file)
    }
  }

  private mutating func takeManifest(
    _ name: String, in path: String
  ) throws(CommandFailure) {
    let manifest: Manifest
    do { manifest = try Manifest(contentsOf: path + "/" + name) } catch {
      throw .inputOutput("\(path)/\(name): \(error)")
    }
    let header = manifest.header
    frameRate = header.frameRate
    size = PixelSize(width: header.pixelWidth, height: header.pixelHeight)
    frames = manifest.frames.map {
      Frame(
        number: $0.number, time: $0.time, path: path + "/" + $0.file, transition: $0.transition,
        progress: $0.progress)
    }
    let known = Set(manifest.frames.map(\.file))
    let pattern = FrameNames(of: manifest)
    let files: [String]
    do { files = try FileSystem.names(in: path) } catch { throw .inputOutput("\(error)") }
    let strays = files.filter { !known.contains($0) && pattern.frame(named: $0) != nil }
    faults = [.strays(strays, in: path)].compactMap { $0 }
  }

  /// All PNG files, by the last number in their names, else by their names.
  private mutating func takeFiles(_ path: String) throws(CommandFailure) {
    let names: [String]
    do { names = try FileSystem.names(in: path) } catch { throw .inputOutput("\(error)") }
    let files = names.filter { $0.hasSuffix(".png") && !$0.hasPrefix(".") }
    let numbers = files.map(Self.number)
    let isNumbered = !numbers.contains(nil) && Set(numbers).count == files.count
    frames = zip(files, numbers).enumerated().map { index, file in
      Frame(number: isNumbered ? file.1 ?? index : index, path: path + "/" + file.0)
    }
    frames.sort { $0.number < $1.number }
  }

  /// The last run of digits before the ending.
  private static func number(of name: String) -> Int? {
    let stem = name.dropLast(4)
    let digits = stem.reversed().drop { !$0.isASCII || !$0.isNumber }
      .prefix { $0.isASCII && $0.isNumber }
    return Int(String(digits.reversed()))
  }
}
