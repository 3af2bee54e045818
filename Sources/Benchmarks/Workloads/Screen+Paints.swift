import Drawing
import Foundation
import Geometry
import Pixels

/// Screens filled by what is costlier than a plain colour.
extension Screen {
  /// One linear gradient of three stops from corner to corner.
  var diagonalGradient: DisplayList {
    painting(
      .linearGradient(
        LinearGradient(
          stops: stops, start: CGPoint(x: 0, y: 0),
          end: CGPoint(x: Double(width), y: Double(height)))))
  }

  /// One radial gradient of three stops about the middle.
  var radialGradient: DisplayList {
    painting(
      .radialGradient(
        RadialGradient(
          stops: stops, center: CGPoint(x: Double(width) / 2, y: Double(height) / 2),
          radii: CGSize(width: Double(width), height: Double(height)))))
  }

  /// A picture of the screen's size, moved to the left by a part of a pixel, as in mid-push.
  var movedPicture: DisplayList {
    painting(picture(by: CGAffineTransform(translationX: -40.371, y: 0)))
  }

  /// A picture of the screen's size, slightly enlarged about a corner.
  var scaledPicture: DisplayList {
    painting(picture(by: CGAffineTransform(scaleX: 1.07, y: 1.07)))
  }

  /// The shadow of a card that leaves a tenth of the screen on every side.
  ///
  /// `sigma` is in pixels.
  func shadow(sigma: Double) -> DisplayList {
    let area = CGRect(x: 0, y: 0, width: width, height: height)
    let card = area.insetBy(dx: area.width / 10, dy: area.height / 10)
    var path = Path()
    path.addRoundedRect(in: card, cornerWidth: 36, cornerHeight: 36)
    let shadow = Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 0.4), offset: CGSize(width: 0, height: 12),
      sigma: sigma)
    return drawing([.shadow(Shape(.path(path, .nonZero)), shadow)])
  }

  /// A picture of the screen's size as a camera would take it.
  var photograph: Pixmap { Photograph(width: width, height: height).pixmap }

  private var stops: [GradientStop] {
    [
      GradientStop(location: 0, color: .accent), GradientStop(location: 0.4, color: .card),
      GradientStop(location: 1, color: .ink),
    ]
  }

  /// The whole screen, in pixels, filled with a paint.
  private func painting(_ paint: Paint) -> DisplayList {
    let area = CGRect(x: 0, y: 0, width: width, height: height)
    return drawing([.fill(Shape(.rectangle(area)), paint)])
  }

  /// A picture in which every pixel differs from its neighbours.
  private func picture(by transform: CGAffineTransform) -> Paint {
    var pixels = Pixmap(width: width, height: height)
    pixels.withMutablePixels { span in
      for index in span.indices {
        span[index] = UInt32(truncatingIfNeeded: index &* 2_654_435_761) | 0xFF00_0000
      }
    }
    return .image(ImagePaint(image: Image(pixels: pixels), transform: transform))
  }
}
