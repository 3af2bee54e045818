import Foundation
import LayerTree
import Testing
import Timing
import ViewKit

@Suite("Gesture recognizers")
@MainActor
struct GestureTests {
  private let clock = VirtualClock()
  private let window: UIWindow
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
  private let listener = GestureListener()
  private let pan: UIPanGestureRecognizer

  init() {
    let clock = clock
    window = clock.asCurrent { UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
    pan = UIPanGestureRecognizer(
      target: listener, action: Selector("pan:", GestureListener.pan(_:)))
    let (window, view, pan) = (window, view, pan)
    clock.turn {
      window.addSubview(view)
      view.addGestureRecognizer(pan)
    }
  }

  @discardableResult
  private func play(
    _ state: UIGestureRecognizer.State, _ x: CGFloat, _ y: CGFloat = 0, at seconds: Double
  ) -> Bool {
    clock.advance(to: Nanoseconds(seconds: seconds))
    var isTold = false
    clock.turn {
      isTold = pan.play(
        GestureSample(state, translation: CGPoint(x: x, y: y), from: CGPoint(x: 50, y: 60)))
    }
    return isTold
  }

  @Test("A scripted pan tells its target once a moment, with translation, velocity and place")
  func panning() {
    play(.began, 0, at: 0)
    play(.changed, 10, at: 0.1)
    play(.changed, 30, -5, at: 0.2)
    play(.ended, 30, -5, at: 0.3)

    #expect(
      listener.texts == [
        "1: 0 0, 0 0, at 40 40", "2: 10 0, 100 0, at 50 40", "2: 30 -5, 200 -50, at 70 35",
        "3: 30 -5, 0 0, at 70 35",
      ])
    #expect(pan.state == .possible)
    #expect(pan.view === view)
  }

  @Test("setTranslation moves where zero is")
  func translation() {
    play(.began, 0, at: 0)
    play(.changed, 40, at: 0.1)
    pan.setTranslation(.zero, in: view)
    #expect(pan.translation(in: view) == .zero)
    play(.changed, 55, at: 0.2)
    #expect(pan.translation(in: nil) == CGPoint(x: 15, y: 0))
    #expect(pan.velocity(in: view).x == 150)
  }

  @Test("A delegate's no fails the gesture, and the rest of it is ignored")
  func shouldBegin() {
    let delegate = GestureDelegate()
    pan.delegate = delegate
    delegate.begins = false
    #expect(!play(.began, 0, at: 0))
    #expect(!play(.changed, 10, at: 0.1))
    delegate.begins = true
    #expect(play(.began, 0, at: 1))
    #expect(delegate.calls == ["receive", "begin", "receive", "begin"])
  }

  @Test("Two gestures on one view run together only where a delegate allows it")
  func together() {
    let other = UIPanGestureRecognizer()
    view.addGestureRecognizer(other)
    let start = GestureSample(.began, touches: [.zero])
    clock.turn { other.play(start) }
    #expect(!play(.began, 0, at: 0))
    let delegate = GestureDelegate()
    delegate.runsTogether = true
    other.delegate = delegate
    #expect(play(.began, 0, at: 0.1))
  }

  @Test("One that has to fail first holds the gesture back while it is under way")
  func requirement() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    pan.require(toFail: edge)
    clock.turn { edge.play(GestureSample(.began, touches: [.zero])) }
    #expect(!play(.began, 0, at: 0))
    clock.turn { edge.play(GestureSample(.cancelled, touches: [.zero])) }
    #expect(play(.began, 0, at: 0.1))
  }

  @Test("Switching a recognizer off cancels the gesture under way")
  func disabling() {
    play(.began, 0, at: 0)
    let pan = pan
    clock.turn { pan.isEnabled = false }
    #expect(listener.texts.last?.hasPrefix("4:") == true)
    #expect(!play(.began, 0, at: 1))
  }

  @Test("A tap is of one moment; removed targets hear nothing")
  func tapping() {
    let tap = UITapGestureRecognizer()
    tap.addTarget(listener, action: Selector("tap", GestureListener.tap))
    view.addGestureRecognizer(tap)
    clock.turn { tap.play(GestureSample(.ended, touches: [CGPoint(x: 5, y: 5)])) }
    #expect(listener.texts == ["tap"])
    tap.removeTarget(nil, action: nil)
    clock.turn { tap.play(GestureSample(.ended, touches: [CGPoint(x: 5, y: 5)])) }
    #expect(listener.texts == ["tap"])
    view.removeGestureRecognizer(tap)
    #expect(tap.view == nil && view.gestureRecognizers == [pan])
  }

  @Test("Pinch and rotation measure two fingers against where they were put down")
  func twoFingers() {
    let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    let down = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]
    let turned = [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 20)]
    clock.turn {
      pinch.play(GestureSample(.began, touches: down))
      rotation.play(GestureSample(.began, touches: down))
    }
    clock.advance(to: Nanoseconds(seconds: 0.5))
    clock.turn {
      pinch.play(GestureSample(.changed, touches: turned))
      rotation.play(GestureSample(.changed, touches: turned))
    }
    #expect(pinch.scale == 2 && pinch.velocity == 2)
    #expect(abs(rotation.rotation - .pi / 2) < 1e-15)
    #expect(abs(rotation.velocity - .pi) < 1e-15)
    pinch.scale = 1
    #expect(pinch.scale == 1)
    rotation.rotation = 0
    #expect(rotation.rotation == 0)
    #expect(pinch.numberOfTouches == 2 && pinch.location(in: nil) == CGPoint(x: 0, y: 10))
  }

  @Test("The state can be set by hand, as a subclass does")
  func byHand() {
    let pan = pan
    clock.turn {
      pan.state = .began
      pan.state = .changed
      pan.state = .ended
      #expect(pan.state == .ended)
    }
    #expect(listener.texts.count == 3)
    #expect(pan.state == .possible)
  }
}

/// Writes down what recognizers send.
@MainActor
private final class GestureListener {
  var texts: [String] = []

  func pan(_ pan: UIPanGestureRecognizer) {
    let (way, speed) = (pan.translation(in: pan.view), pan.velocity(in: pan.view))
    let place = pan.location(in: pan.view)
    let numbers = [way.x, way.y, speed.x, speed.y, place.x, place.y].map { Int($0.rounded()) }
    texts.append(
      "\(pan.state.rawValue): \(numbers[0]) \(numbers[1]), \(numbers[2]) \(numbers[3]), "
        + "at \(numbers[4]) \(numbers[5])")
  }

  func tap() { texts.append("tap") }
}

@MainActor
private final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var runsTogether = false
  var calls: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    calls.append("begin")
    return begins
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    calls.append("receive")
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { runsTogether }
}
