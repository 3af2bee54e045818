import Foundation
import Geometry
import LayerTree
import Pixels
import Testing
import Timing
import ViewKit

@Suite("Visual effects")
@MainActor
struct VisualEffectTests {
  private let stage = TestStage(root: makeController("home"))

  @Test("A blur comes in with radius, saturation and tint when it is set in an animation")
  func animatedEffect() throws {
    let view = UIVisualEffectView(effect: nil)
    stage.clock.turn {
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
      stage.window.addSubview(view)
    }
    stage.clock.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.effect = UIBlurEffect(style: .light)
      }
    }
    stage.advance(to: 0.5)
    let shown = try #require(
      stage.clock.asCurrent { view.layer.presentation() } as? BackdropLayer)
    #expect(abs(shown.blurRadius - 15) < 1e-6)
    #expect(abs(shown.saturation - 1.4) < 1e-6)
    #expect(shown.tint.red == 1 && abs(shown.tint.alpha - 0.15) < 1e-6)
    stage.advance(to: 2)
    let layer = try #require(view.layer as? BackdropLayer)
    #expect(layer.blurRadius == 30 && layer.tint.alpha == 0.3)
  }

  @Test("The content view has the bounds of the effect view, and its effect is an initializer's")
  func content() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 70, height: 80))
    #expect(view.effect == UIBlurEffect(style: .dark))
    #expect((view.layer as? BackdropLayer)?.blurRadius == 20)
    view.effect = nil
    #expect((view.layer as? BackdropLayer)?.blurRadius == 0)
  }

  @Test("Vibrancy is an issue with a name once it is seen")
  func vibrancy() {
    let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)))
    stage.clock.turn {
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
      stage.window.addSubview(view)
    }
    #expect(stage.clock.issues.isEmpty)
    draw()
    #expect(stage.clock.issues == [.undrawable("vibrancy", layer: "BackdropLayer")])
  }

  @Test("Styles that follow the interface style are dark in the dark")
  func darkStyle() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    stage.clock.turn { stage.window.addSubview(view) }
    #expect((view.layer as? BackdropLayer)?.tint.red == 0.97)
    stage.clock.turn { view.overrideUserInterfaceStyle = .dark }
    #expect((view.layer as? BackdropLayer)?.tint.red == 0.14)
  }

  @Test("A property animator scrubs a blur")
  func scrubbing() throws {
    let view = UIVisualEffectView(effect: nil)
    stage.clock.turn {
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
      stage.window.addSubview(view)
    }
    var animator: UIViewPropertyAnimator?
    stage.clock.turn {
      animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.effect = UIBlurEffect(style: .dark)
      }
      animator?.fractionComplete = 0.25
    }
    let shown = try #require(
      stage.clock.asCurrent { view.layer.presentation() } as? BackdropLayer)
    #expect(abs(shown.blurRadius - 5) < 1e-6)
    stage.clock.turn {
      animator?.stopAnimation(false)
      animator?.finishAnimation(at: .start)
    }
    #expect((view.layer as? BackdropLayer)?.blurRadius == 0)
  }

  private func draw() {
    _ = DisplayListBuilder.displayList(
      of: stage.window.layer, at: 0, options: DisplayOptions(pixelWidth: 100, pixelHeight: 200))
  }

  @Test("Styles have the raw values of the SDK")
  func styles() {
    #expect(UIBlurEffect.Style(rawValue: 3) == nil)
    #expect(UIBlurEffect.Style.prominent.rawValue == 5)
    #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
    #expect(UIVibrancyEffectStyle.separator.rawValue == 7)
  }
}
