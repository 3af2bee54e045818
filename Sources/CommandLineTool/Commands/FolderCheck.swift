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

  /// Checks a sequence against its manifest, or its shards' where they are not merged yet, or a batch
  /// against its record and each variant's manifest.
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
      let part = try await check(variant, in: folder)
      result.frames += part.frames
      result.findings += part.findings.map { "\(variant.name)/\($0)" }
    }
    return result
  }

  /// Checks a variant, whose folder may be gone.
  private func check(
    _ variant: BatchRecord.Variant, in folder: String
  ) async throws(CommandFailure) -> Result {
    // A record that somebody else wrote must not lead out of its folder.
    guard !variant.name.isEmpty, variant.name != "..", !variant.name.contains("/") else {
      return Result(findings: ["no folder has that name"])
    }
    if let failure = variant.failure {
      return Result(findings: ["the variant failed: \(failure)"])
    }
    let output = OutputFolder(FileSystem.path(folder, variant.name))
    let verifier: SequenceVerifier
    do throws(ManifestError) { verifier = try SequenceVerifier(output) } catch {
      return Result(findings: ["\(OutputFolder.manifestName): \(Self.cause(error))"])
    }
    var result = try await findings(verifier)
    if variant.manifest != "\(try BatchRecord.digest(ofFile: output.manifestPath))" {
      result.findings.append("\(OutputFolder.manifestName): not the one that the batch wrote")
    }
    return result
  }

  /// An error without the path, which is told already.
  private static func cause(_ error: ManifestError) -> String {
    if case .file(let fault) = error { return fault.cause }
    return "\(error)"
  }
}
