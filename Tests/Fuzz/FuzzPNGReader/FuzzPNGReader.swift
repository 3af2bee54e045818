import PNGCodec

/// What libFuzzer calls with each input: `Tests/Fuzz/run FuzzPNGReader 60`.
///
/// The input is read as a PNG file, as it is and with right check sums.
///
/// - Parameters:
///   - start: The first byte.
///   - count: How many there are.
/// - Returns: 0, as libFuzzer wants.
@c(LLVMFuzzerTestOneInput)
public func fuzzPNGReader(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  read(file)
  read(CheckSums.corrected(file))
  return 0
}

/// Reads a file, and writes what could be read in two ways: it must come back the same.
private func read(_ file: [UInt8]) {
  // Large pictures would only make each try slower.
  guard let image = try? PNGDecoder(limits: PNGLimits(pixels: 1 << 14)).decode(file) else {
    return
  }
  for compression in [PNGCompression.fast, .balanced] {
    let encoder = PNGEncoder(channels: .rgba, compression: compression)
    guard let written = try? encoder.encode(image.straight),
      let again = try? PNGDecoder().decode(written)
    else { preconditionFailure("a picture that was read is written and read again") }
    precondition(again.straight == image.straight, "pixels survive a round trip")
  }
  // Premultiplying once loses what 8 bits cannot hold; after that, nothing may be lost.
  let pixmap = image.pixmap
  precondition(StraightImage(pixmap).premultiplied() == pixmap, "premultiplied pixels are stable")
}
