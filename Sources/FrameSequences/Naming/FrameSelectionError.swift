/// Why a text selects no frames of a timeline.
package enum FrameSelectionError: Error, Equatable, Sendable {
  /// It has no items.
  case empty
  /// An item is none of the forms.
  case malformed(item: String)
  /// An item's frame lies outside the timeline, whose last frame is given.
  case outside(item: String, last: Int)
  /// An item's range ends before it begins.
  case backwards(item: String)
  /// An item's step is zero.
  case noStep(item: String)
  /// A name that is no point of the timeline.
  case unknownPoint(item: String)
  /// More items than the limit.
  case tooManyItems(limit: Int)
}

extension FrameSelectionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "no frames are selected"
    case .malformed(let item):
      "\"\(item)\" selects no frames; expected a form like 7, 0-9, 20-40:5, 100- or -1 (the last)"
    case .outside(let item, let last):
      "\"\(item)\" lies outside the timeline; its frames are 0-\(last)"
    case .backwards(let item): "\"\(item)\" ends before it begins"
    case .noStep(let item): "\"\(item)\" has a step of 0"
    case .unknownPoint(let item): "\"\(item)\" is no point of the timeline"
    case .tooManyItems(let limit): "at most \(limit) items select frames"
    }
  }
}
