import Digests
import Drawing
import Foundation
import Geometry
import LayerTree
import Pixels
import Testing

@Suite("Contents of layers")
@MainActor
struct ContentsTests {
  private let picture = CGImage(
    Image(pixels: Pixmap(width: 20, height: 10), digest: Digest128(high: 1, low: 2)))

  private func area(_ configure: (CALayer) -> Void) -> (area: CGRect, map: CGAffineTransform)? {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.contents = picture
    configure(layer)
    let list = DisplayListBuilder.displayList(
      of: layer, at: 0, options: DisplayOptions(pixelWidth: 40, pixelHeight: 40))
    guard case .fill(let shape, .image(let paint)) = list.commands.first,
      case .rectangle(let area) = shape.outline
    else { return nil }
    return (area, paint.transform)
  }

  @Test("Gravity says where the picture lies; top is at the greatest y", arguments: Case.all)
  func gravities(expected: Case) {
    let place = area { $0.contentsGravity = expected.gravity }

    #expect(place?.area == expected.area)
  }

  struct Case: Sendable {
    let gravity: CALayerContentsGravity
    let area: CGRect

    init(_ gravity: CALayerContentsGravity, _ x: Double, _ y: Double, _ w: Double, _ h: Double) {
      self.gravity = gravity
      area = CGRect(x: x, y: y, width: w, height: h)
    }

    static let all = [
      Case(.resize, 0, 0, 40, 40), Case(.resizeAspect, 0, 10, 40, 20),
      Case(.resizeAspectFill, -20, 0, 80, 40), Case(.center, 10, 15, 20, 10),
      Case(.top, 10, 30, 20, 10), Case(.bottom, 10, 0, 20, 10), Case(.left, 0, 15, 20, 10),
      Case(.right, 20, 15, 20, 10), Case(.topLeft, 0, 30, 20, 10), Case(.topRight, 20, 30, 20, 10),
      Case(.bottomLeft, 0, 0, 20, 10), Case(.bottomRight, 20, 0, 20, 10),
    ]
  }

  @Test("Size counts in points of the contents' scale")
  func contentsScale() {
    let place = area { ($0.contentsGravity, $0.contentsScale) = (.bottomLeft, 2) }

    #expect(place?.area == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(place?.map == CGAffineTransform(scaleX: 0.5, y: 0.5))
  }

  @Test("A part of the picture fills the place of the whole")
  func contentsRect() {
    let place = area { $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5) }

    #expect(place?.area == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(place?.map == CGAffineTransform(a: 4, b: 0, c: 0, d: 8, tx: -40, ty: 0))
  }

  @Test("Contents that are no picture are an issue by name")
  func issues() {
    let stage = Stage()
    let layer = stage.layer(CALayer(), frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.name = "photo"

    stage.clock.turn {
      CATransaction.setDisableActions(true)
      layer.contents = "photo.png"
      layer.contents = picture
    }
    _ = DisplayListBuilder.displayList(
      of: stage.root, at: 0, options: DisplayOptions(pixelWidth: 10, pixelHeight: 10))

    #expect(stage.clock.issues == [.contents(layer: "photo")])
  }
}
