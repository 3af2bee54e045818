// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

package import Drawing
public import Foundation
package import Geometry
internal import Pixels

extension CGContext {
  /// Draws a picture so that its top lies at the rectangle's greatest y.
  ///
  /// That is upright where y points up, and upside down where it points down.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw(image, in: rect.standardized, by: image.upwardPlace(in: rect.standardized))
  }

  /// Draws a picture over and over, `byTiling`, or once.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard byTiling else { return draw(image, in: rect) }
    refuse("draw(_:in:byTiling:)")
  }

  /// Draws a picture in a rectangle of user space, upright where y points down.
  package func drawDownward(_ image: CGImage, in rect: CGRect) {
    draw(image, in: rect, by: image.downwardPlace(in: rect))
  }

  /// Draws a picture in a rectangle, by a map from the picture's pixels to user space.
  package func draw(_ image: CGImage, in rect: CGRect, by place: CGAffineTransform) {
    for issue in image.issues { report(issue) }
    guard rect.width > 0, rect.height > 0, image.width > 0, image.height > 0 else { return }
    paint(
      Shape(.rectangle(rect), transform: userToPixels),
      .image(ImagePaint(image: image.image, transform: place)), opacity: state.alpha)
  }

  /// What has been drawn so far, as a picture.
  public func makeImage() -> CGImage? { recordedImage }

  /// What has been drawn so far; blank, with an issue, when it is too much.
  package var recordedImage: CGImage {
    let image = Image(recording: displayList)
    if image == nil { report(.recordingSize) }
    return CGImage(
      image ?? Image(pixels: Pixmap(width: min(width, 1), height: min(height, 1))), issues: issues)
  }

  /// Whether nothing has been drawn.
  package var isBlank: Bool { commands.isEmpty }

  /// What has been drawn so far, every scope closed.
  package var displayList: DisplayList {
    var commands = commands
    for open in openScopes.reversed() { commands += open.scope.closing }
    return DisplayList(width: width, height: height, background: background, commands: commands)
  }

  /// Appends commands that `build` makes for a space that the map given to it takes to pixels.
  package func record(_ build: (CGAffineTransform) -> [DisplayList.Command]) {
    let parts = build(userToPixels)
    if !parts.isEmpty { composite(parts, opacity: state.alpha) }
  }
}

// MARK: - Transparency layers

extension CGContext {
  /// Until the matching end, drawing goes to a surface that is then composited as one, with the
  /// present alpha and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saveGState()
    layerDepths.append(savedStates.count)
    if state.blendMode != .normal {
      refuse("a transparency layer in the blend mode \(state.blendMode)")
    }
    narrow(.layer(.init(opacity: state.alpha, shadow: state.shadow)))
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
  }

  /// The same, cut at a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  public func endTransparencyLayer() {
    guard let depth = layerDepths.popLast() else { return }
    savedStates.removeSubrange(depth...)
    restoreGState()
  }
}

extension CGImage {
  /// From the picture's pixels to a space with y pointing up, where it fills `rect`.
  func upwardPlace(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: rect.width / CGFloat(max(width, 1)), b: 0, c: 0, d: -rect.height / CGFloat(max(height, 1)),
      tx: rect.minX, ty: rect.maxY)
  }

  /// From the picture's pixels to a space with y pointing down, where it fills `rect`.
  package func downwardPlace(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: rect.width / CGFloat(max(width, 1)), b: 0, c: 0, d: rect.height / CGFloat(max(height, 1)),
      tx: rect.minX, ty: rect.minY)
  }
}
