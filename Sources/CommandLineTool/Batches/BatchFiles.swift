/// Files that a batch writes beside the folders of its variants.
enum BatchFiles {
  /// The page that plays all variants.
  static let page = "index.html"
  /// The picture of all variants.
  static let sheet = "sheet.png"

  /// Names that no variant's folder can have.
  static let names: Set<String> = [BatchRecord.stem + ".json", page, sheet]
}
