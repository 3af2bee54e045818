import Drawing
import Foundation
import LayerTree
import Pixels
import Rasterization
import Testing
import ViewKit

@Suite("Transitions of views")
@MainActor
struct ViewTransitionTests {
  private let stage = AnimatedView()
  private var view: UIView { stage.view }
  private var issues: [String] { stage.stage.clock.issues.map(\.name) }

  private var transition: CATransition? {
    view.layer.animation(forKey: kCATransition) as? CATransition
  }

  @Test("A cross-dissolve is a fade of the view's layer, paced as the options say")
  func crossDissolve() {
    var calls: [Bool] = []
    stage.turn { view.backgroundColor = .red }
    stage.turn {
      UIView.transition(
        with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: { view.backgroundColor = .blue }, completion: { calls.append($0) })
    }

    #expect(view.layer.animationKeys() == [kCATransition])
    #expect(transition?.type == .fade && transition?.duration == 1)
    stage.stage.advance(to: 0.25)
    #expect(drawn(at: 0.25).contains("group, opacity \(64.0 / 255), added"))
    #expect(calls == [])
    stage.stage.advance(to: 1)
    #expect(calls == [true])
    #expect(transition == nil && issues.isEmpty)
  }

  @Test("Flips turn the side of their name to the front")
  func flips() {
    let options: [(UIView.AnimationOptions, CATransitionSubtype)] = [
      (.transitionFlipFromLeft, .fromLeft), (.transitionFlipFromRight, .fromRight),
      (.transitionFlipFromTop, .fromBottom), (.transitionFlipFromBottom, .fromTop),
    ]
    for (option, subtype) in options {
      stage.turn {
        UIView.transition(with: view, duration: 1, options: option, animations: {})
      }
      #expect(transition?.type == .flip && transition?.subtype == subtype)
    }
    #expect(issues.isEmpty)
  }

  @Test("Changes animate beside a transition only where the options ask for it")
  func animatedContent() {
    let label = UIView(frame: view.bounds)
    stage.turn { view.addSubview(label) }
    for isAllowed in [false, true] {
      stage.turn {
        let more: UIView.AnimationOptions = isAllowed ? .allowAnimatedContent : []
        UIView.transition(
          with: view, duration: 1, options: more.union(.transitionCrossDissolve),
          animations: { label.alpha -= 0.25 })
      }
      #expect((label.layer.animationKeys() ?? []).isEmpty == !isAllowed)
    }
  }

