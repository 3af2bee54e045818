/// A property's value as text, with the numbers in it.
package struct TrackValue: Hashable, Sendable {
  /// The numbers, in their order.
  package let numbers: [Double]
  /// Everything between the numbers: two values can be subtracted when this is the same.
  package let form: String

  /// Reads a value; words that are no finite numbers belong to its form.
  package init(_ text: some StringProtocol) {
    var numbers: [Double] = []
    var form: [String] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let isListed = word.hasSuffix(",")
      let bare = isListed ? word.dropLast() : word
      if let number = Self.number(bare) {
        numbers.append(number)
        form.append(isListed ? "#," : "#")
      } else {
        form.append(String(word))
      }
    }
    self.numbers = numbers
    self.form = form.joined(separator: " ")
  }

  /// Only decimals as our own files write them: no `inf`, `nan` or hexadecimal digits, which belong to
  /// names and digests.
  private static func number(_ word: some StringProtocol) -> Double? {
    guard let first = word.utf8.first, word.utf8.count <= 32,
      first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      word.utf8.allSatisfy({ "0123456789.eE+-".utf8.contains($0) }), let number = Double(word),
      number.isFinite
    else { return nil }
    return number
  }
}
