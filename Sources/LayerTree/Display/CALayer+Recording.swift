internal import Drawing
package import Foundation
internal import Geometry
internal import Pixels
internal import Timing

extension CALayer {
  /// What this layer shows now, as a picture of a part of its superlayer's space.
  ///
  /// - Parameters:
  ///   - rect: Whole points of the superlayer's space, or of the own where there is none.
  ///   - scale: Pixels a point.
  /// - Returns: nil where the layer is not shown yet, or there is too much to record.
  package func recording(of rect: CGRect, scale: Double) -> CGImage? {
    guard let clock = committedClock, rect.width > 0, rect.height > 0,
      rect.width * rect.height * scale * scale < Self.mostPixels
    else { return nil }
    let options = DisplayOptions(
      pixelWidth: Int((rect.width * scale).rounded()),
      pixelHeight: Int((rect.height * scale).rounded()), scale: scale)
    let time = superlayer?.localTime(atMediaTime: clock.now.seconds) ?? clock.now.seconds
    let list = DisplayListBuilder.displayList(of: self, at: time, options: options)
    var moved = DisplayList(width: list.width, height: list.height, background: .clear)
    moved.append(
      list.commands,
      transformedBy: CGAffineTransform(
        translationX: -rect.minX * scale, y: -rect.minY * scale))
    return Image(recording: moved).map { CGImage($0) }
  }

  /// More pixels than a screen has by far.
  private static let mostPixels = 1e8
}
