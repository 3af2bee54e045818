internal import ComparisonReports
internal import FrameSequences
internal import Goldens
internal import PNGCodec
internal import Pixels
internal import SystemFiles

/// The folder of one sequence's pictures within the results.
struct PictureFolder: Sendable {
  /// The folder for all results.
  let results: String
  /// The sequence's own, within that one; parts are separated by `/`.
  let name: String

  /// Frames as they are encoded: results are looked at once or twice.
  private static let encoder = PNGEncoder(channels: .rgba, compression: .fast)

  /// Removes what an older run left of this sequence, so that nobody takes it for this run's; files of
  /// others stay.
  func clear() throws(CommandFailure) {
    do {
      try GoldenFolder("\(results)/\(name)/actual").clear()
      try FileSystem.remove("\(results)/\(name)/changes.png")
      for file in try FileSystem.names(in: path) where Self.isOurs(file) {
        try FileSystem.remove(FileSystem.path(path, file))
      }
    } catch {
      throw .inputOutput("\(error)")
    }
  }

  private static let kinds = ["actual", "expected", "difference", "classes", "golden"]

  private static func isOurs(_ file: String) -> Bool {
    let name = AtomicFile.name(ofLeftover: file) ?? file
    return name.hasPrefix("frame_") && kinds.contains { name.hasSuffix("-\($0).png") }
  }

  private var path: String { "\(results)/\(name)/pictures" }

  /// Writes the picture of a frame that is as it should be, or of which only a digest is known.
  func write(_ actual: ShownPicture, ofFrame number: Int) throws(CommandFailure) -> PictureFiles {
    PictureFiles(actual: try write(actual, as: "actual", number))
  }

  /// Writes a golden picture that lies beside no actual frame.
  func write(golden picture: ShownPicture, ofFrame number: Int) throws(CommandFailure) -> String {
    try write(picture, as: "golden", number)
  }

  /// Writes both pictures of a frame that differs, and what differs in two ways; pictures of two sizes
  /// on one canvas.
  func write(
    expected: ShownPicture, actual: ShownPicture,
    _ found: (comparison: PictureComparison, map: DifferenceMap), ofFrame number: Int
  ) throws(CommandFailure) -> PictureFiles {
    let change = found.comparison.sizeChange
    let (here, there) = (change?.expectedArea, change?.actualArea)
    let pair = PaddedPair(
      expected: expected.straight.premultiplied(), actual: actual.straight.premultiplied(),
      actualAtColumn: (here?.x ?? 0) - (there?.x ?? 0), row: (here?.y ?? 0) - (there?.y ?? 0))
    let gain = DifferencePicture.gain(forGreatestStep: found.comparison.steps.greatest)
    let classes = ClassMap(pair, found.map)
    return PictureFiles(
      expected: try change == nil
        ? write(expected, as: "expected", number) : write(pair.expected, as: "expected", number),
      actual: try change == nil
        ? write(actual, as: "actual", number) : write(pair.actual, as: "actual", number),
      difference: try write(
        DifferencePicture.amplified(pair, gain: gain), as: "difference", number),
      classes: try write(classes.picture(over: pair.expected), as: "classes", number))
  }

  private func write(
    _ picture: Pixmap, as kind: String, _ number: Int
  ) throws(CommandFailure) -> String {
    let encoder = PNGEncoder(channels: picture.isOpaque ? .rgb : .rgba, compression: .fast)
    return try write(as: kind, number) { () throws(PNGError) in try encoder.encode(picture) }
  }

  private func write(
    _ picture: ShownPicture, as kind: String, _ number: Int
  ) throws(CommandFailure) -> String {
    try write(as: kind, number) { () throws(PNGError) in
      if let file = picture.file { return file }
      return try Self.encoder.encode(picture.straight)
    }
  }

  private func write(
    as kind: String, _ number: Int, _ encode: () throws(PNGError) -> [UInt8]
  ) throws(CommandFailure) -> String {
    let stem = FrameNames(frameCount: number + 1).name(of: number).dropLast(4)
    let file: [UInt8]
    do { file = try encode() } catch {
      throw .someFramesFailed("frame \(number): \(error)")
    }
    try ResultFolder.write(file, to: "\(path)/\(stem)-\(kind).png")
    return "\(name)/pictures/\(stem)-\(kind).png"
  }
}

/// A picture that results show: its pixels, and a file of them where there is one to be copied.
struct ShownPicture: Sendable {
  let straight: StraightImage
  var file: [UInt8]?
}

extension ClassMap {
  /// The classes of a comparison, on the canvas of both pictures.
  init(_ pair: PaddedPair, _ map: DifferenceMap) {
    let numbers = map.numbers { ComparisonReports.DifferenceClass($0).rawValue }
    let area = pair.common
    guard area.width != pair.width || area.height != pair.height else {
      self.init(width: pair.width, height: pair.height, classes: numbers)
      return
    }
    var classes = [UInt8](repeating: 0, count: pair.width * pair.height)
    for row in 0..<area.height {
      let start = (area.y + row) * pair.width + area.x
      classes.replaceSubrange(
        start..<start + area.width, with: numbers[row * area.width..<(row + 1) * area.width])
    }
    self.init(width: pair.width, height: pair.height, classes: classes)
  }
}

extension ComparisonReports.DifferenceClass {
  /// The class as reports call it.
  init(_ kind: Goldens.DifferenceClass) {
    self =
      switch kind {
      case .rounding: .rounding
      case .moved: .moved
      case .alphaOnly: .alphaOnly
      case .recoloured: .recolored
      case .antiAliasing: .antiAliasing
      case .real: .real
      }
  }
}
