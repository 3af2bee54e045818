import Foundation
import LayerTree
import Testing
import Timing
import ViewKit

@Suite("The system's own push")
@MainActor
struct SystemPushTests {
  /// The left edge of a screen's wrapper at times after a push began, in points.
  private func edges(
    of screen: UIViewController, in stage: TestStage, at times: [Double]
  ) -> [Double] {
    times.map { time in
      stage.advance(to: time)
      let shown = stage.clock.asCurrent { screen.view.superview?.layer.presentation() }
      return (shown?.position.x ?? .nan) - (shown?.bounds.width ?? 0) / 2
    }
  }

  @Test(
    "The classic push follows the critically damped spring",
    arguments: [
      (0.05, 0.2322), (0.1, 0.5448), (0.15, 0.7583), (0.2, 0.8793), (0.25, 0.9420),
      (0.3, 0.9729), (0.35, 0.9876), (0.4, 0.9944),
    ])
  func classic(seconds: Double, progress: Double) {
    let stage = TestStage(size: CGSize(width: 390, height: 100), root: makeController("home"))
    let detail = makeController("detail")
    stage.clock.turn { stage.navigation.pushViewController(detail, animated: true) }

    let edge = edges(of: detail, in: stage, at: [seconds])[0]

    #expect(abs(edge - 390 * (1 - progress)) < 390 * 0.00006)
  }

  @Test(
    "The fluid push follows its own spring",
    arguments: [
      (0.05, 0.2816), (0.1, 0.6189), (0.15, 0.8210), (0.2, 0.9213), (0.25, 0.9668),
      (0.3, 0.9864), (0.35, 0.9945),
    ])
  func fluid(seconds: Double, progress: Double) {
    let stage = TestStage(size: CGSize(width: 390, height: 100), root: makeController("home"))
    stage.navigation.systemProfile = .fluid(displayCornerRadius: 0)
    let detail = makeController("detail")
    stage.clock.turn { stage.navigation.pushViewController(detail, animated: true) }

    let edge = edges(of: detail, in: stage, at: [seconds])[0]

    #expect(abs(edge - 390 * (1 - progress)) < 390 * 0.00006)
  }

  @Test(
    "The lower screen ends three tenths of the width to the left, in whole points",
    arguments: [(375, -112), (390, -117), (393, -118)] as [(CGFloat, CGFloat)])
  func parallax(width: CGFloat, end: CGFloat) {
    let home = makeController("home")
    let stage = TestStage(size: CGSize(width: width, height: 100), root: home)
    stage.clock.turn {
      stage.navigation.pushViewController(makeController("detail"), animated: true)
    }

    #expect(home.view.superview?.frame.minX == end)
  }

  @Test("Afterwards no wrapper, veil or strip is left, and the new screen is in its place")
  func cleanUp() {
    let stage = TestStage(root: makeController("home"))
    let detail = makeController("detail")
    stage.clock.turn { stage.navigation.pushViewController(detail, animated: true) }
    stage.advance(to: 0.5)

    #expect(stage.navigation.view.subviews == [detail.view])
    #expect(detail.view.subviews.isEmpty)
    #expect(detail.view.frame == stage.window.bounds)
  }
}
