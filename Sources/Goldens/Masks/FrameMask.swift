package import Pixels
package import PNGCodec

/// The pixels of one frame that a comparison leaves out.
package struct FrameMask: Hashable, Sendable {
  /// The frame's size.
  package let size: PixelSize
  /// A byte for each pixel, row by row: 1 where it is left out.
  private var bytes: [UInt8]

  /// A mask that leaves nothing out.
  package init(size: PixelSize) {
    self.size = size
    bytes = [UInt8](repeating: 0, count: size.pixels)
  }

  /// How many pixels are left out.
  package var pixels: Int { bytes.reduce(0) { $0 + Int($1) } }

  /// Whether a pixel, counted in row order, is left out.
  func covers(_ index: Int) -> Bool { bytes[index] != 0 }

  /// Leaves out the part of a box that lies in the frame.
  ///
  /// - Returns: How many pixels of the frame the box covers.
  @discardableResult
  package mutating func cover(_ box: PixelBox) -> Int {
    let inside = box.clipped(toWidth: size.width, height: size.height)
    for y in inside.rows {
      for x in inside.columns { bytes[y * size.width + x] = 1 }
    }
    return inside.width * inside.height
  }

  /// Leaves out what a picture marks: every pixel that is neither black nor transparent.
  ///
  /// - Returns: How many pixels the picture marks.
  /// - Precondition: The picture has the mask's size.
  @discardableResult
  package mutating func cover(_ picture: StraightImage) -> Int {
    precondition(PixelSize(of: picture) == size, "a mask's picture has the frame's size")
    var count = 0
    for (index, pixel) in picture.pixels.enumerated()
    where pixel >> 24 > 0 && pixel & 0xFF_FFFF != 0 {
      bytes[index] = 1
      count += 1
    }
    return count
  }

  /// A picture without what is left out: those pixels become transparent.
  ///
  /// - Precondition: The picture has the mask's size.
  package func blanked(_ picture: StraightImage) -> StraightImage {
    precondition(PixelSize(of: picture) == size, "a mask's picture has the frame's size")
    var blanked = picture
    for index in bytes.indices where bytes[index] != 0 { blanked.pixels[index] = 0 }
    return blanked
  }

  /// The mask of a part of the frame.
  func cropped(to box: PixelBox) -> FrameMask {
    var part = FrameMask(size: PixelSize(width: box.width, height: box.height))
    for row in 0..<box.height {
      for x in 0..<box.width {
        part.bytes[row * box.width + x] = bytes[(box.y + row) * size.width + box.x + x]
      }
    }
    return part
  }
}
