/// The line that a diagnostic is about, with a mark under the place.
struct SourceExcerpt {
  /// The shown part of the line.
  let line: String
  /// Spaces, then `^` under the place and `~` under the rest of it.
  let mark: String

  /// Columns of a terminal that an excerpt takes at most.
  private static let width = 100
  /// Columns kept at least before the place where a long line is cut.
  private static let leastLead = 32
  /// Columns of a tab.
  private static let tab = "    "
  /// Bytes that are looked at on each side of the place.
  private static let reach = 1_024

  /// The excerpt for a place; nil where the text has no such place, or an empty line there.
  init?(of location: SourceLocation, in source: SourceText) {
    let line = source.line(location.line)
    guard location.offset >= line.startIndex, location.offset <= line.endIndex,
      !line.isEmpty
    else { return nil }
    let end = min(location.offset + max(1, location.length), line.endIndex)
    let before = Self.cells(
      line[max(line.startIndex, location.offset - Self.reach)..<location.offset])
    let marked = Self.cells(line[location.offset..<min(end, location.offset + Self.reach)])
    let after = Self.cells(
      line[min(end, location.offset + Self.reach)..<min(end + Self.reach, line.endIndex)])

    let rest = Self.columns(marked) + Self.columns(after)
    let isWhole = Self.columns(before) + rest <= Self.width
    let lead = isWhole ? before : Self.suffix(before, max(Self.leastLead, Self.width - rest))
    let cutsLead = lead.count < before.count || location.offset - line.startIndex > Self.reach
    var room = Self.width - Self.columns(lead)
    let body = Self.prefix(marked, room)
    room -= Self.columns(body)
    let tail = body.count < marked.count ? [] : Self.prefix(after, room)
    let cutsTail =
      body.count + tail.count < marked.count + after.count || line.endIndex > end + Self.reach

    let leadText = (cutsLead ? "…" : "") + lead.joined()
    self.line = leadText + body.joined() + tail.joined() + (cutsTail ? "…" : "")
    let indent = Self.columns(lead) + (cutsLead ? 1 : 0)
    mark =
      String(repeating: " ", count: indent) + "^"
      + String(repeating: "~", count: max(0, Self.columns(body) - 1))
  }

  /// The characters of some bytes as they are shown.
  private static func cells(_ bytes: ArraySlice<UInt8>) -> [String] {
    String(decoding: bytes, as: UTF8.self).map { character in
      character == "\t" ? tab : VisibleText.visible(String(character))
    }
  }

  private static func columns(_ cells: [String]) -> Int {
    cells.reduce(0) { $0 + columns($1) }
  }

  private static func columns(_ cell: String) -> Int {
    cell.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
  }

  /// The longest run of cells from the front that takes no more than `room` columns.
  private static func prefix(_ cells: [String], _ room: Int) -> [String] {
    var left = room
    return Array(
      cells.prefix { cell in
        left -= columns(cell)
        return left >= 0
      })
  }

  /// The longest run of cells at the end that takes no more than `room` columns.
  private static func suffix(_ cells: [String], _ room: Int) -> [String] {
    prefix(cells.reversed(), room).reversed()
  }
}
