import Foundation
import LayerTree
import Testing
import Timing

@Suite("VirtualClock")
@MainActor
struct VirtualClockTests {
  @Test("Work happens in order of time, and of scheduling at equal times")
  func order() {
    let clock = VirtualClock()
    var log: [String] = []
    func note(_ text: String, at count: Int64) {
      clock.schedule(at: Nanoseconds(count: count)) { log.append("\(text)@\(clock.now.count)") }
    }

    note("c", at: 20)
    note("a", at: 10)
    note("d", at: 20)
    note("b", at: 10)
    note("late", at: 31)
    clock.advance(to: Nanoseconds(count: 30))

    #expect(log == ["a@10", "b@10", "c@20", "d@20"])
    #expect(clock.now.count == 30)
    #expect(clock.nextEventTime?.count == 31)
  }

  @Test("Work scheduled for the past is done now, after what was scheduled for now")
  func past() {
    let clock = VirtualClock()
    var log: [String] = []
    clock.advance(to: Nanoseconds(count: 100))

    clock.schedule(at: Nanoseconds(count: 100)) {
      log.append("first")
      clock.schedule(at: .zero) { log.append("third@\(clock.now.count)") }
    }
    clock.schedule(at: Nanoseconds(count: 100)) { log.append("second") }
    clock.advance(to: Nanoseconds(count: 100))

    #expect(log == ["first", "second", "third@100"])
  }

  @Test("Cancelled work is not done")
  func cancelling() {
    let clock = VirtualClock()
    var isDone = false
    let work = clock.schedule(at: Nanoseconds(count: 10)) { isDone = true }

    work.cancel()
    clock.advance(to: Nanoseconds(count: 20))

    #expect(!isDone)
    #expect(clock.nextEventTime == nil)
  }

  @Test("Each event is a turn of its own; deferred work and layout come at its end")
  func turns() {
    let stage = Stage()
    let layout = LayoutLogger()
    let layer = stage.layer(CALayer())
    layer.delegate = layout
    let clock = stage.clock
    clock.schedule(at: Nanoseconds(count: 10)) {
      clock.afterTurn {
        layout.log.append("deferred")
        layer.setNeedsLayout()
      }
      layout.log.append("one")
    }
    clock.schedule(at: Nanoseconds(count: 10)) { layout.log.append("two") }

    clock.advance(to: Nanoseconds(count: 10))

    #expect(layout.log == ["one", "deferred", "layout", "two"])
  }

  @Test("A turn that never settles is given up and reported")
  func endlessLayout() {
    let stage = Stage()
    let layer = stage.layer(CALayer())
    let layout = LayoutLogger()
    layout.asksAgain = true
    layer.delegate = layout

    stage.clock.turn { layer.setNeedsLayout() }

    #expect(stage.clock.issues == [.endlessTurn])
  }

  @Test("The innermost clock is the current one, and each has its own time")
  func currentClock() {
    let (outer, inner) = (VirtualClock(), VirtualClock())
    outer.advance(to: Nanoseconds(seconds: 2))
    inner.advance(to: Nanoseconds(seconds: 3))

    outer.asCurrent {
      #expect(CACurrentMediaTime() == 2)
      inner.asCurrent { #expect(CACurrentMediaTime() == 3) }
      #expect(VirtualClock.current === outer)
    }

    #expect(VirtualClock.current !== outer)
  }

  @Test("An issue is kept once")
  func issues() {
    let clock = VirtualClock()
    let issue = LayerIssue.contents(layer: "photo")

    clock.report(issue)
    clock.report(.endlessTurn)
    clock.report(issue)

    #expect(clock.issues == [issue, .endlessTurn])
  }
}

@MainActor
private final class LayoutLogger: NSObject, CALayerDelegate {
  var log: [String] = []
  var asksAgain = false

  func layoutSublayers(of layer: CALayer) {
    log.append("layout")
    if asksAgain { layer.setNeedsLayout() }
  }
}
