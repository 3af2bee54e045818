package import Foundation

/// Something that a device would draw in a layer and that can't be drawn here: text, a control's look.
///
/// A layer that shows some is an error that names it; where the stage allows the feature to be
/// missing, grey bars stand in its place, about as large as what is missing.
package struct MissingContent: Hashable, Sendable {
  /// What is missing, in a word: `text`, `control`, `bar`, `symbol`...
  package var feature: String
  /// The lengths of the bars, top to bottom, in points; none for one bar that fills the bounds.
  package var lines: [Double] = []
  /// The distance from bar to bar, in points; a bar is 7/10 of it high.
  package var lineHeight = 0.0
  /// Where the bars stand in the bounds, in shares of the space that is left: 0, 0 is top left.
  package var alignment = CGPoint(x: 0.5, y: 0.5)
  /// In points; bars in place of text are round.
  package var cornerRadius: Double?

  package init(feature: String) {
    self.feature = feature
  }

  /// The bars in a layer's bounds, none greater than these.
  func bars(in bounds: CGRect) -> [CGRect] {
    guard !lines.isEmpty else { return [bounds] }
    let height = lineHeight * Double(lines.count)
    let top = bounds.minY + max(0, bounds.height - height) * alignment.y
    return lines.enumerated().map { index, length in
      let width = min(max(length, 0), bounds.width)
      let bar = CGRect(
        x: bounds.minX + (bounds.width - width) * alignment.x,
        y: top + (Double(index) + 0.15) * lineHeight, width: width, height: lineHeight * 0.7)
      return bar.intersection(bounds)
    }.filter { !$0.isEmpty }
  }
}
