package import SystemFiles

/// Why parts are not one sequence.
package enum MergeError: Error, Equatable, Sendable {
  /// A folder cannot be listed.
  case file(FileFault)
  /// A folder without a part's manifest.
  case noParts(folder: String)
  /// A part's manifest is not ours.
  case foreignManifest(path: String, ManifestError)
  /// Parts of sequences that were cut into other numbers of parts.
  case otherCount(path: String, first: String)
  /// The same part in two folders.
  case twice(path: String, first: String)
  /// A part of another run; `key` is what its manifest says otherwise.
  case otherSequence(path: String, first: String, key: String)
  /// Parts that nobody has rendered, by their numbers.
  case missing([Int], count: Int)
  /// A part some frames of which are not written; the first one, and how many.
  case unfinished(FrameShard, file: String, Int)
  /// A frame that a part names is gone.
  case missingFrame(FrameShard, file: String)
  /// A part begins within the one before it.
  case overlap(path: String, frame: Int)
  /// A part of another list of frames, as `--frames` or `--time` choose them.
  case otherList(path: String)

  /// Whether rendering parts again is all that it takes.
  package var isIncomplete: Bool {
    switch self {
    case .missing, .unfinished, .missingFrame: true
    default: false
    }
  }
}

extension MergeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let fault): return "\(fault)"
    case .noParts(let folder):
      return "\(folder): there is no manifest of a shard; render with --shard 1/N first"
    case .foreignManifest(let path, let error): return "\(path): \(error)"
    case .otherCount(let path, let first):
      return "\(path): is of another number of shards than \(first);"
        + " remove those that are out of date"
    case .twice(let path, let first): return "\(path): \(first) is the same shard"
    case .otherSequence(let path, let first, let key):
      return "\(path): is of another sequence than \(first): \(key) differs"
    case .missing(let numbers, let count):
      let all = numbers.map { "\($0)/\(count)" }
      let more = all.count > 8 ? " and \(all.count - 8) more" : ""
      return "shards are missing: \(all.prefix(8).joined(separator: ", "))\(more); render them with"
        + " --shard \(all[0])"
    case .unfinished(let shard, let file, let count):
      let more = count > 1 ? " and \(count - 1) more of its frames are" : " is"
      return "shard \(shard) was interrupted: \(file)\(more) not written; render it again with"
        + " --shard \(shard)"
    case .missingFrame(let shard, let file):
      return "\(file): missing; render it again with --shard \(shard)"
    case .overlap(let path, let frame):
      return "\(path): frame \(frame) is in the shard before it too"
    case .otherList(let path):
      return "\(path): is a part of another list of frames;"
        + " render all shards with the same --frames or --time"
    }
  }
}
