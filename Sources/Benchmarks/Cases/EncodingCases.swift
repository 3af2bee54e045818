import PNGCodec
import Rasterization

/// Encodes a list screen as an opaque PNG.
func encodeScreen(_ compression: PNGCompression) -> Benchmark {
  let screen = Screen(scale: 3)
  return Benchmark(
    name: "encode/\(compression.rawValue)/\(screen.sizeText)", unit: "pixel",
    unitCount: screen.pixelCount
  ) {
    var rasterizer = Rasterizer()
    let picture = rasterizer.render(screen.list)
    let encoder = PNGEncoder(channels: .rgb, compression: compression)
    return Work {
      Result { () throws(PNGError) in try encoder.encode(picture) }
    } checksum: { file, checksum in
      switch file {
      case .success(let bytes): for byte in bytes { checksum.add(UInt64(byte)) }
      case .failure(let error): preconditionFailure("the screen was not encoded: \(error)")
      }
    }
  }
}
