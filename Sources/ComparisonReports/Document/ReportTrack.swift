package import FrameSequences

/// A number of a layer over time, on both sides.
package struct ReportTrack: Hashable, Sendable {
  /// A value at a time.
  package struct Sample: Hashable, Sendable {
    /// In seconds.
    package var time: ExactFraction
    /// In the track's unit; what is not finite leaves a gap.
    package var value: Double

    /// A sample.
    package init(time: ExactFraction, value: Double) {
      (self.time, self.value) = (time, value)
    }
  }

  /// The layer, by its path.
  package var layer: String
  /// The property, such as `position.x`.
  package var property: String
  /// The unit of its values, such as `pt`; empty for a plain number.
  package var unit: String
  /// The golden values, ascending by time; empty in a preview.
  package var golden: [Sample]
  /// The actual values, ascending by time.
  package var actual: [Sample]
  /// What differs, in a sentence; `nil` if nothing does.
  package var verdict: String?

  /// A track without values yet.
  package init(layer: String, property: String, unit: String = "", verdict: String? = nil) {
    (self.layer, self.property, self.unit, self.verdict) = (layer, property, unit, verdict)
    (golden, actual) = ([], [])
  }
}
