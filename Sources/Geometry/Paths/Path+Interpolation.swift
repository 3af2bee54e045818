package import Foundation

extension Path {
  /// The path a fraction of the way to another of the same structure; nil where structures differ.
  ///
  /// Points are mixed one by one; exactly this path at 0 and `end` at 1. Structures are the same
  /// where both have the same kinds of elements in the same order. Progress outside 0...1, as
  /// springs have, goes on along the same lines.
  package func interpolated(to end: Path, progress: CGFloat) -> Path? {
    guard elements.count == end.elements.count else { return nil }
    var mix = Path()
    mix.elements.reserveCapacity(elements.count)
    for (from, to) in zip(elements, end.elements) {
      guard let element = from.mixed(with: to, at: progress) else { return nil }
      mix.elements.append(element)
    }
    return mix
  }
}

extension Path.Element {
  /// The element a fraction of the way to another of the same kind; nil for another kind.
  fileprivate func mixed(with other: Path.Element, at progress: CGFloat) -> Path.Element? {
    switch (self, other) {
    case (.move(let a), .move(let b)): .move(a.mixed(with: b, at: progress))
    case (.line(let a), .line(let b)): .line(a.mixed(with: b, at: progress))
    case (.quad(let a, let b), .quad(let c, let d)):
      .quad(control: a.mixed(with: c, at: progress), end: b.mixed(with: d, at: progress))
    case (.cubic(let a, let b, let c), .cubic(let d, let e, let f)):
      .cubic(
        control1: a.mixed(with: d, at: progress), control2: b.mixed(with: e, at: progress),
        end: c.mixed(with: f, at: progress))
    case (.close, .close): .close
    default: nil
    }
  }
}
