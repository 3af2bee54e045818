import Foundation

/// The most memory that this process held at once.
///
/// A property of the process and not of a case: to learn one case's, run it alone.
enum PeakMemory {
  /// In bytes; `nil` where the system does not say.
  static var bytes: Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return nil
    }
    for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      let words = line.split(whereSeparator: \.isWhitespace)
      return words.count > 1 ? Int(words[1]).map { $0 * 1_024 } : nil
    }
    return nil
  }

  /// In words.
  static var text: String {
    guard let bytes else { return "unknown" }
    return String(format: "%.1f MiB", Double(bytes) / 1_048_576)
  }
}
