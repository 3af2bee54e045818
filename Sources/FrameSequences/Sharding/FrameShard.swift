/// One of the parts into which a list of frames is cut, to be rendered apart from the others.
///
/// Parts are contiguous, in order, and as long as one another or one frame longer: so what a shard
/// has depends on the list and its own two numbers alone, whoever renders it and how often.
package struct FrameShard: Hashable, Sendable {
  /// Which part, from 1.
  package let index: Int
  /// How many parts there are, at most ``most``.
  package let count: Int

  /// Most parts of a list.
  package static let most = 9999

  /// A part, or `nil` where there is no such part.
  package init?(_ index: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(index) else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Reads `2/4`, digits alone.
  package init?(_ text: String) {
    let words = text.split(separator: "/", omittingEmptySubsequences: false)
    guard words.count == 2, words.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
      let index = Int(words[0]), let count = Int(words[1])
    else { return nil }
    self.init(index, of: count)
  }

  /// The places of this part in a list of `total`.
  package func places(of total: Int) -> Range<Int> {
    total * (index - 1) / count..<total * index / count
  }

  /// This part of a list.
  package func part<Element>(of all: [Element]) -> [Element] { Array(all[places(of: all.count)]) }
}

extension FrameShard: CustomStringConvertible {
  package var description: String { "\(index)/\(count)" }
}

// MARK: - Manifests of parts

extension FrameShard {
  /// What a file of this part is called, such as `manifest.shard-0001-of-0004.json`.
  package func fileName(_ stem: String) -> String {
    "\(stem).shard-\(Self.digits(index))-of-\(Self.digits(count)).json"
  }

  /// The part whose file has a name, or `nil` for the name of anything else.
  package init?(fileName name: String, _ stem: String) {
    let rest = name.dropFirst(stem.utf8.count + ".shard-".utf8.count)
    guard let index = Int(rest.prefix(4)), let count = Int(rest.dropFirst(8).prefix(4)) else {
      return nil
    }
    self.init(index, of: count)
    guard fileName(stem) == name else { return nil }
  }

  /// What the manifest of this part is called.
  package var manifestName: String { fileName("manifest") }

  /// The part whose manifest has a name, or `nil` for the name of anything else.
  package init?(manifestName name: String) { self.init(fileName: name, "manifest") }

  private static func digits(_ number: Int) -> String {
    String(repeating: "0", count: 4 - String(number).count) + String(number)
  }
}
