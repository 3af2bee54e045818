import Dispatch
import Foundation
import LayerTree
import Testing
import Timing
import ViewKit

@Suite("Time and chance of a stage")
@MainActor
struct StageTimeTests {
  private let stage = AnimatedView()

  @MainActor
  private final class Log: NSObject {
    var times: [Double] = []
    func note() { times.append(CACurrentMediaTime()) }
    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  private let log = Log()

  /// The times of refreshes by their numbers.
  private func refreshes(_ numbers: Double...) -> [Double] { numbers.map { $0 / 60 } }

  @Test("A display link calls with every refresh from the next one on, until it is invalidated")
  func displayLink() {
    stage.stage.advance(to: 0.01)
    let link = CADisplayLink(target: log, selector: Selector(Log.tick))
    stage.turn { link.add(to: .main, forMode: .common) }
    stage.stage.advance(to: 0.05)
    #expect(log.times == refreshes(1, 2, 3))
    #expect(agree(link.targetTimestamp, 4.0 / 60, within: 1e-9))
    link.isPaused = true
    stage.stage.advance(to: 0.1)
    link.isPaused = false
    link.preferredFramesPerSecond = 30
    stage.stage.advance(to: 0.15)
    #expect(Array(log.times.dropFirst(3)) == refreshes(7, 9))
    link.invalidate()
    stage.stage.advance(to: 1)

    #expect(log.times.count == 5)
    #expect(stage.stage.clock.nextEventTime == nil)
  }

  @Test("Work for the main queue runs on the stage's clock")
  func mainQueue() {
    let log = log
    stage.stage.advance(to: 1)
    stage.turn {
      DispatchQueue.main.async { MainActor.assumeIsolated { log.note() } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
        MainActor.assumeIsolated { log.note() }
      }
      #expect(log.times == [])
    }
    stage.stage.advance(to: 2)

    #expect(log.times == [1, 1.25])
  }

  @Test("A delay is what was meant, though it is measured a moment later")
  func delays() {
    for delay in [0.05, 0.3, 0.35, 0.175, 1.0 / 60, 2, 0.123] {
      for late in [0, 1e-7, 1e-5, 1e-4] {
        #expect(agree(DispatchDelay.intended(delay - late), delay, within: 1e-9))
      }
    }
    #expect(DispatchDelay.intended(-1) == 0)
    #expect(DispatchDelay.intended(.nan) == 0)
  }

  @Test("Delayed messages and timers with a target run on the stage's clock, until taken back")
  func messages() {
    let note = Selector("note", Log.note)
    stage.turn {
      log.perform(note, with: nil, afterDelay: 0.5)
      log.perform(note, with: nil, afterDelay: 1)
      Timer.scheduledTimer(
        timeInterval: 0.2, target: log, selector: note, userInfo: nil, repeats: false)
    }
    stage.stage.advance(to: 0.6)
    #expect(log.times == [0.2, 0.5])
    stage.turn { NSObject.cancelPreviousPerformRequests(withTarget: log) }
    var timer: Timer?
    stage.turn {
      timer = Timer.scheduledTimer(
        timeInterval: 0.2, target: log, selector: note, userInfo: nil, repeats: true)
    }
    stage.stage.advance(to: 1.1)
    timer?.invalidate()
    stage.stage.advance(to: 3)

    #expect(log.times == [0.2, 0.5, 0.8, 1])
  }

  @Test("Timers with a block run on the stage's clock, however they are made, while they are valid")
  func blockTimers() {
    let log = log
    var repeating: Timer?
    stage.turn {
      Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in
        MainActor.assumeIsolated { log.note() }
      }
      repeating = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
        MainActor.assumeIsolated { log.note() }
      }
      let added = Timer(
        timeInterval: 0.75, repeats: false,
        block: { _ in
          MainActor.assumeIsolated { log.note() }
        })
      RunLoop.main.add(added, forMode: .common)
      Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in
        MainActor.assumeIsolated { log.note() }
      }.invalidate()
    }
    stage.stage.advance(to: 1)
    stage.turn { repeating?.invalidate() }
    stage.stage.advance(to: 4)

    #expect(log.times == [0.25, 0.5, 0.75, 1])
    #expect(stage.stage.clock.nextEventTime == nil)
  }

  @Test("A timer that has fired once is invalid, and firing it by hand calls its block")
  func firedTimers() {
    let log = log
    var timer: Timer?
    stage.turn {
      timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
        MainActor.assumeIsolated { log.note() }
      }
      timer?.fire()
    }
    #expect(log.times == [0])
    #expect(timer?.isValid == true)
    stage.turn {
      timer?.invalidate()
      timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in }
    }
    stage.stage.advance(to: 2)

    #expect(timer?.isValid == false)
    #expect(log.times == [0])
  }

  /// Random numbers of all kinds, as code without a generator asks for them.
  private func numbers() -> [Double] {
    var numbers: [Double] = []
    stage.turn {
      var mixed = [1, 2, 3, 4, 5].shuffled()
      mixed.shuffle()
      numbers = mixed.map { Double($0) }
      numbers += [Double(Int.random(in: 0..<1_000)), Double(UInt8.random(in: 1...200))]
      numbers += [Double.random(in: 0..<1), Double(CGFloat.random(in: -1...1))]
      numbers += [Bool.random() ? 1 : 0, Double((0..<100).randomElement() ?? 0)]
      numbers += [Double(arc4random()), Double(arc4random_uniform(10)), drand48()]
    }
    return numbers
  }

  @Test("Random numbers follow from the stage's seed, whoever asks for them")
  func chance() {
    stage.stage.clock.seed = 7
    let first = numbers()
    let second = numbers()
    stage.stage.clock.seed = 7
    #expect(numbers() == first)
    #expect(second != first)
    stage.stage.clock.seed = 8
    #expect(numbers() != first)
    #expect(first[5] < 1_000)
    #expect(first[7] < 1)
    #expect(first[12] < 10)
  }

  @Test("Equal seeds give equal numbers on two stages, neither disturbed by the other")
  func twoStages() {
    let other = AnimatedView()
    var (left, right): ([Int], [Int]) = ([], [])
    for _ in 0..<5 {
      stage.turn { left.append(Int.random(in: 0..<1_000_000)) }
      other.turn { right.append(Int.random(in: 0..<1_000_000)) }
    }

    #expect(left == right)
    #expect(Set(left).count == 5)
  }
}
