import PNGCodec
import Pixels

/// What libFuzzer calls with each input: `Tests/Fuzz/run FuzzFrameWriter 60`.
///
/// The input says how to draw a picture, and the picture must come back from its file.
///
/// - Parameters:
///   - start: The first byte.
///   - count: How many there are.
/// - Returns: 0, as libFuzzer wants.
@c(LLVMFuzzerTestOneInput)
public func fuzzFrameWriter(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  for isOpaque in [true, false] {
    let image = picture(from: input, isOpaque: isOpaque)
    for compression in [PNGCompression.fast, .balanced] {
      checkRoundTrip(image, PNGEncoder(channels: .rgba, compression: compression))
      if isOpaque { checkRoundTrip(image, PNGEncoder(channels: .rgb, compression: compression)) }
    }
  }
  return 0
}

private func checkRoundTrip(_ image: StraightImage, _ encoder: PNGEncoder) {
  guard let file = try? encoder.encode(image), let again = try? PNGDecoder().decode(file)
  else { preconditionFailure("a picture is written and read again") }
  precondition(again.straight == image, "pixels survive a round trip")
  if image.pixels.allSatisfy({ $0 >> 24 == 255 }) {
    var bands = FrameBands()
    let fromRuns = try? encoder.encode(runs(of: image), changedRows: [], keeping: &bands)
    precondition(fromRuns == file, "runs give the bytes of their pixels")
  }
}

/// An opaque picture as runs, but for every fifth row.
private func runs(of image: StraightImage) -> RunPicture {
  let rows = (0..<image.height).map { y in
    var row = RunRow()
    if y % 5 == 4 { return row }
    var runs: [PixelRun] = []
    for x in 0..<image.width {
      let color = image.pixels[y * image.width + x]
      if runs.last?.color == color { runs.removeLast() }
      runs.append(PixelRun(end: Int32(x + 1), color: color))
    }
    row.putBack(runs)
    return row
  }
  return RunPicture(width: image.width, height: image.height, rows: rows, pixels: image.pixels)
}

/// A picture drawn by the input: a width, and then instructions of three bytes.
///
/// An instruction paints a run of a colour, copies the pixels above, or counts a colour up, so
/// that few bytes make long runs, equal rows, gradients and islands.
private func picture(from input: [UInt8], isOpaque: Bool) -> StraightImage {
  let width = 1 + Int(input.first ?? 0) * Int(input.dropFirst().first ?? 1) % 1500
  let most = 40_000
  var pixels: [UInt32] = []
  var color: UInt32 = 0
  var place = 2
  while place + 2 < input.count, pixels.count < most {
    // No side is longer than readers take.
    let repeats = min(
      most - pixels.count, (1 << Int(input[place] >> 4)) + Int(input[place + 1] & 15))
    color = color &* 0x0101_0101 &+ UInt32(input[place + 2]) << UInt32(input[place + 1] & 24)
    for _ in 0..<repeats {
      switch input[place] & 3 {
      case 0: pixels.append(color)
      case 1: pixels.append(pixels.count < width ? color : pixels[pixels.count - width])
      case 2:
        color &+= UInt32(input[place + 1])
        pixels.append(color)
      default: pixels.append(color ^ UInt32(truncatingIfNeeded: pixels.count &* pixels.count))
      }
    }
    place += 3
  }
  var image = StraightImage(width: width, height: max(1, pixels.count / width))
  for index in image.pixels.indices {
    let pixel = index < pixels.count ? pixels[index] : color
    image.pixels[index] = isOpaque ? pixel | 0xFF00_0000 : pixel
  }
  return image
}
