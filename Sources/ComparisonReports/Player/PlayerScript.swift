/// The script of a report's page: the player, and all that follows the frame that it shows.
///
/// It reads the data that ``ReportData`` writes and puts texts into the page as text only, never as
/// markup. It is kept as text in the code for the reason that ``PageStyle`` gives.
enum PlayerScript {
  /// The whole script; nothing of it is seen from outside.
  static let text =
    "(() => {\n\"use strict\";\n\n"
    + [core, pictures, stage, timeline, transport, inspector, lists, keyboard, start]
    .joined(separator: "\n\n") + "\n})();"
}
