/// The style sheet of a report's page.
///
/// It is kept as text in the code, not as a resource, so that a package that depends on this one
/// finds it without looking for a bundle. (SwiftPM can turn a file into an array of bytes instead,
/// but a large array takes the compiler most of a minute.)
enum PageStyle {
  /// The whole sheet.
  static let text = [base, frame, controls, layout, viewer, panels].joined(separator: "\n\n")
}
