package import Digests
import PNGShim
import Pixels

/// Reads PNG files.
///
/// Every colour type, depth and interlacing becomes straight RGBA of 8 bits a channel: palettes
/// and grey are spread out, 16 bits are scaled to 8 with rounding to nearest, transparency chunks
/// become alpha. Gamma and colour profiles are reported, not applied.
package struct PNGDecoder: Sendable {
  /// How much a file may ask for.
  package var limits: PNGLimits

  /// A reader with the given limits.
  package init(limits: PNGLimits = PNGLimits()) {
    self.limits = limits
  }

  /// What a file says of itself, without decoding its pixels.
  ///
  /// - Throws: What the file's structure shows to be wrong, or a limit it passes. A file that
  ///   passes here may still be corrupt inside.
  package func facts(of file: [UInt8]) throws(PNGError) -> PNGFacts {
    guard file.count <= limits.fileBytes else {
      throw .fileTooLong(byteCount: file.count, limit: limits.fileBytes)
    }
    let walk = try ChunkWalk(file.span)
    try walk.check(limits)
    return walk.facts
  }

  /// What a file says of itself, with the check sums of all of its chunks checked and no pixel decoded.
  ///
  /// - Throws: As ``facts(of:)``, or `corrupt` for a wrong sum.
  package func checkedFacts(of file: [UInt8]) throws(PNGError) -> PNGFacts {
    let facts = try facts(of: file)
    try ChunkWalk.checkSums(of: file.span)
    return facts
  }

  /// The digest of samples of 16 bits, where ones of 8 bits could not hold them.
  ///
  /// - Returns: `nil` for a file of fewer bits, and for one whose every sample is one of 8 bits exactly.
  /// - Throws: As ``decode(_:)``.
  /// - Complexity: Decodes the file; memory of 8 bytes a pixel.
  package func fineDigest(of file: [UInt8]) throws(PNGError) -> Digest128? {
    let facts = try facts(of: file)
    guard facts.bitDepth == 16 else { return nil }
    var samples = [UInt64](repeating: 0, count: facts.width * facts.height)
    var message = [CChar](repeating: 0, count: Int(PNG_SHIM_MESSAGE_SIZE))
    let size = png_shim_size(width: UInt32(facts.width), height: UInt32(facts.height))
    let outcome = unsafe file.withUnsafeBufferPointer { file in
      unsafe samples.withUnsafeMutableBytes { pixels in
        unsafe message.withUnsafeMutableBufferPointer { message in
          guard let start = file.baseAddress, let text = message.baseAddress,
            let first = pixels.baseAddress
          else { return Int32(-1) }
          return unsafe png_shim_decode_deep(
            start, file.count, size, limits.chunkBytes, first, text)
        }
      }
    }
    guard outcome == 0 else { throw .corrupt(text(of: message)) }
    // A sample of 8 bits has the same byte twice.
    guard samples.contains(where: { ($0 ^ $0 >> 8) & 0x00FF_00FF_00FF_00FF != 0 }) else {
      return nil
    }
    var hasher = XXH3Hasher()
    hasher.update(littleEndian: UInt64(facts.width))
    for sample in samples { hasher.update(littleEndian: sample) }
    return hasher.finish()
  }

  /// Decodes a whole file.
  ///
  /// Bytes after the file's end are ignored and counted in the facts. A wrong check sum in any
  /// chunk is an error, so a single damaged bit is always found.
  ///
  /// - Throws: The first thing wrong with the file, or a limit it passes.
  /// - Complexity: O(n) in the file's bytes and the picture's pixels; memory for the file once and
  ///   for the pixels once.
  package func decode(_ file: [UInt8]) throws(PNGError) -> DecodedImage {
    let facts = try facts(of: file)
    var straight = StraightImage(width: facts.width, height: facts.height)
    var message = [CChar](repeating: 0, count: Int(PNG_SHIM_MESSAGE_SIZE))

    let size = png_shim_size(width: UInt32(facts.width), height: UInt32(facts.height))
    // The loans are nested, so each pointer ends with its closure; the shim keeps none.
    let outcome = unsafe file.withUnsafeBufferPointer { file in
      unsafe straight.pixels.withUnsafeMutableBytes { pixels in
        unsafe message.withUnsafeMutableBufferPointer { message in
          guard let start = file.baseAddress, let text = message.baseAddress,
            let first = pixels.baseAddress
          else { return Int32(-1) }
          return unsafe png_shim_decode(
            start, file.count, size, limits.chunkBytes, first, text)
        }
      }
    }
    guard outcome == 0 else { throw .corrupt(text(of: message)) }
    return DecodedImage(facts: facts, straight: straight)
  }
}

/// The text up to a message's closing zero.
func text(of message: [CChar]) -> String {
  String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}
