import Foundation
import Goldens
import Staging
import Testing
import ViewKit

/// Fades the new screen in over half a second, as somebody wrote it by hand.
@MainActor
private final class HandWrittenFade: NSObject, UIViewControllerAnimatedTransitioning,
  UINavigationControllerDelegate
{
  private let curve: UIView.AnimationOptions

  init(_ curve: UIView.AnimationOptions) { self.curve = curve }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.5, delay: 0, options: curve) {
      to.alpha = 1
    } completion: { _ in
      context.completeTransition(true)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

/// A designer's scene as the golden of an engineer's animator.
@Suite("Tracks of a scene and of an animator")
@MainActor
struct TrackMatchTests {
  private static func scene() throws -> TrackTable {
    let fixture = try SceneFixture(
      animators: "fade: { preset: \"fade\" }",
      transitions:
        "{ op: \"push\", to: \"second\", using: \"fade\", duration: 0.5, timing: \"easeInOut\" }")
    var tracks = TracksText()
    let plan = try fixture.recorder.plan()
    for index in 0..<plan.frameCount {
      tracks.append(
        try fixture.recorder.animatedValues(forFrame: index), frame: index,
        time: plan.frame(index).timeText)
    }
    return try TrackTable(parsing: Array(tracks.text.utf8))
  }

  private static func screen(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = name
    return controller
  }

  private static func animator(_ curve: UIView.AnimationOptions) throws -> TrackTable {
    let fade = HandWrittenFade(curve)
    let recording = try Recording.of(size: CGSize(width: 100, height: 40), scale: 1) { stage in
      let navigation = UINavigationController(rootViewController: screen("first"))
      navigation.delegate = fade
      stage.show(navigation)
      navigation.pushViewController(screen("second"), animated: true)
      stage.waitUntilSettled()
    }
    return try TrackTable(parsing: Array(recording.tracks.utf8))
  }

  @Test("The same motion matches, frame by frame")
  func same() throws {
    let result = TrackResult(name: "fade", tolerance: 0.001)
      .result(expected: try Self.scene(), actual: try Self.animator(.curveEaseInOut))

    #expect(result.findings == [])
    #expect(result.isMatch)
    #expect(result.frames.count == 30)
  }

  @Test("Another easing is one finding, which names it")
  func otherEasing() throws {
    let result = TrackResult(name: "fade", tolerance: 0.001)
      .result(expected: try Self.scene(), actual: try Self.animator(.curveLinear))

    #expect(result.findings.map(\.kind) == [.trackEasing])
    #expect(result.findings.first?.layer?.hasSuffix("/second") == true)
    #expect(result.findings.first?.property == "opacity")
    #expect(
      result.findings.first?.text.hasSuffix("it starts and ends the same, so the easing differs")
        == true)
    #expect(!result.isMatch)
  }
}
