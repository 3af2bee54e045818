internal import Digests
internal import FrameSequences
internal import Synchronization
internal import SystemFiles

/// Where files lie that hold what other frames show too, so that each is on the disk once.
///
/// Files of the same bytes become one file of several names. Only the first frames of a long run are
/// remembered, so that its memory is bounded.
final class FrameStore: Sendable {
  /// What tells files apart: their bytes.
  private struct Key: Hashable {
    var digest: Digest128
    var count: Int
  }

  private let paths = Mutex<[Key: String]>([:])

  /// Most files that are remembered: about 20 MB.
  private static let most = 100_000

  /// The path of a file of the same bytes, if one was written.
  func twin(of file: [UInt8]) -> String? { paths.withLock { $0[Self.key(file)] } }

  /// Remembers a file, unless one like it is known.
  func note(_ path: String, of file: [UInt8]) {
    let key = Self.key(file)
    paths.withLock { paths in
      if paths[key] == nil, paths.count < Self.most { paths[key] = path }
    }
  }

  private static func key(_ file: [UInt8]) -> Key {
    Key(digest: Digest128(of: file), count: file.count)
  }
}
