package import SceneFormat

/// What a scene had come to when it could not go on: often the cause of the error lies there.
package struct StagingPrelude: Hashable, Sendable {
  /// The transitions that had ended, in order.
  package var transitions: [RecordingPlan.Transition]
  /// What was found in them.
  package var warnings: [Diagnostic]
  /// What of it led to the error.
  package var notes: [Diagnostic.Note]
}
