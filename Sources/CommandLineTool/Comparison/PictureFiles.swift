/// The pictures of one frame in the results, by their paths from the results' folder.
struct PictureFiles: Hashable, Sendable {
  var expected: String?
  var actual: String?
  /// The amplified difference.
  var difference: String?
  /// The classes in their colours.
  var classes: String?
}

/// The pictures of one sequence in the results.
struct SequencePictures: Hashable, Sendable {
  /// Of actual frames, by their numbers.
  var actual: [Int: PictureFiles] = [:]
  /// Of golden frames that have no picture beside an actual one, by their numbers.
  var golden: [Int: String] = [:]
}
