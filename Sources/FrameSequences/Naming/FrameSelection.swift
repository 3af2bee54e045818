/// The frames that a text like `0-9,12,20-40:5,-1,100-` selects.
///
/// Items are separated by commas, and everything is inclusive:
///
/// - `7`, frame 7; `-1`, the last frame, `-2` the one before it
/// - `0-9`, ten frames; `100-`, from 100 to the last; `-10-`, the last ten; `5--2`, from 5 to the
///   last but one
/// - `20-40:5`, every fifth of a range, from its first
/// - anything that begins otherwise is a named point, which the caller resolves
package struct FrameSelection: Hashable, Sendable {
  /// The frames' numbers, each once, ascending.
  package let frames: [Int]

  private static let mostItems = 1000

  /// All frames of a timeline.
  package init(allOf frameCount: Int) {
    frames = Array(0..<max(0, frameCount))
  }

  /// Reads a selection.
  ///
  /// - Parameters:
  ///   - text: The items.
  ///   - frameCount: Frames of the timeline; those are 0 to one less.
  ///   - point: The frame of a named point such as `open@50%`, or `nil` if there is none.
  /// - Throws: The first item that is wrong, and the timeline's range if it is outside.
  package init(
    _ text: String, frameCount: Int, point: (String) -> Int? = { _ in nil }
  ) throws(FrameSelectionError) {
    let items = text.split(separator: ",", omittingEmptySubsequences: false)
    guard !text.isEmpty, frameCount > 0 else { throw .empty }
    guard items.count <= Self.mostItems else { throw .tooManyItems(limit: Self.mostItems) }
    var isSelected = [Bool](repeating: false, count: frameCount)
    for item in items {
      let range = try Self.range(String(item), frameCount: frameCount, point: point)
      for frame in range { isSelected[frame] = true }
    }
    frames = isSelected.indices.filter { isSelected[$0] }
  }
}

// MARK: - Items

extension FrameSelection {
  private static func range(
    _ item: String, frameCount: Int, point: (String) -> Int?
  ) throws(FrameSelectionError) -> StrideThrough<Int> {
    let last = frameCount - 1
    guard let first = item.utf8.first, first == UInt8(ascii: "-") || isDigit(first) else {
      guard !item.isEmpty else { throw .malformed(item: item) }
      guard let frame = point(item) else { throw .unknownPoint(item: item) }
      guard (0...last).contains(frame) else { throw .outside(item: item, last: last) }
      return stride(from: frame, through: frame, by: 1)
    }
    guard let parts = Parts(item) else { throw .malformed(item: item) }
    let lower = parts.lower < 0 ? frameCount + parts.lower : parts.lower
    let upper = parts.upper.map { $0 < 0 ? frameCount + $0 : $0 } ?? last
    guard (0...last).contains(lower), (0...last).contains(upper) else {
      throw .outside(item: item, last: last)
    }
    guard lower <= upper else { throw .backwards(item: item) }
    guard parts.step > 0 else { throw .noStep(item: item) }
    return stride(from: lower, through: upper, by: parts.step)
  }

  /// An item's numbers as they are written.
  private struct Parts {
    var lower: Int
    /// `nil` for a range without an end.
    var upper: Int?
    var step = 1

    init?(_ item: String) {
      var rest = Substring(item).utf8
      guard let lower = Self.signed(&rest) else { return nil }
      (self.lower, self.upper) = (lower, lower)
      guard !rest.isEmpty else { return }
      guard rest.popFirst() == UInt8(ascii: "-") else { return nil }
      upper = nil
      if let next = rest.first, next != UInt8(ascii: ":") {
        guard let number = Self.signed(&rest) else { return nil }
        upper = number
      }
      guard !rest.isEmpty else { return }
      guard rest.popFirst() == UInt8(ascii: ":"), let step = Self.digits(&rest), rest.isEmpty
      else { return nil }
      self.step = step
    }

    private static func signed(_ rest: inout Substring.UTF8View) -> Int? {
      let isNegative = rest.first == UInt8(ascii: "-")
      if isNegative { rest.removeFirst() }
      guard let value = digits(&rest) else { return nil }
      // There is no frame "minus zero".
      guard isNegative else { return value }
      return value == 0 ? nil : -value
    }

    /// A number; what is too large for any timeline is as good as the largest one.
    private static func digits(_ rest: inout Substring.UTF8View) -> Int? {
      let run = rest.prefix(while: FrameSelection.isDigit)
      guard !run.isEmpty else { return nil }
      rest.removeFirst(run.count)
      return run.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 1 << 50) }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
