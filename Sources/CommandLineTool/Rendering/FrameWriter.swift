internal import Dispatch
internal import FrameSequences
internal import SystemFiles

/// Writes frames' files without holding a core.
///
/// To be whole or not at all, a file is flushed to the device before it takes its name, and a thread
/// can only wait for that. Tasks have as many threads as there are cores, so the waiting is done by
/// threads of a queue. Several files wait at once: devices flush many together.
struct FrameWriter: Sendable {
  private let session: OutputSession
  private let queue = DispatchQueue(label: "frame files", attributes: .concurrent)

  /// A writer of one sequence.
  init(into session: OutputSession) {
    self.session = session
  }

  /// Writes a frame's file, whole or not at all.
  ///
  /// - Throws: `inputOutput`; nothing is left behind then.
  func write(_ file: [UInt8], for frame: Manifest.Frame) async throws(CommandFailure) {
    let fault: FileFault? = await withCheckedContinuation { continuation in
      queue.async {
        do throws(FileFault) {
          try session.write(file, for: frame)
          continuation.resume(returning: nil)
        } catch {
          continuation.resume(returning: error)
        }
      }
    }
    if let fault { throw .inputOutput("\(fault)") }
  }
}
