internal import Digests
internal import FrameSequences
internal import SceneFormat
internal import Staging
internal import SystemFiles

/// `batch.json`: what became of the variants of a scene.
///
/// The same bytes whenever the same became of them.
struct BatchRecord: Equatable {
  /// What is written of a variant.
  struct Variant: Equatable {
    var name: String
    /// Axes and what they are set to, in the order of their names.
    var values: [Value]
    /// Frames that the variant is to have.
    var frames: Int
    /// Of a shard: the places of the frames that it wrote.
    var part: Range<Int>?
    /// Of the manifest's bytes.
    var manifest: String?
    /// The stable name of why it failed.
    var failure: String?

    /// Whether its folder lies in that of the batch, as those that a batch writes do.
    var hasFolderName: Bool { ![".", "..", ""].contains(name) && !name.contains("/") }
  }

  /// An axis, and what it is set to.
  struct Value: Equatable {
    var axis: String
    var text: String
  }

  var scene: String
  /// The tool that wrote it.
  var tool = ToolVersion.text
  var shard: FrameShard?
  var variants: [Variant]

  /// What the file of a whole batch is called, without its ending.
  static let stem = "batch"

  /// The file's name.
  var fileName: String { shard?.fileName(Self.stem) ?? Self.stem + ".json" }

  /// Writes the record into a folder, in place of one that is there.
  func write(into folder: String) throws(CommandFailure) {
    do throws(FileFault) {
      try FileSystem.makeFolder(folder)
      try AtomicFile.write(Array(text.utf8), to: FileSystem.path(folder, fileName))
    } catch {
      throw .inputOutput("\(error)")
    }
  }

  /// Removes the records of shards, which a run of all variants has taken over.
  static func removeShards(in folder: String) throws(CommandFailure) {
    do throws(FileFault) {
      for name in try FileSystem.names(in: folder) where FrameShard(fileName: name, stem) != nil {
        try FileSystem.remove(FileSystem.path(folder, name))
      }
    } catch {
      throw .inputOutput("\(error)")
    }
  }

  /// The digest of a file's bytes.
  static func digest(ofFile path: String) throws(CommandFailure) -> Digest128 {
    do throws(FileFault) {
      return Digest128(of: try FileSystem.read(path, limit: longest))
    } catch {
      throw .inputOutput("\(error)")
    }
  }

  /// The longest file that is read, in bytes.
  static let longest = 256 << 20
}

extension BatchRecord {
  /// What became of a scene's variants.
  ///
  /// A run of some of the variants keeps what the file that is there says of the others.
  init(_ scene: BatchScene, _ outcomes: [BatchOutcome], shard: FrameShard?) {
    self.init(scene: scene.name, shard: shard, variants: [])
    let path = FileSystem.path(scene.folder, fileName)
    let old = (try? Self(contentsOf: path)).flatMap { $0.scene == scene.name ? $0 : nil }
    let new = Dictionary(
      uniqueKeysWithValues: outcomes.map { ($0.variant.name, Variant($0, isPart: shard != nil)) })
    let untouched = Set(outcomes.filter(\.isUntouched).map(\.variant.name))
    variants = scene.read.listedVariants.compactMap { variant in
      let kept = old?.variants.first {
        $0.name == variant.name && $0.values == Self.values(of: variant)
      }
      if untouched.contains(variant.name), let kept { return kept }
      return new[variant.name] ?? kept
    }
  }

  /// A variant's values, in the order of their axes' names: so a record that was read and written again has
  /// the same bytes.
  static func values(of variant: SceneVariant) -> [Value] {
    variant.values.map { Value(axis: $0.axis, text: $0.text) }.sorted { $0.axis < $1.axis }
  }
}

extension BatchRecord.Variant {
  fileprivate init(_ outcome: BatchOutcome, isPart: Bool) {
    self.init(
      name: outcome.variant.name, values: BatchRecord.values(of: outcome.variant),
      frames: outcome.frames, part: isPart ? outcome.part : nil,
      manifest: outcome.manifest.map { "\($0)" },
      failure: outcome.failure.map { $0.message?.name ?? "scene-refused" })
  }
}
