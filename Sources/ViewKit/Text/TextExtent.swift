import Foundation
import LayerTree

/// About how much room a text takes: half the font's size for a character, lines broken by length.
///
/// Not what a device measures, which needs the typeface: good for a bar in its place, and as the size
/// of a label that nothing else gives one.
struct TextExtent {
  /// The lengths of the lines, in points.
  private(set) var lines: [CGFloat] = []
  private let lineHeight: CGFloat
  /// Whether there is nothing to see.
  private let isBlank: Bool

  /// A text of `font` in lines of at most `width`; `mostLines` 0 stands for any number.
  init(of text: String, font: UIFont, width: CGFloat, mostLines: Int) {
    lineHeight = font.lineHeight.rounded(.up)
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = font.approximateWidth(of: paragraph)
      repeat {
        lines.append(min(rest, max(width, 1)))
        rest -= max(width, 1)
      } while rest > 0 && lines.count < Self.mostLines
    }
    if text.isEmpty { lines = [] }
    isBlank = text.allSatisfy(\.isWhitespace)
    let limit = mostLines > 0 ? mostLines : Self.mostLines
    if lines.count > limit { lines.removeLast(lines.count - limit) }
  }

  /// In whole points.
  var size: CGSize {
    CGSize(
      width: (lines.max() ?? 0).rounded(.up), height: lineHeight * CGFloat(lines.count))
  }

  /// The text as something that can't be drawn; nil when there is nothing to see.
  func missingContent(aligned alignment: NSTextAlignment) -> MissingContent? {
    guard !isBlank else { return nil }
    var missing = MissingContent(feature: "text")
    missing.lines = lines.map { Double($0) }
    missing.lineHeight = Double(lineHeight)
    missing.alignment = CGPoint(x: alignment.share, y: 0.5)
    return missing
  }

  /// More lines than any screen shows.
  private static let mostLines = 500
}
