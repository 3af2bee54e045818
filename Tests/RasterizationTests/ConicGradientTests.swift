import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization
import Testing

@Suite("Conic gradients and nearest pixels")
struct ConicGradientTests {
  @Test("The colour is the share of a turn from the direction given, from +x towards +y")
  func angles() {
    let stops = [
      GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white),
    ]
    for (toward, offset) in [
      (CGPoint(x: 40, y: 16), 0.0), (CGPoint(x: 16, y: 40), 0.25), (CGPoint(x: 2, y: 2), 0.625),
    ] {
      let paint = Paint.conicGradient(
        ConicGradient(stops: stops, center: CGPoint(x: 16, y: 16), toward: toward))
      let pixmap = render(list(32, 32, [.fill(rectangle(0, 0, 32, 32), paint)]))
      for y in stride(from: 0, to: 32, by: 3) {
        for x in 0..<32 {
          let turn = atan2(Double(y) + 0.5 - 16, Double(x) + 0.5 - 16) / (2 * .pi) - offset
          let expected = (turn - turn.rounded(.down)) * 255
          #expect(abs(Double(pixmap[x: x, y: y].red) - expected) < 0.51)
        }
      }
    }
  }

  @Test("Without smoothing each device pixel takes the pixel under its centre")
  func nearest() {
    var pixels = Pixmap(width: 2, height: 1)
    pixels[x: 0, y: 0] = PremultipliedColor(.black)
    pixels[x: 1, y: 0] = PremultipliedColor(.white)
    let paint = ImagePaint(
      image: Image(pixels: pixels), transform: CGAffineTransform(scaleX: 3, y: 1), isSmooth: false)
    let pixmap = render(list(6, 1, [.fill(rectangle(0, 0, 6, 1), .image(paint))]))
    #expect((0..<6).map { pixmap[x: $0, y: 0].red } == [0, 0, 0, 255, 255, 255])
  }
}
