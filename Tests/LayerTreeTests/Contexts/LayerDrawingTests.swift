import Foundation
import LayerTree
import Testing

@Suite("Layers that draw")
@MainActor
struct LayerDrawingTests {
  private let stage = Stage()

  @Test("A layer that is marked draws before the commit, and nothing cross-fades")
  func marked() {
    let layer = stage.layer(DrawingLayer(), frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(layer.contents == nil && layer.calls == 0)
    for count in 1...2 {
      stage.clock.turn {
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
      }
      #expect(layer.calls == count && !layer.needsDisplay())
      #expect((layer.contents as? CGImage)?.width == 4)
    }
    #expect(stage.clock.issues.isEmpty && layer.animationKeys() == nil)
  }

  @Test("A layer without a size draws once it has one")
  func emptyFirst() {
    let layer = stage.layer(DrawingLayer())
    stage.clock.turn { layer.setNeedsDisplay() }
    #expect(layer.calls == 0 && layer.needsDisplay())
    stage.clock.turn { layer.bounds.size = CGSize(width: 2, height: 3) }
    #expect(layer.calls == 1 && (layer.contents as? CGImage)?.height == 3)
  }

  @Test("A layer draws again upon a new size only when it asks for that")
  func boundsChange() {
    let layer = stage.layer(DrawingLayer(), frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    stage.clock.turn { layer.setNeedsDisplay() }
    stage.clock.turn { layer.bounds.size.width = 8 }
    #expect(layer.calls == 1)
    layer.needsDisplayOnBoundsChange = true
    stage.clock.turn { layer.bounds.size.width = 9 }
    #expect(layer.calls == 2)
  }

  @Test("A delegate gives contents or draws them, and one that does neither changes nothing")
  func delegates() {
    let picture = CGContext(pixelWidth: 1, pixelHeight: 1, scale: 1, isOpaque: true)?.makeImage()
    let giving = GivingDelegate(picture)
    let layer = stage.layer(CALayer(), frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    layer.delegate = giving
    stage.clock.turn { layer.setNeedsDisplay() }
    #expect(layer.contents as? CGImage == picture)
    let idle = IdleDelegate()
    layer.delegate = idle
    stage.clock.turn { layer.setNeedsDisplay() }
    #expect(layer.contents as? CGImage == picture)
    let drawing = PaintingDelegate()
    layer.delegate = drawing
    layer.contentsScale = 2
    stage.clock.turn { layer.setNeedsDisplay() }
    #expect((layer.contents as? CGImage)?.width == 8)
    #expect(drawing.log == ["will draw", "draw"])
  }
}

private final class DrawingLayer: CALayer {
  var calls = 0

  override func draw(in ctx: CGContext) {
    calls += 1
    ctx.fill(bounds)
  }
}

private final class GivingDelegate: NSObject, CALayerDelegate {
  private let picture: CGImage?

  init(_ picture: CGImage?) { self.picture = picture }

  func display(_ layer: CALayer) { layer.contents = picture }
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

private final class IdleDelegate: NSObject, CALayerDelegate {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

private final class PaintingDelegate: NSObject, CALayerDelegate {
  var log: [String] = []

  func layerWillDraw(_ layer: CALayer) { log.append("will draw") }
  func draw(_ layer: CALayer, in ctx: CGContext) {
    log.append("draw")
    ctx.fill(layer.bounds)
  }
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