  @Test("A transition of a navigation controller's layer leads over to what is pushed at once")
  func pushByLayer() {
    let (first, second) = (makeController("first"), makeController("second"))
    let stage = TestStage(root: first)
    stage.clock.turn {
      first.view.backgroundColor = .red
      second.view.backgroundColor = .blue
    }
    stage.clock.turn {
      let transition = CATransition()
      (transition.type, transition.subtype) = (.push, .fromRight)
      (transition.duration, transition.timingFunction) = (0.5, CAMediaTimingFunction(name: .linear))
      stage.navigation.view.layer.add(transition, forKey: nil)
      stage.navigation.pushViewController(second, animated: false)
    }
    func colors(at seconds: Double) -> [[UInt8]] {
      stage.advance(to: seconds)
      var rasterizer = Rasterizer()
      let pixmap = rasterizer.render(
        DisplayListBuilder.displayList(
          of: stage.window.layer, at: seconds,
          options: DisplayOptions(pixelWidth: 100, pixelHeight: 200)))
      return [10, 74, 76, 90].map {
        [pixmap[x: $0, y: 100].red, pixmap[x: $0, y: 100].green, pixmap[x: $0, y: 100].blue]
      }
    }
    let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0], [0, 0, 255])
    #expect(colors(at: 0) == [red, red, red, red])
    #expect(colors(at: 0.125) == [red, red, blue, blue])
    #expect(colors(at: 0.5) == [blue, blue, blue, blue])
    #expect(stage.navigation.topViewController === second)
    #expect(stage.clock.issues.isEmpty)
  }

  @Test("An animator's transition of the container leads over from the view that is on the screen")
  func animatorsTransition() {
    let (first, second) = (makeController("first"), makeController("second"))
    let stage = TestStage(root: first)
    let animator = TransitionAnimator()
    stage.delegate.animator = animator
    stage.clock.turn {
      first.view.backgroundColor = .red
      second.view.backgroundColor = .blue
    }
    stage.clock.turn { stage.navigation.pushViewController(second, animated: true) }
    var shares: [[UInt8]] = []
    for seconds in [0, 0.25, 1] {
      stage.advance(to: seconds)
      var rasterizer = Rasterizer()
      let pixel = rasterizer.render(
        DisplayListBuilder.displayList(
          of: stage.window.layer, at: seconds,
          options: DisplayOptions(pixelWidth: 100, pixelHeight: 200)))[x: 50, y: 100]
      shares.append([pixel.red, pixel.green, pixel.blue])
    }
    #expect(shares == [[255, 0, 0], [191, 0, 64], [0, 0, 255]])
    #expect(animator.endings == [true] && stage.navigation.topViewController === second)
    #expect(stage.clock.issues.isEmpty)
  }

  @Test("A transition that begins during another leads over from what is seen then")
  func interrupted() {
    stage.turn { view.backgroundColor = .red }
    func fade(to color: UIColor) {
      stage.turn {
        UIView.transition(
          with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
          animations: { view.backgroundColor = color })
      }
    }
    func color(at seconds: Double) -> [UInt8] {
      stage.stage.advance(to: seconds)
      var rasterizer = Rasterizer()
      let pixel = rasterizer.render(
        DisplayListBuilder.displayList(
          of: stage.stage.window.layer, at: seconds,
          options: DisplayOptions(pixelWidth: 10, pixelHeight: 10)))[x: 5, y: 5]
      return [pixel.red, pixel.green, pixel.blue]
    }
    fade(to: .blue)
    let seen = color(at: 0.4)
    #expect(seen == [153, 0, 102])
    fade(to: .green)
    #expect(color(at: 0.4) == seen)
    #expect(color(at: 1.4) == [0, 255, 0])
  }

  private func drawn(at seconds: Double) -> String {
    DisplayListBuilder.displayList(
      of: stage.stage.window.layer, at: seconds,
      options: DisplayOptions(pixelWidth: 100, pixelHeight: 200)
    ).description
  }

  @Test("From one view to another: the one leaves its superview, the other takes its place")
  func fromTo() {
    let next = UIView(frame: view.frame)
    stage.turn {
      UIView.transition(from: view, to: next, duration: 1, options: .transitionCrossDissolve)
    }
    #expect(view.superview == nil && next.superview === stage.stage.window)

    stage.stage.advance(to: 1)
    stage.turn {
      UIView.transition(
        from: next, to: view, duration: 1,
        options: [.transitionCrossDissolve, .showHideTransitionViews])
    }
    #expect(next.isHidden && next.superview === stage.stage.window)
  }

  @Test("Without a transition or a duration the changes show at once")
  func nothing() {
    var calls: [Bool] = []
    stage.turn {
      UIView.transition(
        with: view, duration: 1, animations: { view.alpha = 0.5 }, completion: { calls.append($0) })
      UIView.transition(
        with: view, duration: 0, options: .transitionCrossDissolve,
        animations: { view.alpha = 0.2 }, completion: { calls.append($0) })
    }

    #expect(calls == [true, true])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("What can't be drawn is refused by name, and completes in its time")
  func refused() {
    var calls: [Bool] = []
    stage.turn {
      UIView.transition(
        with: view, duration: 1, options: .transitionCurlUp, animations: {},
        completion: { calls.append($0) })
    }
    stage.stage.advance(to: 0.9)
    #expect(calls == [])
    stage.stage.advance(to: 1)

    #expect(calls == [true])
    #expect(issues == ["view-transition"])
  }

  @Test("The old way of animating: from begin to commit, 0.2 s unless told otherwise")
  func oldAnimations() {
    @MainActor final class Owner: NSObject {
      var ends: [String] = []
      func ended(_ name: String) { ends.append(name) }
    }
    let owner = Owner()
    stage.turn {
      UIView.beginAnimations("a", context: nil)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDelegate(owner)
      UIView.setAnimationDidStop(Selector(Owner.ended))
      view.center.x = 105
      UIView.commitAnimations()
    }

    #expect(agree(stage.moved(at: 0.1), 50))
    #expect(owner.ends == [])
    stage.stage.advance(to: 0.2)
    #expect(owner.ends == ["a"])
  }

  @Test("Inside modifyAnimations animations repeat, outside of it they don't")
  func modified() {
    stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 105 }
        view.alpha = 0
      }
    }

    #expect(agree(stage.moved(at: 1.5), 50))
    #expect(stage.shown(at: 1.5).opacity == 0)
    #expect(agree(stage.moved(at: 3.25), 75))
    #expect(stage.moved(at: 4) == 100)
  }

  @Test("The system's deletion fades views and takes them away")
  func deletion() {
    stage.turn { UIView.perform(.delete, on: [view], animations: nil) }
    stage.stage.advance(to: 1)

    #expect(view.superview == nil)
  }
}

/// Leads over from view to view by a transition of UIKit's own.
@MainActor
private final class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var endings: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    UIView.transition(
      from: from, to: to, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
    ) { _ in context.completeTransition(true) }
  }

  func animationEnded(_ transitionCompleted: Bool) { endings.append(transitionCompleted) }
}
