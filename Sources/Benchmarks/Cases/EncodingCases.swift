import PNGCodec
import Pixels
import Rasterization

/// Encodes a list screen as an opaque PNG.
func encodeScreen(_ compression: PNGCompression) -> Benchmark {
  encode("list-screen", compression) { $0.drawn($0.list) }
}

/// Encodes a list screen of which a fifth of the rows, in the middle, are other than in the frame
/// that the bands were kept of.
func encodeChangedScreen(_ compression: PNGCompression) -> Benchmark {
  Benchmark(
    name: "encode/list-screen-fifth/\(screen.sizeText)/\(compression.rawValue)", unit: "pixel",
    unitCount: screen.pixelCount
  ) {
    let encoder = PNGEncoder(channels: .rgb, compression: compression)
    let before = screen.drawn(screen.list)
    let after = screen.drawn(screen.listUnderVeil)
    var bands = FrameBands()
    return .partlyTimed { watch in
      var outcome = Outcome()
      _ = encoded(before, by: encoder, keeping: &bands)
      outcome.add(file: watch.time { encoded(after, by: encoder, keeping: &bands) })
      return outcome
    }
  }
}

/// The file of a list screen, of whose rows only those under the veil may have changed.
private func encoded(
  _ picture: RunPicture, by encoder: PNGEncoder, keeping bands: inout FrameBands
) -> [UInt8] {
  do {
    return try encoder.encode(picture, changedRows: [screen.veiledRows], keeping: &bands)
  } catch {
    preconditionFailure("the picture was not encoded: \(error)")
  }
}

/// Encodes a photograph as an opaque PNG.
func encodePhotograph(_ compression: PNGCompression) -> Benchmark {
  encode("photograph", compression) { RunPicture($0.photograph) }
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
  _ name: String, _ compression: PNGCompression,
  _ picture: @escaping @Sendable (Screen) -> RunPicture
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
