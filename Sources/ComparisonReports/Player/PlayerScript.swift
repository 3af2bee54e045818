/// The script of a report's page: the player, and all that follows the frame that it shows.
///
/// It reads the data that ``ReportData`` writes and puts texts into the page as text only, never as
/// markup. It is kept as text in the code for the reason that ``PageStyle`` gives.
enum PlayerScript {
  /// The whole script.
  static let text = script([
    elements, core, pictures, stage, axis, film, timeline, controls, transport, inspector, lists,
    keyboard, reportKeys, start,
  ])

  /// Parts as one script, of which nothing is seen from outside.
  static func script(_ parts: [String]) -> String {
    "(() => {\n\"use strict\";\n\n" + parts.joined(separator: "\n\n") + "\n})();"
  }
}
