import Drawing
import Foundation
import LayerTree
import Pixels
import PortableMath

/// The shadow that the system draws along the leading edge of a sliding screen.
///
/// It is the tail of the shadow of a black rectangle 9 points square, blurred by 9 points (standard
/// deviation 4.5), taken along its middle row.
@MainActor
enum EdgeShadow {
  /// One row of pixels, darkest at its right end; stretched to the screen's height when drawn.
  ///
  /// - Parameter width: In points; sampled at the centres of the stage's pixels.
  /// - Returns: An image of that width and one pixel's height.
  static func image(width: CGFloat) -> UIImage {
    let scale = VirtualClock.current.stageScale
    let columns = max(1, Int((width * scale).rounded()))
    var pixels = Pixmap(width: columns, height: 1)
    for column in 0..<columns {
      let distance = width - (Double(column) + 0.5) / scale
      pixels[x: column, y: 0] = PremultipliedColor(
        Color(red: 0, green: 0, blue: 0, alpha: alpha(at: distance, width: width)))
    }
    return UIImage(cgImage: CGImage(Image(pixels: pixels)), scale: scale, orientation: .up)
  }

  /// Alpha at a distance from the edge, in points.
  private static func alpha(at distance: Double, width: Double) -> Double {
    let sigma = width / 2
    // Across the middle row the square's shadow also fades up and down: the share that is left.
    let vertical = 2 * Elementary.normalDistribution(width / 2 / sigma) - 1
    return vertical
      * (Elementary.normalDistribution((width + distance) / sigma)
        - Elementary.normalDistribution(distance / sigma))
  }
}
