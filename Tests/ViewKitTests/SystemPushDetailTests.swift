import Drawing
import Foundation
import LayerTree
import Pixels
import Testing
import Timing
import ViewKit

@Suite("The system's own push: parts and ends")
@MainActor
struct SystemPushDetailTests {
  private let home = makeController("home")
  private let detail = makeController("detail")
  private let stage: TestStage

  init() {
    stage = TestStage(size: CGSize(width: 390, height: 100), root: home)
  }

  private func push() {
    stage.clock.turn { stage.navigation.pushViewController(detail, animated: true) }
  }

  private func layer(_ name: String, in view: UIView?) -> CALayer? {
    view?.subviews.first { $0.layer.name == name }?.layer
  }

  @Test("The fluid push ends when its spring has settled to a thousandth")
  func fluidEnd() {
    stage.navigation.systemProfile = .fluid(displayCornerRadius: 0)
    let spring = Spring(response: 0.3, dampingRatio: 1)
    push()
    stage.advance(to: 2)

    let record = stage.journal.transitions.last
    #expect(record?.ended == Nanoseconds(seconds: spring.animatorSettlingDuration))
    #expect(abs(1 - spring.displacement(at: spring.animatorSettlingDuration)) <= 0.001 + 1e-12)
  }

  @Test("Cards of the fluid push have the display's corners and a soft shadow")
  func cards() {
    stage.navigation.systemProfile = .fluid(displayCornerRadius: 47)
    push()

    let card = detail.view.superview?.layer
    #expect(detail.view.layer.cornerRadius == 47 && home.view.layer.cornerRadius == 47)
    #expect(detail.view.layer.cornerCurve == .continuous)
    #expect(card?.shadowOpacity == 0.12)
    #expect(card?.shadowRadius == 12)
    stage.advance(to: 2)
    #expect(detail.view.layer.cornerRadius == 0 && !detail.view.clipsToBounds)
    #expect(home.view.layer.cornerRadius == 0 && !home.view.clipsToBounds)
  }

  @Test("The veil goes from nothing to a tenth, the strip from full to nothing")
  func dimming() {
    push()
    stage.advance(to: 0.1)
    let (lower, upper) = (home.view.superview, detail.view.superview)
    let (veil, strip) = stage.clock.asCurrent {
      (layer("dimming", in: lower)?.presentation(), layer("strip", in: upper)?.presentation())
    }

    #expect(abs((veil?.exactOpacity ?? 0) - 0.05448) < 1e-5)
    #expect(abs((strip?.exactOpacity ?? 0) - 0.4552) < 1e-4)
    #expect(strip?.bounds.size == CGSize(width: 9, height: 100))
    #expect(strip?.position.x == -4.5)
  }

  @Test("A pop is the mirror of the push: the strip again goes from full to nothing")
  func pop() {
    push()
    stage.advance(to: 1)
    stage.clock.turn { stage.navigation.popViewController(animated: true) }
    let (lower, upper) = (home.view.superview, detail.view.superview)
    #expect(lower?.frame.minX == 0)
    #expect(upper?.frame.minX == 390)
    stage.advance(to: 1.1)
    let shown = stage.clock.asCurrent {
      [lower?.layer, upper?.layer, layer("dimming", in: lower), layer("strip", in: upper)].map {
        $0?.presentation()
      }
    }

    #expect(abs((shown[0]?.position.x ?? 0) - (195 - 117 * 0.4552)) < 0.01)
    #expect(abs((shown[1]?.position.x ?? 0) - (195 + 390 * 0.5448)) < 0.03)
    #expect(abs((shown[2]?.exactOpacity ?? 0) - 0.04552) < 1e-5)
    #expect(abs((shown[3]?.exactOpacity ?? 0) - 0.4552) < 1e-4)
  }

  @Test("The strip's shadow follows the blurred square: 0.326 at the edge, 0.0155 at 9 points")
  func strip() throws {
    stage.clock.screen.scale = 3
    push()
    let contents = layer("strip", in: detail.view.superview)?.contents
    let image = try #require(contents as? CGImage).image
    let pixels = try #require(image.pixels)

    #expect(image.width == 27 && image.height == 1)
    for column in 0..<27 {
      let distance = 9 - (Double(column) + 0.5) / 3
      let alpha = 0.6827 * (phi((9 + distance) / 4.5) - phi(distance / 4.5))
      let pixel = pixels[x: column, y: 0]
      #expect(abs(Double(pixel.alpha) - 255 * alpha) <= 0.51, "column \(column)")
      #expect(pixel.red == 0 && pixel.green == 0 && pixel.blue == 0)
    }
    #expect(abs(0.6827 * (phi(2) - phi(0)) - 0.326) < 0.0005)
    #expect(abs(0.6827 * (phi(4) - phi(2)) - 0.0155) < 0.0005)
  }

  /// The normal distribution, by the C library.
  private func phi(_ z: Double) -> Double { 0.5 * erfc(-z / 2.0.squareRoot()) }
}
