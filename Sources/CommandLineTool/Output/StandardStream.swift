internal import Foundation
internal import Glibc
internal import SystemFiles

/// Standard output or standard error of the process.
///
/// Writing ends with ``SinkFault/closed`` after the reader of a pipe has gone; for that the process
/// ignores `SIGPIPE`, see `Interruption`.
public struct StandardStream: ByteSink {
  private let descriptor: Int32

  /// Standard output.
  public static let output = Self(descriptor: 1)
  /// Standard error.
  public static let errors = Self(descriptor: 2)

  /// Whether the stream is connected to a terminal.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes all of the bytes, in order.
  ///
  /// - Throws: `closed` for a pipe without a reader, else `failed` with the system's reason.
  public func write(_ bytes: [UInt8]) throws(SinkFault) {
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
      try handle.write(contentsOf: Data(bytes))
    } catch {
      throw Self.fault(from: error)
    }
  }

  /// Finds the system's error number below what Foundation wraps around it.
  private static func fault(from error: any Error) -> SinkFault {
    var current = error as NSError
    while current.domain != NSPOSIXErrorDomain,
      let underlying = current.userInfo[NSUnderlyingErrorKey] as? NSError
    {
      current = underlying
    }
    guard current.domain == NSPOSIXErrorDomain else { return .failed("can't be written") }
    if current.code == Int(EPIPE) { return .closed }
    return .failed(
      FileFault(code: Int32(truncatingIfNeeded: current.code), path: "").cause)
  }
}
