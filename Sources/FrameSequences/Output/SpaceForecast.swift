internal import SystemFiles

/// Foresees, from the first frames of a run, whether the others will fit on the device.
///
/// A run that will not fit ends while it is cheap, and while others still have room to write.
/// Transitions begin slowly, with frames that are alike and small: so it looks again as more is known.
package struct SpaceForecast: Sendable {
  /// How many frames are measured before anything is foreseen; after that, each time they are twice
  /// as many.
  package static let measuredFrames = 10

  private let folder: String
  /// What a file's last bytes are rounded up to.
  private let block: Int
  private var count = 0
  private var bytes = 0
  private var next = Self.measuredFrames

  /// Nothing is measured yet.
  ///
  /// - Parameter folder: Where the frames are written; it is there.
  package init(folder: String) {
    self.folder = folder
    block = (try? FreeSpace(at: folder))?.block ?? 4096
  }

  /// Takes in the size of a frame's file that was written, and looks ahead if it is time.
  ///
  /// - Parameters:
  ///   - size: The file's length in bytes.
  ///   - missing: Tells how many frames are still to be written that have no file yet; those that
  ///     are written over need nothing more.
  /// - Throws: `shortOfSpace`; never a fault of the system, which does not have to know its space.
  package mutating func add(_ size: Int, missing: () -> Int) throws(OutputError) {
    count += 1
    bytes += (size + block - 1) / block * block
    guard count == next else { return }
    next *= 2
    guard let space = try? FreeSpace(at: folder) else { return }
    try check(free: space.bytes, missing: missing())
  }

  /// Compares what so many frames need, by the mean of those that were measured, with the bytes that
  /// are free.
  package func check(free: Int, missing: Int) throws(OutputError) {
    let mean = Double(bytes) / Double(max(1, count))
    let needed = Int((mean * Double(missing)).rounded(.up))
    guard needed > free else { return }
    throw .shortOfSpace(folder: folder, frames: missing, needed: needed, free: free)
  }
}
