package import PNGCodec
package import SystemFiles

/// Why goldens cannot be read or written.
package enum GoldenError: Error, Equatable, Sendable {
  /// A file or folder cannot be read or written.
  case file(FileFault)
  /// The list does not end with a line's end, so a part is missing.
  case truncated
  /// The list is a pointer that Git LFS leaves in place of a file.
  case pointer
  /// A line of the list, counted from 1, is wrong; the rest is a clause.
  case line(Int, String)
  /// A picture of which the list speaks is no PNG file, or damaged.
  case picture(file: String, PNGError)
  /// A picture's pixels are not those of the list.
  case otherPixels(file: String)
  /// The tracks are not those of the list.
  case otherTracks
  /// The tracks cannot be read.
  case tracks(TrackError)
  /// A file that is no golden lies where goldens are to be replaced.
  case foreignFile(String)
  /// Recording was asked for where it is refused.
  case recordingRefused
  /// Accepting would change what it may not; the text is a clause.
  case acceptRefused(String)
  /// The frames to accept are not in the results.
  case nothingToAccept
}

extension GoldenError: CustomStringConvertible {
  /// One clause in English, without the list's path.
  package var description: String {
    switch self {
    case .file(let fault): "\(fault)"
    case .truncated: "the list ends in the middle of a line"
    case .pointer: "the list is a Git LFS pointer: run git lfs pull"
    case .line(let line, let clause): "line \(line) \(clause)"
    case .picture(let file, let error): "\(file): \(error)"
    case .otherPixels(let file): "\(file): its pixels are not those of the list"
    case .otherTracks: "tracks.tsv is not the one of the list"
    case .tracks(let error): "tracks.tsv: \(error)"
    case .foreignFile(let path):
      "\(path) is no golden, and would be lost: move it away, then record again"
    case .recordingRefused: "goldens are not recorded where CI is set"
    case .acceptRefused(let clause): clause
    case .nothingToAccept: "nothing in the results is left to accept"
    }
  }
}
