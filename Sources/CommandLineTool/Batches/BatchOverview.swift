internal import ComparisonReports
internal import FrameSequences
internal import PNGCodec
internal import Pixels
internal import Staging
internal import SystemFiles

/// What shows all variants of a scene at once: a page that plays them in step, and a sheet.
struct BatchOverview {
  private let index: BatchIndex
  /// The folder of the variants' folders.
  private let folder: String

  /// The overview of what a batch left in a folder, of an earlier run too.
  ///
  /// - Throws: `inputOutput` for a manifest that can't be read.
  init(_ record: BatchRecord, in folder: String) throws(CommandFailure) {
    self.folder = folder
    index = BatchIndex(
      title: record.scene,
      stamp: ReportStamp(
        tool: "segue \(record.tool)", renderingRevision: RenderingRevision.current),
      entries: try record.variants.map { variant throws(CommandFailure) in
        BatchIndexEntry(
          scene: record.scene, variant: variant.name,
          choices: variant.values.map { .init(axis: $0.axis, value: $0.text) },
          outcome: try Self.outcome(of: variant, in: folder))
      })
  }

  private static func outcome(
    of variant: BatchRecord.Variant, in folder: String
  ) throws(CommandFailure) -> BatchIndexEntry.Outcome {
    if let failure = variant.failure { return .failed(failure) }
    let path = OutputFolder(FileSystem.path(folder, variant.name)).manifestPath
    do {
      return .rendered(
        BatchIndexFrames(folder: variant.name, manifest: try Manifest(contentsOf: path)))
    } catch {
      throw .inputOutput("\(path): \(error)")
    }
  }

  /// Writes `index.html`.
  func writePage() throws(CommandFailure) {
    let page: BatchIndexPage
    do { page = try BatchIndexPage(index) } catch { throw .internal("\(error)") }
    try ResultFolder.write(Array(page.html.utf8), to: FileSystem.path(folder, BatchFiles.page))
  }

  /// Writes `sheet.png`.
  ///
  /// - Returns: How many variants are on it: the first ones, where not all fit.
  /// - Throws: `inputOutput`, also for a frame that can't be decoded.
  func writeSheet(_ interruption: Interruption) throws(CommandFailure) -> Int {
    guard !index.entries.isEmpty else { return 0 }
    var sheet = BatchSheet(index)
    try sheet.draw { path throws(CommandFailure) in
      try interruption.check()
      return try picture(FileSystem.path(folder, path))
    }
    let file: [UInt8]
    do { file = try PNGEncoder(channels: .rgb).encode(sheet.pixmap) } catch {
      throw .internal("the sheet: \(error)")
    }
    try ResultFolder.write(file, to: FileSystem.path(folder, BatchFiles.sheet))
    return sheet.count
  }

  private func picture(_ path: String) throws(CommandFailure) -> Pixmap {
    switch FilePictures.read(path) {
    case .success(let picture): return picture.straight.premultiplied()
    case .failure(let fault): throw .inputOutput(fault.text)
    }
  }
}
