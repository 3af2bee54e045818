package import SystemFiles
package import Digests
package import PNGCodec

/// Something wrong with a sequence.
package enum SequenceFinding: Equatable, Sendable {
  /// The manifest names a file that is not there.
  case missing(file: String)
  /// The manifest does not say what the file's pixels are: the run that wrote it was interrupted.
  case unfinished(file: String)
  /// A file has a frame's name, but the manifest does not name it.
  case extra(file: String)
  /// A file cannot be read.
  case unreadable(file: String, FileFault)
  /// A file is no PNG file, or damaged.
  case undecodable(file: String, PNGError)
  /// A picture has another size, in pixels, than the manifest says.
  case wrongSize(file: String, width: Int, height: Int)
  /// A picture's pixels are not those that were written.
  case otherPixels(file: String, found: Digest128, expected: Digest128)
}

extension SequenceFinding: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let file): "\(file): missing"
    case .unfinished(let file): "\(file): the run that was to write it was interrupted"
    case .extra(let file): "\(file): not in the manifest"
    case .unreadable(_, let fault): "\(fault)"
    case .undecodable(let file, let error): "\(file): \(error)"
    case .wrongSize(let file, let width, let height):
      "\(file): \(width)x\(height) pixels is not the sequence's size"
    case .otherPixels(let file, let found, let expected):
      "\(file): its pixels have the digest \(found), not \(expected)"
    }
  }
}
