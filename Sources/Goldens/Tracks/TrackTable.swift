package import FrameSequences

/// What every animated property of every layer shows, frame by frame: the contents of `tracks.tsv`.
package struct TrackTable: Hashable, Sendable {
  /// A layer's property.
  package struct Key: Hashable, Sendable, Comparable {
    /// The names of the layers from the window down, joined by slashes.
    package var layer: String
    /// The property as Core Animation names it.
    package var property: String

    /// A key.
    package init(layer: String, property: String) {
      (self.layer, self.property) = (layer, property)
    }

    package static func < (left: Self, right: Self) -> Bool {
      (left.layer, left.property) < (right.layer, right.property)
    }

    /// The last name on the layer's path.
    var lastName: Substring { layer.split(separator: "/").last ?? "" }
  }

  /// One property's values, ascending by frame.
  package internal(set) var tracks: [Key: [Sample]] = [:]

  /// A property's value in one frame.
  package struct Sample: Hashable, Sendable {
    /// The frame's number.
    package var frame: Int
    /// The frame's time, in seconds.
    package var time: ExactFraction
    /// What the property shows.
    package var value: TrackValue
  }

  /// A table without tracks.
  package init() {}

  /// Adds a value at the end of its track.
  ///
  /// - Precondition: The frame comes after those that the track has.
  package mutating func append(
    _ text: String, for key: Key, frame: Int, time: ExactFraction
  ) {
    precondition(
      tracks[key]?.last.map { $0.frame < frame } ?? true, "a track's frames come in their order")
    tracks[key, default: []].append(Sample(frame: frame, time: time, value: TrackValue(text)))
  }
}
