package import Pixels

/// Expected, actual and their difference side by side, with captions.
package enum Triptych {
  /// Around the pictures and between them, in pixels.
  static let gap = 12

  /// Pictures of any sizes in a row, each under its caption, on light paper.
  ///
  /// Transparent pixels show a checkerboard.
  ///
  /// - Parameter panels: At least one; captions in lower-case Latin letters, digits and simple
  ///   punctuation (other characters become boxes).
  /// - Returns: An opaque picture.
  package static func picture(_ panels: [(caption: String, picture: Pixmap)]) -> Pixmap {
    precondition(!panels.isEmpty, "a row of pictures has pictures")
    let columns = panels.map { max($0.picture.width, PixelFont.width(of: $0.caption)) }
    let rows = panels.map(\.picture.height).max() ?? 0
    let top = gap + PixelFont.lineHeight + 4
    var sheet = Pixmap(
      width: columns.reduce(gap) { $0 + $1 + gap }, height: top + rows + gap, color: Pattern.paper)
    var left = gap
    for (panel, width) in zip(panels, columns) {
      PixelFont.draw(panel.caption, in: &sheet, x: left, y: gap, color: Pattern.ink)
      let picture = panel.picture
      sheet.fill(PixelBox(x: left, y: top, width: picture.width, height: picture.height)) { x, y in
        Pattern.checker(x - left, y - top)
      }
      sheet.draw(picture, x: left, y: top)
      left += width + gap
    }
    return sheet
  }

  /// Expected, actual and the amplified difference of a pair, its gain as for
  /// ``DifferencePicture``.
  package static func picture(of pair: PaddedPair, gain: Int = 8) -> Pixmap {
    picture([
      ("expected", pair.expected), ("actual", pair.actual),
      ("difference x\(gain)", DifferencePicture.amplified(pair, gain: gain)),
    ])
  }

  /// The two sides of a changed transition in one frame, for an animation in a pull request.
  package static func beforeAndAfter(_ pair: PaddedPair) -> Pixmap {
    picture([("before", pair.expected), ("after", pair.actual)])
  }
}
