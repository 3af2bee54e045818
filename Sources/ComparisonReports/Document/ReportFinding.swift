package import FrameSequences

/// Something that was found in a sequence, in a sentence, with its place if it has one.
package struct ReportFinding: Hashable, Sendable {
  /// The cause: a sentence, or a few words where there are details.
  package var sentence: String
  /// What belongs to it, a clause each.
  package var details: [String] = []
  /// Whether it is wrong; what is only worth knowing, such as the share that was masked, is not.
  package var isFault = true
  /// The first frame that it is about.
  package var frame: Int?
  /// That frame's time, in seconds.
  package var time: ExactFraction?
  /// The layer, by its path.
  package var layer: String?
  /// The layer's property, such as `position.x`.
  package var property: String?

  /// A fault.
  package init(
    _ sentence: String, frame: Int? = nil, time: ExactFraction? = nil, layer: String? = nil,
    property: String? = nil
  ) {
    (self.sentence, self.frame, self.time) = (sentence, frame, time)
    (self.layer, self.property) = (layer, property)
  }
}
