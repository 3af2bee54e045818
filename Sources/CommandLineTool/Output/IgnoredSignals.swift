internal import SystemFiles

/// The signals that a process does not hear.
package struct IgnoredSignals {
  /// Bit n is set for signal n + 1.
  private let mask: UInt64

  /// Those of this process when it was first asked; none where the system does not tell.
  static let ofThisProcess: Self = {
    let bytes = try? FileSystem.read("/proc/self/status", limit: 1 << 16)
    return Self(status: String(decoding: bytes ?? [], as: UTF8.self))
  }()

  /// Reads them from the lines of a process's status.
  package init(status: String) {
    let label = "SigIgn:"
    let line = status.split(separator: "\n").first { $0.hasPrefix(label) }
    let digits = line?.dropFirst(label.count).drop { $0 == " " || $0 == "\t" } ?? ""
    mask = UInt64(digits, radix: 16) ?? 0
  }

  /// Whether the signal of that number, from 1, is ignored.
  package func contains(_ signal: Int32) -> Bool {
    (1...64).contains(signal) && mask >> UInt64(signal - 1) & 1 == 1
  }
}
