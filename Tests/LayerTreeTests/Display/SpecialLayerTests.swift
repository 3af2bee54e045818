import Drawing
import Foundation
import Geometry
import LayerTree
import Pixels
import Testing

@Suite("Special layers")
@MainActor
struct SpecialLayerTests {
  private let stage = Stage()
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func drawn(at seconds: Double = 0) -> [String] {
    let list = DisplayListBuilder.displayList(
      of: stage.root, at: seconds, options: DisplayOptions(pixelWidth: 100, pixelHeight: 100))
    #expect(list.isBalanced)
    return list.description.split(separator: "\n").dropFirst().map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private func box(in parent: CALayer) -> CALayer {
    let box = CALayer()
    stage.clock.turn {
      box.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      box.backgroundColor = red
      parent.addSublayer(box)
    }
    return box
  }

  @Test("A replicator's copies are moved, later and fainter, one after another")
  func replicator() {
    let replicator = CAReplicatorLayer()
    _ = stage.layer(replicator, frame: CGRect(x: 10, y: 20, width: 40, height: 30))
    let box = box(in: replicator)
    stage.clock.turn {
      replicator.instanceCount = 3
      replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
      replicator.instanceAlphaOffset = -0.25
      replicator.instanceDelay = 1
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (2.0, 102.0, 10)
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      box.add(animation, forKey: nil)
    }

    #expect(
      drawn(at: 5) == [
        "fill rectangle (0 0 4 4) by (1 0 0 1 60 20) unsmoothed, rgba(1 0 0 1)",
        "fill rectangle (0 0 4 4) by (1 0 0 1 60 20) unsmoothed, rgba(1 0 0 0.75)",
        "fill rectangle (0 0 4 4) by (1 0 0 1 60 20) unsmoothed, rgba(1 0 0 0.5)",
      ])
    #expect(stage.clock.issues.isEmpty)

    stage.clock.turn {
      CATransaction.setDisableActions(true)
      (replicator.instanceCount, replicator.instanceAlphaOffset) = (2, 0)
      replicator.instanceRedOffset = -0.5
    }
    #expect(drawn(at: 5).filter { $0.hasPrefix("group") } == ["group, tint rgba(0.5 1 1 1)"])
    stage.clock.turn { replicator.instanceCount = 5000 }
    _ = drawn()
    #expect(
      stage.clock.issues == [.undrawable("replicator-copies", layer: "CAReplicatorLayer")])
  }

  @Test("A scroll layer shows a place, and no farther than needed a rectangle")
  func scrolling() {
    let scrolling = CAScrollLayer()
    _ = stage.layer(scrolling, frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let box = box(in: scrolling)
    stage.clock.turn {
      CATransaction.setDisableActions(true)
      box.frame = CGRect(x: 50, y: 10, width: 10, height: 10)
      box.scrollRectToVisible(box.bounds)
    }
    #expect(scrolling.bounds.origin == CGPoint(x: 20, y: 0))
    #expect(box.visibleRect == box.bounds)
    stage.clock.turn { scrolling.scrollMode = .vertically }
    stage.clock.turn { scrolling.scroll(to: CGPoint(x: 7, y: 9)) }
    #expect(scrolling.bounds.origin == CGPoint(x: 20, y: 9))
  }

  @Test("What holds its values only is an issue once it would show something")
  func undrawn() {
    let text = stage.layer(CATextLayer())
    let emitter = stage.layer(CAEmitterLayer())
    _ = drawn()
    #expect(stage.clock.issues.isEmpty)

    stage.clock.turn {
      CATransaction.setDisableActions(true)
      text.string = "A"
      emitter.emitterCells = [CAEmitterCell()]
      text.bounds.size = CGSize(width: 1, height: 1)
      emitter.bounds.size = CGSize(width: 1, height: 1)
    }
    _ = drawn()
    #expect(stage.clock.issues.contains(.undrawable("text", layer: "CATextLayer")))
    #expect(stage.clock.issues.contains(.undrawable("emitter", layer: "CAEmitterLayer")))
  }

  @Test("A conic gradient begins toward its end point")
  func conic() {
    let sky = CAGradientLayer()
    _ = stage.layer(sky, frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    stage.clock.turn {
      CATransaction.setDisableActions(true)
      (sky.colors, sky.type) = ([red, CGColor.black], .conic)
      (sky.startPoint, sky.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.5))
    }
    #expect(drawn().first?.contains("conic gradient about (20 10) toward (40 10)") == true)
  }

  @Test("A picture with a centre is nine pieces: corners keep their size, the rest stretches")
  func nineParts() {
    let card = CALayer()
    _ = stage.layer(card, frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    stage.clock.turn {
      CATransaction.setDisableActions(true)
      card.contents = CGImage(Image(pixels: Pixmap(width: 30, height: 30)))
      card.contentsScale = 2
      card.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    }
    let lines = drawn()
    #expect(lines.count == 9)
    #expect(lines.first?.hasPrefix("fill rectangle (0 0 5 5) unsmoothed") == true)
    #expect(lines.first?.hasSuffix("by (0.5 0 0 0.5 0 0)") == true)
    #expect(lines.last?.hasPrefix("fill rectangle (55 35 5 5) unsmoothed") == true)
    #expect(stage.clock.issues.isEmpty)
  }

  @Test("A backdrop looks through its own corners' and opacity's groups, and no farther")
  func backdrop() {
    let glass = BackdropLayer()
    _ = stage.layer(glass, frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    #expect(drawn().isEmpty)
    stage.clock.turn {
      CATransaction.setDisableActions(true)
      (glass.blurRadius, glass.saturation) = (4, 1.8)
    }
    #expect(
      drawn() == [
        "backdrop sigma 4 saturation 1.8 rgba(0 0 0 0) in rectangle (0 0 40 40)"
          + " by (1 0 0 1 10 10) unsmoothed"
      ])
    stage.clock.turn {
      CATransaction.setDisableActions(true)
      glass.opacity = 0.5
    }
    #expect(drawn().first == "group, opacity 0.5")
    #expect(drawn()[1].hasPrefix("backdrop below 1 sigma 4"))
  }
}
