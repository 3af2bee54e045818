/// Pictures that come in no certain order, handed on in that of their frames.
///
/// It holds those that came too early: no more than a pipeline has in flight.
struct OrderedPictures<Picture> {
  private var awaited: ArraySlice<Int>
  private var early: [Int: Picture] = [:]

  /// Pictures of these frames, in this order; none has come yet.
  init(_ frames: [Int]) { awaited = frames[...] }

  /// Takes one picture.
  ///
  /// - Returns: What can be handed on now, in order.
  mutating func add(_ picture: Picture, of frame: Int) -> [(frame: Int, picture: Picture)] {
    early[frame] = picture
    var ready: [(frame: Int, picture: Picture)] = []
    while let next = awaited.first, let picture = early.removeValue(forKey: next) {
      ready.append((next, picture))
      awaited.removeFirst()
    }
    return ready
  }
}
