/// Where the tool writes its results or its messages.
///
/// Injected, so that a run can be watched from inside a test.
public protocol ByteSink: Sendable {
  /// Whether a person reads it as it comes.
  var isTerminal: Bool { get }

  /// Writes all of the bytes, in order, or throws.
  func write(_ bytes: [UInt8]) throws(SinkFault)
}

/// Why a sink took no more bytes.
public enum SinkFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reader has gone; nobody is left to tell.
  case closed
  /// The device refused, with the system's reason.
  case failed(String)

  /// A sentence without a full stop.
  public var description: String {
    switch self {
    case .closed: "the reader has gone"
    case .failed(let reason): reason
    }
  }
}
