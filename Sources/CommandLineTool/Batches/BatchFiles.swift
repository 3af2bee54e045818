/// Files that a batch writes beside the folders of its variants.
enum BatchFiles {
  /// Names that no variant's folder can have.
  static let names: Set<String> = [BatchRecord.stem + ".json", "index.html", "sheet.png"]
}
