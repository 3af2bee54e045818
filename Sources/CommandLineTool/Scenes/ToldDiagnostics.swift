internal import SceneFormat
internal import Synchronization

/// What was told about a scene, so that its variants don't tell it again.
final class ToldDiagnostics: Sendable {
  private let told = Mutex<Set<Diagnostic>>([])

  /// Notes a diagnostic.
  ///
  /// - Returns: Whether it was not noted before.
  func note(_ diagnostic: Diagnostic) -> Bool {
    told.withLock { $0.insert(diagnostic).inserted }
  }
}
