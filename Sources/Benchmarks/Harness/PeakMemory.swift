import Foundation

/// The most memory that a process held at once.
///
/// A property of the process and not of a case: to learn what a case that runs in this process
/// needs, run it alone.
enum PeakMemory {
  /// Of a process, or of this one; in bytes.
  ///
  /// `nil` where the system does not say.
  static func bytes(ofProcess identifier: Int32? = nil) -> Int? {
    let process = identifier.map { "\($0)" } ?? "self"
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    else { return nil }
    for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
      let words = line.split(whereSeparator: \.isWhitespace)
      return words.count > 1 ? Int(words[1]).map { $0 * 1_024 } : nil
    }
    return nil
  }

  /// In words.
  static func text(_ bytes: Int?) -> String {
    guard let bytes else { return "unknown" }
    return String(format: "%.1f MiB", Double(bytes) / 1_048_576)
  }
}
