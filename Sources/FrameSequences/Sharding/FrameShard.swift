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

  /// This part of a list.
  package func part<Element>(of all: [Element]) -> [Element] {
    Array(all[all.count * (index - 1) / count..<all.count * index / count])
  }
}

extension FrameShard: CustomStringConvertible {
  package var description: String { "\(index)/\(count)" }
}

// MARK: - Manifests of parts

extension FrameShard {
  private static let prefix = "manifest.shard-"

  /// What the manifest of this part is called.
  package var manifestName: String {
    "\(Self.prefix)\(Self.digits(index))-of-\(Self.digits(count)).json"
  }

  /// The part whose manifest has a name, or `nil` for the name of anything else.
  package init?(manifestName name: String) {
    let numbers = name.dropFirst(Self.prefix.count).prefix(4)
    let counts = name.dropFirst(Self.prefix.count + 8).prefix(4)
    guard let index = Int(numbers), let count = Int(counts) else { return nil }
    self.init(index, of: count)
    guard manifestName == name else { return nil }
  }

  private static func digits(_ number: Int) -> String {
    String(repeating: "0", count: 4 - String(number).count) + String(number)
  }
}
