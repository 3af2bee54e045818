internal import Dispatch
internal import Foundation
internal import FrameSequences
internal import SystemFiles

/// Writes frames' files without holding a core.
///
/// To be whole or not at all, a file is flushed to the device before it takes its name, and a thread
/// can only wait for that. Tasks have as many threads as there are cores, so the waiting is done by
/// threads of a queue. Several files wait at once: devices flush many together.
struct FrameWriter: Sendable {
  private let session: OutputSession
  /// How often a frame is tried again whose file could not be written for a cause that may pass.
  private let retries: Int
  /// Where equal frames are found; nil to write each.
  private let store: FrameStore?

  private static let queue = DispatchQueue(label: "frame files", attributes: .concurrent)

  /// A writer of one sequence.
  init(into session: OutputSession, retries: Int, store: FrameStore? = nil) {
    self.session = session
    self.retries = retries
    self.store = store
  }

  /// Writes a frame's file, whole or not at all.
  ///
  /// - Throws: `inputOutput`; nothing is left behind then.
  func write(_ file: [UInt8], for frame: Manifest.Frame) async throws(CommandFailure) {
    let result = await Self.onQueue { () throws(FileFault) in
      try patiently { () throws(FileFault) in
        let twin = store?.twin(of: file)
        let path = try session.write(file, for: frame, linking: twin)
        store?.note(path, of: file)
      }
    }
    do { try result.get() } catch { throw .inputOutput("\(error)") }
  }

  /// Tries again what fails for a cause that may pass, after 0.1, 0.2, 0.4 seconds and so on.
  private func patiently(_ work: () throws(FileFault) -> Void) throws(FileFault) {
    var pause = 0.1
    for _ in 0..<retries {
      do throws(FileFault) {
        return try work()
      } catch {
        guard error.mayPass else { throw error }
        Thread.sleep(forTimeInterval: pause)
        pause *= 2
      }
    }
    try work()
  }

  /// Has a thread do what waits for a device.
  static func onQueue<Value: Sendable>(
    _ work: @escaping @Sendable () throws(FileFault) -> Value
  ) async -> Result<Value, FileFault> {
    await withCheckedContinuation { continuation in
      queue.async {
        do throws(FileFault) {
          continuation.resume(returning: .success(try work()))
        } catch {
          continuation.resume(returning: .failure(error))
        }
      }
    }
  }
}
