internal import FrameSequences
internal import SystemFiles

/// The check of a folder that frames, or a batch's variants, were written to.
struct FolderCheck {
  /// How many frames are looked at side by side; > 0.
  let jobs: Int
  let interruption: Interruption

  /// What was looked at, and what is wrong with it.
  struct Result {
    var frames = 0
    /// How many variants the frames are of; nil for one sequence.
    var variants: Int?
    var findings: [String] = []
  }

  /// Checks a sequence against its manifest, or a batch against its record and each variant's manifest;
  /// against those of their shards where they are not merged yet.
  ///
  /// - Throws: `inputOutput` where nothing says what should be there; `stopped`.
  func check(_ folder: String) async throws(CommandFailure) -> Result {
    let record = FileSystem.path(folder, BatchRecord.stem + ".json")
    let isBatch =
      FileSystem.kind(of: record) == .file
      && FileSystem.kind(of: OutputFolder(folder).manifestPath) == .nothing
    return isBatch ? try await batch(folder, record) : try await sequence(folder)
  }
}

// MARK: - Sequences

extension FolderCheck {
  private func sequence(_ folder: String) async throws(CommandFailure) -> Result {
    let verifier: SequenceVerifier
    do throws(ManifestError) {
      verifier = try SequenceVerifier(OutputFolder(folder))
    } catch .file(.missing(let path)) {
      return try await shards(folder, missing: path)
    } catch .file(let fault) {
      throw .inputOutput("\(fault)")
    } catch {
      return Result(findings: ["\(folder): \(error)"])
    }
    return try await findings(verifier)
  }

  private func shards(
    _ folder: String, missing path: String
  ) async throws(CommandFailure) -> Result {
    let batch: BatchMerge?
    do throws(MergeError) {
      batch = try BatchMerge(folders: [folder], out: nil)
    } catch .file {
      throw .inputOutput("\(FileFault.missing(path: path))")
    } catch {
      return Result(findings: ["\(folder): \(error)"])
    }
    if let batch { return try await shards(of: batch) }
    let manifest: Manifest
    do throws(MergeError) {
      manifest = try ShardMerge(folders: [folder]).manifest()
    } catch .noParts, .file {
      throw .inputOutput("\(FileFault.missing(path: path))")
    } catch {
      return Result(findings: ["\(folder): \(error)"])
    }
    return try await findings(SequenceVerifier(OutputFolder(folder), manifest: manifest))
  }

  private func findings(_ verifier: SequenceVerifier) async throws(CommandFailure) -> Result {
    let frames = verifier.manifest.frames
    interruption.endInOrder()
    let found = await BoundedTasks.map(frames, jobs: jobs, until: { interruption.signal != nil }) {
      verifier.finding(for: $0)
    }
    try interruption.check()
    do {
      let all = try found.compactMap { $0 } + verifier.extraFiles()
      return Result(frames: frames.count, findings: all.map { "\($0)" })
    } catch {
      throw .inputOutput("\(error)")
    }
  }
}

// MARK: - Batches

extension FolderCheck {
  private func batch(_ folder: String, _ path: String) async throws(CommandFailure) -> Result {
    let record: BatchRecord
    do throws(ManifestError) { record = try BatchRecord(contentsOf: path) } catch {
      if case .file(let fault) = error { throw .inputOutput("\(fault)") }
      return Result(variants: 0, findings: ["\(path): \(error)"])
    }
    var result = Result(variants: record.variants.count)
    for variant in record.variants {
      let part = try await check(variant) { () async throws(CommandFailure) in
        try await merged(variant, in: folder)
      }
      result.frames += part.frames
      result.findings += part.findings
    }
    result.findings += try strangers(in: folder, beside: record.variants)
    return result
  }

  /// Folders and pictures beside the variants that the batch has not written.
  private func strangers(
    in folder: String, beside variants: [BatchRecord.Variant]
  ) throws(CommandFailure) -> [String] {
    let known = BatchFiles.names.union(variants.map(\.name))
    let names: [String]
    do { names = try FileSystem.names(in: folder) } catch { throw .inputOutput("\(error)") }
    return names.filter { name in
      !name.hasPrefix(".") && !known.contains(name)
        && (name.hasSuffix(".png")
          || FileSystem.kind(of: FileSystem.path(folder, name)) == .folder)
    }.sorted().map { "\($0): the batch has not written it" }
  }

  /// Checks the shards of a batch, variant by variant.
  private func shards(of batch: BatchMerge) async throws(CommandFailure) -> Result {
    let variants = batch.variants
    var result = Result(variants: variants.count)
    for (index, variant) in variants.enumerated() {
      let part = try await check(variant) { () async throws(CommandFailure) in
        let manifest: Manifest
        do throws(MergeError) {
          manifest = try batch.shards(ofVariantAt: index).manifest()
        } catch {
          return Result(findings: ["\(error)"])
        }
        let folder = OutputFolder(FileSystem.path(batch.folder, variant.name))
        let found = try await findings(SequenceVerifier(folder, manifest: manifest))
        return found.named(for: variant)
      }
      result.frames += part.frames
      result.findings += part.findings
    }
    return result
  }

  /// Checks a variant that did not fail.
  private func check(
    _ variant: BatchRecord.Variant, frames: () async throws(CommandFailure) -> Result
  ) async throws(CommandFailure) -> Result {
    // A record that somebody else wrote must not lead out of its folder.
    guard variant.hasFolderName else {
      return Result(findings: ["\(variant.name): no folder has that name"])
    }
    if let failure = variant.failure {
      return Result(findings: ["\(variant.name): the variant failed: \(failure)"])
    }
    return try await frames()
  }

  /// Checks a variant against its manifest; its folder may be gone.
  private func merged(
    _ variant: BatchRecord.Variant, in folder: String
  ) async throws(CommandFailure) -> Result {
    let output = OutputFolder(FileSystem.path(folder, variant.name))
    let verifier: SequenceVerifier
    do throws(ManifestError) { verifier = try SequenceVerifier(output) } catch {
      return Result(findings: ["\(OutputFolder.manifestName): \(Self.cause(error))"])
        .named(for: variant)
    }
    var result = try await findings(verifier)
    if variant.manifest != "\(try BatchRecord.digest(ofFile: output.manifestPath))" {
      result.findings.append("\(OutputFolder.manifestName): not the one that the batch wrote")
    }
    return result.named(for: variant)
  }

  /// An error without the path, which is told already.
  private static func cause(_ error: ManifestError) -> String {
    if case .file(let fault) = error { return fault.cause }
    return "\(error)"
  }
}

extension FolderCheck.Result {
  /// With findings about files in a variant's folder named from that of the batch.
  fileprivate func named(for variant: BatchRecord.Variant) -> Self {
    var named = self
    named.findings = findings.map { "\(variant.name)/\($0)" }
    return named
  }
}
