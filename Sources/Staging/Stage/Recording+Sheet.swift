import FrameSequences
import PNGCodec
import Pixels

extension Recording {
  /// All frames in one picture, from left to right and from top to bottom, as a PNG file's bytes.
  ///
  /// For the eye: what a test found different is looked at in it.
  ///
  /// - Parameters:
  ///   - columns: Frames in a row; ≥ 1.
  ///   - cellWidth: How wide a frame is in it, in pixels; nil for the frames' own width.
  /// - Returns: The file's bytes.
  /// - Throws: That the picture would be too large.
  /// - Precondition: There is at least one column, and a cell is at least a pixel wide.
  /// - Complexity: O(n) in all frames' pixels: each frame is drawn.
  public func sheet(columns: Int = 10, cellWidth: Int? = nil) throws -> [UInt8] {
    let pictures = frames.map { $0.pixels() }
    let (width, height) = (pictures[0].width, pictures[0].height)
    var sheet = try ContactSheet(
      count: pictures.count, frameWidth: width, frameHeight: height,
      layout: .init(columns: columns, cellWidth: cellWidth ?? width))
    for (index, picture) in pictures.enumerated() {
      sheet.place(sheet.thumbnail(of: picture), inCell: index)
    }
    return try PNGEncoder(channels: .rgb).encode(sheet.pixmap)
  }
}
