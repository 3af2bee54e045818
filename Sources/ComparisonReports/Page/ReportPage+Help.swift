extension ReportPage {
  /// The dialog that names every key.
  static func help(for purpose: ReportDocument.Purpose) -> String {
    PageShell.help(keys(for: purpose))
  }

  private static func keys(for purpose: ReportDocument.Purpose) -> [PageShell.Key] {
    let comparing: [PageShell.Key] = [
      (["N", "P"], "next and previous difference"),
      (["1", "…", "6"], "side by side, slider, onion skin, flicker, difference, classes"),
      (["M"], "mark the worst window"),
      (["Z"], "zoom to the worst window, or out"),
    ]
    let looking: [PageShell.Key] = [
      (["+", "−", "0"], "zoom; drag to move"),
      (["[", "]"], "previous and next sequence"),
    ]
    return PageShell.playingKeys + (purpose == .comparison ? comparing : []) + looking
      + PageShell.pageKeys
  }
}
