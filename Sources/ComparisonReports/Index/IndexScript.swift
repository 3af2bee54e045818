/// The script of an index: the tiles, the one time line, and what is seen of a variant alone.
///
/// It reads the data that ``BatchIndexData`` writes and puts texts into the page as text only,
/// never as markup.
enum IndexScript {
  /// The whole script.
  static let text = PlayerScript.script([
    PlayerScript.elements, entries, view, pictures, PlayerScript.axis, PlayerScript.controls,
    tiles, large, playing, filters, PlayerScript.keyboard, start,
  ])
}
