import Digests
import Foundation
import LayerTree
import Pixels
import Staging
import Testing
import Timing
import ViewKit

/// A screen of one colour.
@MainActor
private final class PlainController: UIViewController {
  private let color: UIColor

  init(_ title: String, _ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }
}

/// Moves the new view in from the right in a second, and completes unless it is told not to.
@MainActor
private final class SlowPush: NSObject, UIViewControllerAnimatedTransitioning,
  UINavigationControllerDelegate
{
  var completes = true

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.frame.origin.x = to.frame.width
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      to.frame.origin.x = 0
    } completion: { _ in
      if self.completes { context.completeTransition(true) }
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

@Suite("Recording view controllers")
@MainActor
struct RecordingTests {
  private static let size = CGSize(width: 60, height: 8)
  private let red = PremultipliedColor(Color(red: 1, green: 0, blue: 0))
  private let blue = PremultipliedColor(Color(red: 0, green: 0, blue: 1))

  /// Where the blue begins in the first row.
  private func edge(_ frame: RecordedFrame) -> Int {
    let pixels = frame.pixels()
    return (0..<pixels.width).first { pixels[x: $0, y: 0] == blue } ?? pixels.width
  }

  private static func record(waiting seconds: Double) throws -> Recording {
    let delegate = SlowPush()
    return try Recording.of(size: size, scale: 1) { stage in
      push(waiting: seconds, delegate, on: stage)
      stage.waitUntilSettled()
    }
  }

  private static func push(
    waiting seconds: Double, _ delegate: SlowPush, on stage: Stage
  ) {
    let navigation = UINavigationController(
      rootViewController: PlainController("first", .red))
    navigation.title = "navigation"
    navigation.delegate = delegate
    stage.show(navigation)
    stage.wait(seconds)
    navigation.pushViewController(PlainController("second", .blue), animated: true)
  }

  @Test("A push after 0.1 s: what is seen at every frame, and the settled end")
  func push() throws {
    let delegate = SlowPush()
    let recording = try Recording.of(size: Self.size, scale: 1, framesPerSecond: 10) { stage in
      Self.push(waiting: 0.1, delegate, on: stage)
      stage.waitUntilSettled()
    }

    #expect(recording.duration == 1.1)
    #expect(recording.frames.map(\.timeText).prefix(3) == ["0", "1/10", "1/5"])
    #expect(recording.frames.map(edge) == [60, 60, 54, 48, 42, 36, 30, 24, 18, 12, 6, 0])
    #expect(recording.frames[1].values.map(\.keyPath).contains("position"))
    #expect(recording.frames[0].values.isEmpty)
    #expect(recording.transitions.map(\.isAnimated) == [false, true])
    #expect(recording.transitions[1].began == 0.1)
    #expect(recording.transitions[1].ended == 1.1)
    #expect(recording.transitions[1].declaredDuration == 1)
    #expect(recording.transitions[1].didComplete)
    #expect(
      recording.calls.filter { $0.time == 1.1 }.map(\.text) == [
        "context.completeTransition(true)", "first.viewDidDisappear(true)",
        "second.viewDidAppear(true)", "second.didMove(toParent: navigation)",
        "delegate.didShow(second, animated: true)", "animator.animationEnded(true)",
      ])
    #expect(recording.log.hasPrefix("0.0 "))
  }

  @Test("What is done at a frame's time is seen in that frame")
  func sameTime() throws {
    let recording = try Recording.of(size: Self.size, scale: 1, framesPerSecond: 10) { stage in
      let controller = PlainController("only", .red)
      stage.show(controller)
      stage.wait(0.2)
      controller.view.backgroundColor = .blue
      stage.wait(0.2)
    }

    #expect(recording.frames.map(edge) == [60, 60, 0, 0, 0])
    #expect(recording.frames.last?.time == 0.4)
  }

  @Test("A recording does not depend on how its waits are cut")
  func cuts() throws {
    let delegate = SlowPush()
    let whole = try Recording.of(size: Self.size, scale: 1) { stage in
      Self.push(waiting: 0.3, delegate, on: stage)
      stage.wait(1.5)
    }
    let cut = try Recording.of(size: Self.size, scale: 1) { stage in
      Self.push(waiting: 0.3, delegate, on: stage)
      for _ in 0..<30 { stage.wait(0.05) }
    }

    #expect(whole.frames == cut.frames)
    #expect(whole.log == cut.log)
  }

  @Test("Frames name their pixels by content, and are PNG files")
  func digests() throws {
    let recording = try Recording.of(size: Self.size, scale: 1, framesPerSecond: 10) { stage in
      stage.show(PlainController("only", .red))
      stage.wait(0.1)
    }

    #expect(recording.frames[0].pixelDigest() == recording.frames[1].pixelDigest())
    #expect(recording.frames[0].pixelDigest().description.count == 32)
    #expect(try recording.frames[0].png().prefix(4) == [0x89, 0x50, 0x4E, 0x47])
  }

  @Test("Two stages side by side give what each gives alone")
  func interleaved() throws {
    let delegates = (SlowPush(), SlowPush())
    let alone = try [(0.1, delegates.0), (0.25, delegates.1)].map { seconds, delegate in
      try Recording.of(size: Self.size, scale: 1) { stage in
        Self.push(waiting: seconds, delegate, on: stage)
        stage.wait(1.4 - seconds)
      }
    }
    let settings = StageSettings(size: Self.size, scale: 1)
    let (first, second) = (Stage(settings), Stage(settings))
    second.perform { Self.push(waiting: 0.25, delegates.1, on: second) }
    first.perform { Self.push(waiting: 0.1, delegates.0, on: first) }
    // 1.4 s in all, for both.
    for step in 0..<13 {
      first.wait(0.1)
      if step < 11 { second.wait(0.1) }
    }
    second.wait(0.05)

    #expect(try first.finish().log == alone[0].log)
    #expect(try second.finish().log == alone[1].log)
    #expect(try first.finish().frames == alone[0].frames)
    #expect(try second.finish().frames == alone[1].frames)
  }

  @Test("Recordings of tasks that run at once give what each gives alone")
  func tasks() async throws {
    let alone = try [0.1, 0.25].map { try Self.record(waiting: $0) }
    async let first = Task { @MainActor in try Self.record(waiting: 0.1) }.value
    async let second = Task { @MainActor in try Self.record(waiting: 0.25) }.value
    let both = try await [first, second]

    #expect(both.map(\.log) == alone.map(\.log))
    #expect(both.map(\.frames) == alone.map(\.frames))
  }

  @Test("A transition that never completes is told, and does not run for ever")
  func neverSettles() {
    let delegate = SlowPush()
    delegate.completes = false

    #expect(throws: RecordingError.neverSettles(after: 3)) {
      try Recording.of(size: Self.size, scale: 1) { stage in
        Self.push(waiting: 0.1, delegate, on: stage)
        stage.waitUntilSettled(atMost: 3)
      }
    }
  }

  @Test("What can't be drawn is an error that names it")
  func cannotDraw() {
    #expect {
      try Recording.of(size: Self.size, scale: 1) { stage in
        let controller = PlainController("only", .red)
        stage.show(controller)
        let animation = CABasicAnimation(keyPath: "no.such.key")
        animation.toValue = 1
        controller.view.layer.add(animation, forKey: nil)
        stage.wait(0.1)
      }
    } throws: { error in
      (error as? RecordingError)?.name == "unknown-key-path"
    }
  }

  @Test("What the settings allow to be missing is a warning of the recording")
  func allowedMissing() throws {
    var settings = StageSettings(size: Self.size, scale: 1)
    settings.allowedMissing = ["text"]
    let recording = try Recording.of(settings) { stage in
      let controller = PlainController("only", .red)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 8))
      label.text = "Title"
      controller.view.addSubview(label)
      stage.show(controller)
      stage.wait(0.1)
    }

    #expect(recording.warnings.count == 1)
    #expect(recording.warnings.first?.contains("text can't be drawn") == true)
  }

  @Test("A frame that needs more surfaces than there is memory for is refused")
  func tooManySurfaces() {
    #expect {
      try Recording.of(size: Self.size, scale: 1) { stage in
        let controller = PlainController("only", .red)
        var parent = controller.view as UIView
        for _ in 0..<8 {
          let child = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 8))
          child.backgroundColor = .blue
          child.layer.shadowOpacity = 1
          child.layer.shadowRadius = 2_000
          parent.addSubview(child)
          parent = child
        }
        stage.show(controller)
        stage.wait(0.1)
      }
    } throws: { error in
      (error as? RecordingError)?.name == "surfaces-over-limit"
    }
  }

  @Test("A script's own error comes through")
  func scriptThrows() {
    struct Mistake: Error {}

    #expect(throws: Mistake.self) {
      try Recording.of(size: Self.size) { _ in throw Mistake() }
    }
  }

  @Test("Recording in a stage's way is recording in a scene's way")
  func sameAsScene() throws {
    let scene = try SceneFixture(transitions: "{ op: 'push', to: 'second', after: 0.1 }")
    let recording = try Recording.of(size: CGSize(width: 100, height: 40), scale: 1) { stage in
      let navigation = UINavigationController(rootViewController: PlainController("first", .red))
      stage.show(navigation)
      stage.wait(0.1)
      navigation.pushViewController(PlainController("second", .blue), animated: true)
      stage.waitUntilSettled()
    }

    #expect(try scene.recorder.plan().frameCount == recording.frames.count)
    // Row 39 lies below the scene's dot.
    for frame in [0, 6, 10, 20, 36] {
      let (ours, theirs) = (recording.frames[frame].pixels(), try scene.pixels(ofFrame: frame))
      for x in 0..<100 { #expect(ours[x: x, y: 39] == theirs[x: x, y: 39], "\(frame) \(x)") }
    }
  }
}

