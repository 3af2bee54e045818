/// The pictures of a report, each once, numbered in the order in which they are first named.
struct PictureTable {
  /// For each number the address as JSON, or `null` for a picture in the page.
  private(set) var addresses: [String] = []
  /// The files in the page, by number.
  private(set) var embedded: [(number: Int, file: [UInt8])] = []
  private var numbers: [ReportPicture: Int] = [:]

  /// The number of a picture; -1 for none.
  ///
  /// - Throws: `pathNotRelative`.
  mutating func number(of picture: ReportPicture?) throws(ReportError) -> Int {
    guard let picture else { return -1 }
    if let number = numbers[picture] { return number }
    let number = addresses.count
    switch picture {
    case .file(let path):
      addresses.append(HTMLSpelling.scriptString(try PictureAddress.relative(path)))
    case .embedded(let file):
      addresses.append("null")
      embedded.append((number, file))
    }
    numbers[picture] = number
    return number
  }
}
