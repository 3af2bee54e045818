/// The longest common part of two lists of numbers, by Myers' greedy algorithm.
///
/// - SeeAlso: Eugene W. Myers, An O(ND) Difference Algorithm and Its Variations, 1986.
struct EditScript {
  /// One element that both lists have.
  struct Match: Hashable {
    var left: Int
    var right: Int
  }

  /// What both have, ascending in both.
  let matches: [Match]
  /// Elements of either list that the other has not.
  let edits: Int

  /// The places where elements were only taken out or only put in, each a run of them.
  let oneSidedRuns: Int

  /// The most edits that are looked for: memory grows with their square.
  private static let mostEdits = 1000

  /// - Returns: `nil` when more edits would be needed than are looked for.
  /// - Complexity: O(n · d) for d edits; memory O(n + d²).
  init?(_ left: [Int], _ right: [Int]) {
    let common = min(left.count, right.count)
    let prefix = (0..<common).first { left[$0] != right[$0] } ?? common
    let suffix =
      (0..<common - prefix).first {
        left[left.count - 1 - $0] != right[right.count - 1 - $0]
      } ?? common - prefix
    var matches = (0..<prefix).map { Match(left: $0, right: $0) }
    let middle = Self.middle(
      left[prefix..<left.count - suffix], right[prefix..<right.count - suffix])
    guard let middle else { return nil }
    matches += middle.map { Match(left: $0.left + prefix, right: $0.right + prefix) }
    matches += (0..<suffix).reversed().map {
      Match(left: left.count - 1 - $0, right: right.count - 1 - $0)
    }
    self.matches = matches
    edits = left.count + right.count - 2 * matches.count
    var (runs, last) = (0, Match(left: -1, right: -1))
    for match in matches + [Match(left: left.count, right: right.count)] {
      if (match.left - last.left == 1) != (match.right - last.right == 1) { runs += 1 }
      last = match
    }
    oneSidedRuns = runs
  }

  /// The matches of two parts, counted from their starts.
  private static func middle(_ left: ArraySlice<Int>, _ right: ArraySlice<Int>) -> [Match]? {
    let (one, other) = (Array(left), Array(right))
    if one.isEmpty || other.isEmpty { return [] }
    // farthest[k + offset] is how far the left list is used up on the diagonal left - right = k.
    let most = min(mostEdits, one.count + other.count)
    let offset = most + 1
    var farthest = [Int](repeating: 0, count: 2 * most + 3)
    var trace: [[Int32]] = []
    for edits in 0...most {
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let down =
          diagonal == -edits
          || diagonal != edits
            && farthest[offset + diagonal - 1] < farthest[offset + diagonal + 1]
        var x = down ? farthest[offset + diagonal + 1] : farthest[offset + diagonal - 1] + 1
        while x < one.count, x - diagonal < other.count, x - diagonal >= 0,
          one[x] == other[x - diagonal]
        { x += 1 }
        farthest[offset + diagonal] = x
        if x >= one.count, x - diagonal >= other.count {
          trace.append(snapshot(farthest, offset, edits))
          return walk(back: trace, from: one.count, other.count)
        }
      }
      trace.append(snapshot(farthest, offset, edits))
    }
    return nil
  }

  /// The diagonals -edits...edits.
  private static func snapshot(_ farthest: [Int], _ offset: Int, _ edits: Int) -> [Int32] {
    (offset - edits...offset + edits).map { Int32(clamping: farthest[$0]) }
  }

  private static func walk(back trace: [[Int32]], from endX: Int, _ endY: Int) -> [Match] {
    var matches: [Match] = []
    var (x, y) = (endX, endY)
    for edits in stride(from: trace.count - 1, through: 1, by: -1) {
      let before = trace[edits - 1]
      func reach(_ diagonal: Int) -> Int {
        let index = diagonal + edits - 1
        return before.indices.contains(index) ? Int(before[index]) : -1
      }
      let diagonal = x - y
      let down =
        diagonal == -edits || diagonal != edits && reach(diagonal - 1) < reach(diagonal + 1)
      let previous = down ? diagonal + 1 : diagonal - 1
      let startX = reach(previous)
      // The edit leads from there to here; all beyond is common to both.
      let edited = down ? startX : startX + 1
      while x > edited {
        matches.append(Match(left: x - 1, right: y - 1))
        (x, y) = (x - 1, y - 1)
      }
      (x, y) = (startX, startX - previous)
    }
    while x > 0, y > 0 {
      matches.append(Match(left: x - 1, right: y - 1))
      (x, y) = (x - 1, y - 1)
    }
    return matches.reversed()
  }
}
