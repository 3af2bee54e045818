internal import FrameSequences
internal import SystemFiles

/// The shards of a batch on their way to whole variants.
struct BatchMerge {
  /// The record of a shard, and where it was found.
  private struct Part {
    var folder: String
    var path: String
    var shard: FrameShard
    var record: BatchRecord
  }

  private let parts: [Part]
  private let folders: [String]
  /// The folder of the whole batch.
  let folder: String

  /// The shards in some folders; nil where there is none of a batch.
  ///
  /// - Throws: What keeps them from being all shards of one batch.
  init?(folders: [String], out: String?) throws(MergeError) {
    var found: [Part] = []
    for folder in folders { found += try Self.parts(in: folder) }
    if found.isEmpty { return nil }
    parts = found.sorted { $0.shard.index < $1.shard.index }
    self.folders = folders
    folder = out ?? folders[0]
    try checkParts()
  }

  private static func parts(in folder: String) throws(MergeError) -> [Part] {
    let names: [String]
    do { names = try FileSystem.names(in: folder) } catch { throw .file(error) }
    var parts: [Part] = []
    for name in names {
      guard let shard = FrameShard(fileName: name, BatchRecord.stem) else { continue }
      let path = FileSystem.path(folder, name)
      do throws(ManifestError) {
        let record = try BatchRecord(contentsOf: path)
        guard record.shard == shard else {
          throw .invalid("shard", expected: "the one that the file is named for")
        }
        // A record that somebody else wrote must not lead out of its folder.
        guard record.variants.allSatisfy(\.hasFolderName) else {
          throw .invalid("variant", expected: "the name of a folder")
        }
        parts.append(Part(folder: folder, path: path, shard: shard, record: record))
      } catch {
        throw .foreignManifest(path: path, error)
      }
    }
    return parts
  }

  private func checkParts() throws(MergeError) {
    let first = parts[0]
    try ShardMerge.checkNumbers(of: parts.map { ($0.shard, $0.path) })
    for part in parts {
      if let key = first.record.difference(from: part.record) {
        throw .otherSequence(path: part.path, first: first.path, key: key)
      }
    }
    try ShardMerge.checkPresence(of: Array(1...first.shard.count), among: parts.map(\.shard))
  }
}

extension BatchRecord {
  /// What differs first between the records of two shards of one batch; nil where nothing does that should
  /// not.
  fileprivate func difference(from other: Self) -> String? {
    if scene != other.scene { return "scene" }
    if tool != other.tool { return "tool" }
    if variants.map(\.name) != other.variants.map(\.name) { return "variants" }
    for (one, two) in zip(variants, other.variants) {
      if one.values != two.values { return "values of \(one.name)" }
      if one.failure == nil, two.failure == nil, one.frames != two.frames {
        return "frames of \(one.name)"
      }
    }
    return nil
  }
}

// MARK: - Merging

extension BatchMerge {
  /// Merges every variant that no shard failed in, and writes the record of the whole batch.
  ///
  /// - Returns: That record.
  /// - Throws: What keeps a variant's parts from being one sequence; variants before it are merged.
  func run(_ interruption: Interruption) throws(MergeError) -> Result<BatchRecord, CommandFailure> {
    var record = parts[0].record
    record.shard = nil
    for index in record.variants.indices {
      record.variants[index] = variant(at: index)
      if record.variants[index].failure != nil { continue }
      let to = FileSystem.path(folder, record.variants[index].name)
      let merge = try SequenceMerge(shards(ofVariantAt: index), to: to)
      do throws(CommandFailure) {
        try merge.write(interruption)
        let path = OutputFolder(merge.folder).manifestPath
        record.variants[index].manifest = "\(try BatchRecord.digest(ofFile: path))"
      } catch {
        return .failure(error)
      }
    }
    do throws(CommandFailure) { try record.write(into: folder) } catch { return .failure(error) }
    return .success(record)
  }

  /// The variants, as all shards together know them but for their manifests, which `run` writes.
  var variants: [BatchRecord.Variant] { parts[0].record.variants.indices.map(variant(at:)) }

  /// A variant that failed where any shard did.
  private func variant(at index: Int) -> BatchRecord.Variant {
    let all = parts.map { $0.record.variants[index] }
    var variant = all[0]
    variant.part = nil
    variant.failure = all.lazy.compactMap(\.failure).first
    if variant.failure != nil { variant.manifest = nil }
    return variant
  }

  /// The parts of a variant, of which each shard says which it has.
  ///
  /// - Throws: What keeps them from being all parts of one sequence.
  func shards(ofVariantAt index: Int) throws(MergeError) -> ShardMerge {
    let name = parts[0].record.variants[index].name
    let own = parts.compactMap { part in
      part.record.variants[index].part.flatMap { $0.isEmpty ? nil : (part.shard, $0.count) }
    }
    let counts = Dictionary(uniqueKeysWithValues: own)
    let places = folders.map { FileSystem.path($0, name) }
      .filter { FileSystem.kind(of: $0) == .folder }
    guard !places.isEmpty else { throw .noParts(folder: FileSystem.path(folders[0], name)) }
    return try ShardMerge(folders: places, counts: counts)
  }
}
