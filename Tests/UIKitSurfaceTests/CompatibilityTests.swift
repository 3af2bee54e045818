import Foundation
import Testing

@Suite("The table of every symbol in COMPATIBILITY.md")
struct CompatibilityTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The types, functions and constants that are public at the top of the files that the umbrellas
  /// pass on.
  private static func declaredSymbols() throws -> Set<String> {
    let declaration =
      #/^(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:final |nonisolated |indirect )*/#
    let symbol = #/^(?:class|struct|enum|protocol|actor|func|let|var|typealias) (\w+)/#
    var symbols: Set<String> = []
    for module in ["Geometry", "LayerTree", "ViewKit", "AVFoundation"] {
      let folder = root.appendingPathComponent("Sources/\(module)").path
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      for name in names where name.hasSuffix(".swift") {
        let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        for line in text.split(separator: "\n") {
          guard let head = line.prefixMatch(of: declaration),
            let match = line[head.range.upperBound...].prefixMatch(of: symbol)
          else { continue }
          symbols.insert(String(match.1))
        }
      }
    }
    return symbols
  }

  /// The rows of the table: the names in the first column, and the state in the second.
  private static func rows() throws -> [(symbols: [String], state: String)] {
    let page = try String(
      contentsOf: root.appendingPathComponent("COMPATIBILITY.md"), encoding: .utf8)
    let section = page.components(separatedBy: "\n## Every symbol\n").dropFirst().joined()
    let table = section.components(separatedBy: "\n## ")[0]
    return table.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return (cells[0].matches(of: #/`(\w+)`/#).map { String($0.1) }, cells[1])
    }
  }

  @Test("Each symbol of the table is public in the sources, and in one row")
  func listed() throws {
    let declared = try Self.declaredSymbols()
    let listed = try Self.rows().flatMap(\.symbols)

    #expect(listed.count > 200)
    #expect(Set(listed).subtracting(declared).sorted() == [], "in the table only")
    #expect(listed.count == Set(listed).count, "a symbol is in two rows")
  }

  @Test("Each public symbol of the sources is in the table")
  func complete() throws {
    let listed = try Set(Self.rows().flatMap(\.symbols))

    #expect(try Self.declaredSymbols().subtracting(listed).sorted() == [], "not in the table")
  }

  @Test("Each state is one of those that the page explains")
  func states() throws {
    let known = ["full", "see", "approximate", "holds values", "refused", "ours"]
    for row in try Self.rows() {
      #expect(known.contains { row.state.hasPrefix($0) }, "\(row.symbols): \(row.state)")
    }
  }
}
