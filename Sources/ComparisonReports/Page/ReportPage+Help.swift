extension ReportPage {
  /// The dialog that names every key.
  static func help(for purpose: ReportDocument.Purpose) -> String {
    let rows = keys(for: purpose).map { keys, meaning in
      let names = keys.map { "<kbd>\($0)</kbd>" }.joined(separator: " ")
      return "<dt>\(names)</dt><dd>\(meaning)</dd>"
    }
    return """
      <dialog id="help" aria-labelledby="help-title">
      <h2 id="help-title">Keys</h2>
      <dl>
      \(rows.joined(separator: "\n"))
      </dl>
      <form method="dialog"><button>Close</button></form>
      </dialog>
      """
  }

  private static func keys(
    for purpose: ReportDocument.Purpose
  ) -> [(keys: [String], meaning: String)] {
    let playing: [([String], String)] = [
      (["Space"], "play or pause"),
      (["←", "→"], "one frame; with Shift, ten"),
      (["Home", "End"], "first and last frame"),
      (["L"], "play again and again, or once"),
      (["Q"], "quarter speed, or real speed"),
    ]
    let comparing: [([String], String)] = [
      (["N", "P"], "next and previous difference"),
      (["1", "…", "6"], "side by side, slider, onion skin, flicker, difference, classes"),
      (["M"], "mark the worst window"),
      (["Z"], "zoom to the worst window, or out"),
    ]
    let looking: [([String], String)] = [
      (["+", "−", "0"], "zoom; drag to move"),
      (["[", "]"], "previous and next sequence"),
      (["T"], "by day, by night, or as the system"),
      (["?"], "this list"),
    ]
    return playing + (purpose == .comparison ? comparing : []) + looking
  }
}
