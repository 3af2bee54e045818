internal import Goldens
internal import PNGCodec
internal import Synchronization
internal import SystemFiles

/// Pictures of files, of which those that were decoded first are kept, so that a comparison of few files
/// decodes each of them once.
///
/// How many are kept is bounded by their pixels, whatever the sequence's length.
final class FilePictures: Sendable {
  /// A file that was read.
  struct Picture: Sendable {
    var decoded: DecodedImage
    var bytes: [UInt8]

    /// The pixels.
    var straight: StraightImage { decoded.straight }
  }

  /// Why a file is no picture.
  struct Fault: Error {
    var text: String
  }

  private struct Kept {
    var pictures: [String: Picture] = [:]
    /// How many more pixels may be kept.
    var room = 8 << 20
  }

  private let kept = Mutex(Kept())

  /// The picture of a file.
  func picture(_ path: String) -> Result<Picture, Fault> {
    if let known = kept.withLock({ $0.pictures[path] }) { return .success(known) }
    let found = Self.read(path)
    if case .success(let picture) = found { keep(picture, of: path) }
    return found
  }

  /// Keeps a picture while there is room.
  func keep(_ picture: Picture, of path: String) {
    kept.withLock { kept in
      let pixels = picture.straight.pixels.count
      guard pixels <= kept.room, kept.pictures[path] == nil else { return }
      kept.room -= pixels
      kept.pictures[path] = picture
    }
  }

  /// Reads a file.
  static func read(_ path: String) -> Result<Picture, Fault> {
    do {
      let limits = PNGLimits()
      let bytes = try FileSystem.read(path, limit: limits.fileBytes)
      let decoded = try PNGDecoder(limits: limits).decode(bytes)
      return .success(Picture(decoded: decoded, bytes: bytes))
    } catch let fault as FileFault {
      return .failure(Fault(text: "\(fault)"))
    } catch {
      return .failure(Fault(text: "\(path): \(error)"))
    }
  }
}

extension FilePictures.Picture {
  /// What a report shows of it: the file itself where a browser shows its pixels as they are.
  var shown: ShownPicture {
    ShownPicture(straight: straight, file: decoded.facts.isPlain ? bytes : nil)
  }
}

extension PNGFacts {
  /// Whether a file shows its pixels as they are: of 8 bits, and nothing says that colours mean others.
  fileprivate var isPlain: Bool {
    bitDepth == 8 && meanings.isEmpty && gamma == nil && !isAnimated && trailingByteCount == 0
  }
}
