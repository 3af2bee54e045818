import PNGCodec
import Pixels
import Rasterization

/// Encodes a list screen as an opaque PNG.
func encodeScreen(_ compression: PNGCompression) -> Benchmark {
  encode("list-screen", compression) { screen in
    var rasterizer = Rasterizer()
    return rasterizer.render(screen.list)
  }
}

/// Encodes a photograph as an opaque PNG.
func encodePhotograph(_ compression: PNGCompression) -> Benchmark {
  encode("photograph", compression) { $0.photograph }
}

/// Decodes the file of a list screen.
func decodeScreen() -> Benchmark {
  decode("list-screen") { screen in
    var rasterizer = Rasterizer()
    return rasterizer.render(screen.list)
  }
}

/// Decodes the file of a photograph.
func decodePhotograph() -> Benchmark {
  decode("photograph") { $0.photograph }
}

private let screen = Screen(scale: 3)

private func encode(
  _ name: String, _ compression: PNGCompression, _ picture: @escaping @Sendable (Screen) -> Pixmap
) -> Benchmark {
  Benchmark(
    name: "encode/\(name)/\(screen.sizeText)/\(compression.rawValue)", unit: "pixel",
    unitCount: screen.pixelCount
  ) {
    let picture = picture(screen)
    let encoder = PNGEncoder(channels: .rgb, compression: compression)
    return Work {
      encoded(picture, by: encoder)
    } outcome: { file, outcome in
      outcome.add(file: file)
    }
  }
}

private func decode(_ name: String, _ picture: @escaping @Sendable (Screen) -> Pixmap) -> Benchmark
{
  Benchmark(
    name: "decode/\(name)/\(screen.sizeText)", unit: "pixel", unitCount: screen.pixelCount
  ) {
    let picture = picture(screen)
    let file = encoded(picture, by: PNGEncoder(channels: .rgb))
    return Work {
      Result { () throws(PNGError) in try PNGDecoder().decode(file) }
    } outcome: { decoded, outcome in
      guard case .success(let image) = decoded, image.pixmap == picture else {
        preconditionFailure("\(name) is not what was encoded")
      }
      outcome.checksum.add(image.pixmap)
    }
  }
}
