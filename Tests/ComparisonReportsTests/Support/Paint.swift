import Pixels

/// Small pictures for tests.
enum Paint {
  static let red: UInt32 = 0xFF00_00FF
  static let green: UInt32 = 0xFF00_FF00
  static let white: UInt32 = 0xFFFF_FFFF
  static let black: UInt32 = 0xFF00_0000

  /// A picture of one premultiplied pixel.
  static func solid(_ width: Int, _ height: Int, _ pixel: UInt32) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    for index in pixmap.storage.indices { pixmap.storage[index] = pixel }
    return pixmap
  }

  /// A picture of these rows of pixels, all of one length.
  static func rows(_ rows: [[UInt32]]) -> Pixmap {
    var pixmap = Pixmap(width: rows.first?.count ?? 0, height: rows.count)
    pixmap.storage = rows.flatMap { $0 }
    return pixmap
  }
}

extension Pixmap {
  /// The packed pixel at a place.
  func packed(_ x: Int, _ y: Int) -> UInt32 { storage[y * width + x] }
}
