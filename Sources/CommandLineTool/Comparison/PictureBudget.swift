/// How many pictures a sequence that does not match may leave, so that no run fills a disk.
///
/// Which they are depends on numbers of frames alone: all pictures of the first frames that differ, then the
/// actual ones of the others.
struct PictureBudget: Sendable {
  /// The most pictures of a sequence.
  let limit: Int

  /// Pictures of a frame that differs: expected, actual, difference and classes.
  private static let ofDiffering = 4

  /// The frames that differ of which all pictures are written.
  func shown(of differing: [Int]) -> Set<Int> {
    Set(differing.sorted().prefix(limit / Self.ofDiffering))
  }

  /// How many more may be written.
  func rest(beside pictures: SequencePictures) -> Int {
    let files = pictures.actual.values.flatMap {
      [$0.expected, $0.actual, $0.difference, $0.classes]
    }
    return max(0, limit - files.count { $0 != nil } - pictures.golden.count)
  }
}
