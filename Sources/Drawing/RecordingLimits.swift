/// How large a recorded image may be, so that no list can ask for more than a machine has.
///
/// What is beyond them has no image; whoever records reports that by name.
package enum RecordingLimits {
  /// Greatest width and height, in pixels.
  package static let side = 32_768
  /// Most pixels of a recording and of all the recordings in it, each counted once: 256 MB of them.
  package static let pixels = 1 << 26
  /// Most recordings within one another.
  package static let depth = 16
}
