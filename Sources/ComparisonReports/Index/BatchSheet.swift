internal import FrameSequences
package import Pixels

/// All variants of a batch in one picture of bounded size.
///
/// Each variant is a strip: its name, and its frames at the start, a quarter, half and three
/// quarters of the way, and at the end, made smaller by averaging. A sheet has at most 4,096 pixels
/// a side; of more variants than fit, it shows the first ones. Names have the letters of
/// `PixelFont`; what they lack is a box.
package struct BatchSheet: Sendable {
  /// Pictures of a variant.
  package static let mostPictures = 5

  /// The sheet so far.
  package private(set) var pixmap: Pixmap
  /// Variants on it, the first ones of the index; all of them if this is their number.
  package var count: Int { layout.count }

  private let layout: BatchSheetLayout
  private let entries: [BatchIndexEntry]
  private let namesScenes: Bool

  /// A sheet with names and without pictures.
  ///
  /// - Precondition: The index has a variant.
  package init(_ index: BatchIndex) {
    layout = BatchSheetLayout(index.entries)
    entries = Array(index.entries.prefix(layout.count))
    namesScenes = index.entries.contains { $0.scene != index.entries[0].scene }
    pixmap = Pixmap(width: layout.width, height: layout.height, color: Pattern.paper)
    for strip in entries.indices {
      let origin = layout.origin(of: strip)
      pixmap.draw(caption(of: entries[strip]), x: origin.x, y: origin.y)
      if Self.shown(of: entries[strip].frames).isEmpty { hatch(strip) }
    }
  }

  /// Puts in the pictures, strip by strip, each strip from its first frame to its last.
  ///
  /// - Parameter picture: Gives the picture of a file by its path from the page of the index; it is
  ///   asked for one file at a time, for none twice in a row, and nothing of the answer is kept but
  ///   the smaller picture. An empty picture leaves its place as it is.
  /// - Throws: What `picture` throws, at once.
  package mutating func draw<E: Error>(
    _ picture: (_ path: String) throws(E) -> Pixmap
  ) throws(E) {
    for (strip, entry) in entries.enumerated() {
      guard let frames = entry.frames else { continue }
      let cell = layout.cell(of: frames)
      let origin = layout.origin(of: strip)
      for (column, file) in Self.shown(of: frames).enumerated() {
        let whole = try picture(frames.path(of: file))
        guard whole.width > 0, whole.height > 0 else { continue }
        let small = whole.averaged(toWidth: cell.width, height: cell.height)
        let place = PixelBox(
          x: origin.x + column * (cell.width + BatchSheetLayout.gap),
          y: origin.y + layout.captionHeight, width: cell.width, height: cell.height)
        // Light pictures have an edge on the paper.
        let edge = PixelBox(
          x: place.x - 1, y: place.y - 1, width: place.width + 2, height: place.height + 2)
        pixmap.fill(edge) { _, _ in Pattern.edge }
        pixmap.fill(place) { x, y in Pattern.checker(x - place.x, y - place.y) }
        pixmap.draw(small, x: place.x, y: place.y)
      }
    }
  }

  /// The files that are shown of a variant: fewer than five if it has fewer frames.
  ///
  /// Of two that are as near to a quarter of the way, the later one.
  private static func shown(of frames: BatchIndexFrames?) -> [BatchIndexFrames.File] {
    guard let frames, !frames.files.isEmpty, frames.pixelWidth > 0, frames.pixelHeight > 0 else {
      return []
    }
    let last = frames.files.count - 1
    let steps = mostPictures - 1
    let places = (0...steps).map { (2 * last * $0 + steps) / (2 * steps) }
    return places.enumerated().filter { $0 == 0 || places[$0 - 1] != $1 }
      .map { frames.files[$1] }
  }
}

// MARK: - What is no frame

extension BatchSheet {
  private func caption(of entry: BatchIndexEntry) -> Pixmap {
    let name = namesScenes ? "\(entry.scene)/\(entry.variant)" : entry.variant
    let ending = entry.frames == nil ? " (failed)" : ""
    let width = layout.stripWidth / layout.dot
    var letters = Array(name.unicodeScalars)
    func text(_ letters: [Unicode.Scalar]) -> String {
      String(String.UnicodeScalarView(letters)) + ending
    }
    if PixelFont.width(of: text(letters)) > width {
      while !letters.isEmpty, PixelFont.width(of: text(letters + [".", "."])) > width {
        letters.removeLast()
      }
      letters += [".", "."]
    }
    var line = Pixmap(width: width, height: PixelFont.lineHeight, color: Pattern.paper)
    PixelFont.draw(text(letters), in: &line, x: 0, y: 0, color: Pattern.ink)
    return line.enlarged(by: layout.dot)
  }

  /// A variant without frames has a hatched box in place of its first picture.
  private mutating func hatch(_ strip: Int) {
    let origin = layout.origin(of: strip)
    let cell = layout.cell(of: nil)
    pixmap.fill(
      PixelBox(
        x: origin.x, y: origin.y + layout.captionHeight, width: cell.width,
        height: layout.stripHeight - layout.captionHeight), with: Pattern.hatch)
  }
}
