import Digests
import FrameSequences
import Goldens
import PNGCodec

/// Goldens of the tests' motion, as files.
enum Stored {
  /// The manifest that a run which showed this would have written.
  static func manifest(of motion: Motion) -> Manifest {
    var header = Manifest.Header(
      toolVersion: "1.2.3", renderingRevision: 7, scene: "sl\nide.json5",
      fingerprint: Digest128(high: 1, low: 2))
    header.variant = "dark"
    let side = motion.side
    (header.pixelWidth, header.pixelHeight) = (side.size?.width ?? 0, side.size?.height ?? 0)
    header.frameRate = motion.rate
    header.frameCount = side.frames.count
    return Manifest(
      header: header,
      frames: side.frames.map { frame in
        var result = Manifest.Frame(
          number: frame.number, file: "frame_\(frame.number).png",
          time: frame.time ?? ExactFraction(0))
        result.digest = frame.digest
        return result
      })
  }

  /// A list with a picture of every tenth frame.
  static func list(of motion: Motion, tracks: [UInt8]? = nil) -> GoldenList {
    let keys = Set(motion.pictures.indices.filter { $0 % 10 == 0 })
    guard
      let list = GoldenList(
        manifest(of: motion), pictures: keys, tracks: tracks.map { Digest128(of: $0) })
    else { preconditionFailure("every frame has a digest") }
    return list
  }

  /// Writes a golden.
  static func write(
    _ motion: Motion, to folder: GoldenFolder, tracks: [UInt8]? = nil
  ) throws {
    let list = list(of: motion, tracks: tracks)
    var pictures: [Int: [UInt8]] = [:]
    for frame in list.frames where frame.hasPicture {
      pictures[frame.number] = try PNGEncoder(channels: .rgb).encode(motion.pictures[frame.number])
    }
    try folder.write(list, pictures: pictures, tracks: tracks)
  }
}
