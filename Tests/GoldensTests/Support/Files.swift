import Foundation

extension [UInt8] {
  /// Writes a file as it is.
  func write(to path: String) throws { try Data(self).write(to: URL(filePath: path)) }
}
