import CommandLineTool
import Synchronization

/// A sink that keeps what it is given, and can stand for a terminal or a pipe without a reader.
final class RecordingSink: ByteSink {
  let isTerminal: Bool
  private let fault: SinkFault?
  private let bytes = Mutex<[UInt8]>([])

  init(isTerminal: Bool = false, fault: SinkFault? = nil) {
    self.isTerminal = isTerminal
    self.fault = fault
  }

  func write(_ more: [UInt8]) throws(SinkFault) {
    if let fault { throw fault }
    bytes.withLock { $0 += more }
  }

  /// Everything written so far.
  var written: [UInt8] { bytes.withLock { $0 } }

  /// Everything written so far, as text.
  var text: String { String(decoding: written, as: UTF8.self) }
}
