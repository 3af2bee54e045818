/// Why a contact sheet cannot be made.
package enum ContactSheetError: Error, Equatable, Sendable {
  /// A side would be longer than the limit, in pixels.
  case sideTooLong(limit: Int)
  /// The sheet would have more pixels than the limit.
  case tooLarge(width: Int, height: Int, limit: Int)
}

extension ContactSheetError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .sideTooLong(let limit):
      "a side of the sheet would be longer than \(limit) pixels; use fewer frames or smaller cells"
    case .tooLarge(let width, let height, let limit):
      "the sheet would be \(width)x\(height) pixels; at most \(limit) pixels are made"
    }
  }
}
