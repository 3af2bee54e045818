/// Where a report finds a PNG picture.
package enum ReportPicture: Hashable, Sendable {
  /// In a file, by its path from the report's folder; parts are separated by `/`.
  case file(String)
  /// In the report itself: a PNG file's bytes. Equal files are kept once.
  case embedded([UInt8])
}
