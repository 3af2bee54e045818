internal import Digests
internal import FrameSequences
internal import Goldens
internal import PNGCodec
internal import SystemFiles

/// What a file shows, by its digests, or why it cannot be read.
struct FileLook: Sendable {
  /// Equal digests mean equal pictures, within one comparison.
  var digest: Digest128?
  var facts: PNGFacts?
  /// What samples of 16 bits hold beyond 8.
  var fine: Digest128?
  /// The digest of the file's bytes.
  var file: Digest128?
  var reason: String?

  /// Why pictures whose samples of 8 bits are equal do not match.
  static let finer =
    "samples of 16 bits differ by less than a step of 8 bits, which --steps 1 lets pass"

  /// Looks at a frame's file, unless one of the same bytes is known.
  init(
    at frame: FileSequence.Frame, _ masks: MaskSet, known: [Digest128: FileLook],
    _ pictures: FilePictures
  ) {
    guard let path = frame.path else {
      digest = frame.digest
      return
    }
    let limits = PNGLimits()
    do {
      let bytes = try FileSystem.read(path, limit: limits.fileBytes)
      let file = Digest128(of: bytes)
      if let look = known[file] {
        self = look
        return
      }
      self.file = file
      let picture = try PNGDecoder(limits: limits).decode(bytes)
      pictures.keep(FilePictures.Picture(decoded: picture, bytes: bytes), of: path)
      try take(bytes, picture, at: frame, masks)
    } catch let fault as FileFault {
      reason = "\(fault)"
    } catch {
      reason = "\(path): \(error)"
    }
  }

  private mutating func take(
    _ bytes: [UInt8], _ picture: DecodedImage, at frame: FileSequence.Frame, _ masks: MaskSet
  ) throws(PNGError) {
    let path = frame.path ?? ""
    if picture.facts.isAnimated {
      reason = "\(path): \(Self.animated)"
      return
    }
    let pixels = Digest128(pixelsOf: picture.straight)
    if let listed = frame.digest, listed != pixels {
      reason = "\(path): its pixels are not those of the list"
      return
    }
    (facts, fine) = (picture.facts, try PNGDecoder().fineDigest(of: bytes))
    let mask = try? masks.mask(at: frame.time, size: PixelSize(of: picture.straight)).mask
    digest = mask.map { Digest128(pixelsOf: $0.blanked(picture.straight)) } ?? fine ?? pixels
  }

  private static let animated =
    "an animation, of which a picture shows only the beginning; compare its frames, each in a file"

  /// Looks at two files of the same bytes without decoding them; nil if they are not the same, or only
  /// pixels can tell whether they are what they should be.
  init?(ofSame one: FileSequence.Frame, _ other: FileSequence.Frame) {
    let limits = PNGLimits()
    guard let path = one.path, let otherPath = other.path,
      let bytes = try? FileSystem.read(path, limit: limits.fileBytes),
      let otherBytes = try? FileSystem.read(otherPath, limit: limits.fileBytes),
      bytes == otherBytes,
      let facts = try? PNGDecoder(limits: limits).checkedFacts(of: bytes), !facts.isAnimated
    else { return nil }
    let file = Digest128(of: bytes)
    guard [one, other].allSatisfy({ $0.digest == nil || $0.file == file }) else { return nil }
    (digest, self.file, self.facts) = (file, file, facts)
  }
}