/// Notes what a pan's target is told.
@MainActor
private final class PanTarget: NSObject {
  var notes: [String] = []
}

@Suite("Fingers of a script")
@MainActor
struct StageFingerTests {
  @Test("A drag tells the recognizer's target of each sample at its time")
  func drag() throws {
    let target = PanTarget()
    let recording = try Recording.of(
      size: CGSize(width: 60, height: 8), scale: 1, framesPerSecond: 10
    ) { stage in
      let controller = PlainController("only", .red)
      stage.show(controller)
      let pan = UIPanGestureRecognizer()
      pan.addTarget(
        target,
        action: Selector { (target: PanTarget, sender: UIPanGestureRecognizer) in
          target.notes.append(
            "\(stage.time) \(sender.state.rawValue) \(sender.translation(in: nil).x)")
        })
      controller.view.addGestureRecognizer(pan)
      stage.wait(0.1)
      stage.drag(pan, along: [.init(0, x: 0), .init(0.1, x: 20), .init(0.2, x: 40)])
    }

    #expect(target.notes == ["0.1 1 0.0", "0.2 2 20.0", "0.3 3 40.0"])
    #expect(recording.frames.count == 4)
  }

  @Test("Random numbers come from the stage's seed: the same again, others for another")
  func seeds() throws {
    func numbers(_ seed: Int64) -> [Int] {
      Stage(StageSettings(size: CGSize(width: 10, height: 10), seed: seed)).perform {
        (0..<8).map { _ in Int.random(in: 0..<1_000_000) }
      }
    }

    #expect(numbers(0) == numbers(0))
    #expect(numbers(7) == numbers(7))
    #expect(numbers(-7) != numbers(7))
  }
}
