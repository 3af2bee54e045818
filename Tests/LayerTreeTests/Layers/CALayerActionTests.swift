import Foundation
import Geometry
import LayerTree
import Testing
import Timing

@Suite("Actions of CALayer")
@MainActor
struct CALayerActionTests {
  @Test("A change of a layer that no commit has shown yet does not animate")
  func newLayer() {
    let stage = Stage()
    let layer = CALayer()

    stage.clock.turn {
      stage.root.addSublayer(layer)
      layer.position = CGPoint(x: 10, y: 0)
    }

    #expect(layer.animationKeys() == nil)
  }

  @Test("A change of a shown layer runs from the old value for a quarter of a second")
  func implicitAnimation() throws {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    stage.advance(to: 1)

    stage.clock.turn { layer.position = CGPoint(x: 100, y: 0) }

    let animation = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(animation.fromValue as? CGPoint == .zero && animation.toValue == nil)
    #expect(animation.duration == 0.25 && animation.fillMode == .backwards)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
    #expect(layer.position.x == 100)
    stage.advance(to: 1.125)
    #expect(agree(layer.presentation().map { Double($0.position.x) }, 80.240339, within: 5e-5))
    stage.advance(to: 1.25)
    #expect(layer.presentation()?.position.x == 100 && layer.animationKeys() == nil)
  }

  @Test("A second change starts from where the first has come to")
  func interruptedAnimation() throws {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    stage.clock.turn {
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position = CGPoint(x: 100, y: 0)
    }
    stage.advance(to: 0.5)

    stage.clock.turn { layer.position = CGPoint(x: 0, y: 0) }

    let animation = try #require(layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(animation.fromValue as? CGPoint == CGPoint(x: 50, y: 0))
  }

  @Test("An equal value is no change")
  func equalValue() {
    let stage = Stage()
    let layer = stage.layer(CALayer())

    stage.clock.turn { layer.opacity = 1 }

    #expect(layer.animationKeys() == nil)
  }

  @Test("Disabled actions, a delegate's NSNull and a shape's path change at once")
  func withoutAnimation() {
    let stage = Stage()
    let layer = stage.layer(CAShapeLayer())
    let veto = ActionGiver(NSNull())

    stage.clock.turn {
      CATransaction.setDisableActions(true)
      layer.opacity = 0.5
    }
    stage.clock.turn {
      layer.path = CGPath(rect: .zero, transform: nil)
      layer.delegate = veto
      layer.cornerRadius = 5
    }

    #expect(layer.animationKeys() == nil)
    #expect(veto.asked == ["cornerRadius"])
  }

  @Test("The action is asked for before the change and runs after it")
  func orderOfChange() {
    let layer = CALayer()
    let action = RecordingAction { layer.cornerRadius }
    let giver = ActionGiver(action) { layer.cornerRadius }
    layer.delegate = giver

    layer.cornerRadius = 4

    #expect(giver.seen == [0] && action.seen == [4] && action.events == ["cornerRadius"])
  }

  @Test("The delegate comes before the actions, these before the style")
  func search() throws {
    let (first, second, third) = (RecordingAction(), RecordingAction(), RecordingAction())
    let layer = CALayer()
    layer.style = ["actions": ["opacity": third as any CAAction]]
    #expect(layer.action(forKey: "opacity") as? RecordingAction === third)
    layer.actions = ["opacity": second]
    #expect(layer.action(forKey: "opacity") as? RecordingAction === second)
    let giver = ActionGiver(first)
    layer.delegate = giver
    #expect(layer.action(forKey: "opacity") as? RecordingAction === first)
  }

  @Test("presentation() is nil before the first commit, and then shows the last commit")
  func presentation() {
    let stage = Stage()
    let layer = CALayer()
    #expect(layer.presentation() == nil)
    _ = stage.layer(layer, frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    stage.clock.turn {
      CATransaction.setDisableActions(true)
      layer.position = CGPoint(x: 50, y: 50)
      #expect(layer.presentation()?.position == CGPoint(x: 5, y: 5))
    }

    #expect(layer.presentation()?.position == CGPoint(x: 50, y: 50))
    #expect(layer.presentation()?.model() === layer)
    #expect(layer.model() === layer)
  }
}

@MainActor
private final class ActionGiver: NSObject, CALayerDelegate {
  private let action: any CAAction
  private let look: () -> CGFloat
  var asked: [String] = []
  var seen: [CGFloat] = []

  init(_ action: any CAAction, look: @escaping () -> CGFloat = { 0 }) {
    self.action = action
    self.look = look
    super.init()
  }

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    asked.append(event)
    seen.append(look())
    return action
  }
}

@MainActor
private final class RecordingAction: CAAction {
  private let look: () -> CGFloat
  var events: [String] = []
  var seen: [CGFloat] = []

  init(look: @escaping () -> CGFloat = { 0 }) { self.look = look }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    events.append(event)
    seen.append(look())
  }
}
