import Foundation

/// The most memory that a process held at once, as Linux counts it.
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

  /// Forgets what this process held before.
  ///
  /// What the allocator has not given back to the system still counts, so that a case may seem to
  /// need what one before it did: to be sure, run it alone. Where the system refuses, nothing is
  /// forgotten.
  static func startAfresh() {
    // The value that proc(5) gives for the high-water mark.
    try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
  }

  /// In words.
  static func text(_ bytes: Int?) -> String {
    guard let bytes else { return "unknown" }
    return String(format: "%.1f MiB", Double(bytes) / 1_048_576)
  }
}
