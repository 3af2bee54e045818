/// Why a text is no pattern for the names of frames.
package enum FrameNamePatternError: Error, Equatable, Sendable {
  /// It has no place for the number.
  case noNumber
  /// It has more than one place for the number.
  case severalNumbers
  /// A `%` begins something else than `%d`, `%4d`, `%04d` or `%%`.
  case unknownFormat
  /// It names a folder, or is hidden, or holds a control character.
  case notAFileName
  /// It does not end with `.png`.
  case notPNG
  /// It asks for more digits than the limit.
  case tooManyDigits(Int, limit: Int)
  /// It is longer than the limit, in bytes of UTF-8.
  case tooLong(Int, limit: Int)
}

extension FrameNamePatternError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noNumber: "a frame name needs a place for the number: #### or %04d"
    case .severalNumbers: "a frame name has one place for the number"
    case .unknownFormat: "in a frame name, % begins %04d (any digits) or is written %%"
    case .notAFileName: "a frame name is a plain, visible file name, without a folder"
    case .notPNG: "a frame name ends with .png"
    case .tooManyDigits(let count, let limit): "\(count) digits are asked for; at most \(limit)"
    case .tooLong(let count, let limit):
      "a frame name of \(count) bytes is too long; at most \(limit)"
    }
  }
}
