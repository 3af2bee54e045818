import Foundation
import LayerTree
import Testing

@MainActor
private final class Receiver: NSObject {
  var log: [String] = []
  func tapped() { log.append("tapped") }
  func pulled(_ sender: NSString) { log.append("pulled by \(sender)") }
  func own() -> Selector { Selector(Self.tapped) }
}

@Suite("Selectors")
@MainActor
struct SelectorTests {
  private let clock = VirtualClock()
  private let receiver = Receiver()

  private func send(_ selector: Selector, from sender: Any? = nil) {
    clock.asCurrent { selector.send(to: receiver, from: sender) }
  }

  @Test("A selector made from a method or a closure calls it with target and sender")
  func calls() {
    send(receiver.own())
    send(Selector(Receiver.pulled(_:)), from: NSString(string: "me"))
    send(Selector { (target: Receiver) in target.tapped() })
    send(
      Selector { (target: Receiver, sender: NSString) in target.pulled(sender) },
      from: NSString(string: "you"))

    #expect(receiver.log == ["tapped", "pulled by me", "tapped", "pulled by you"])
    #expect(clock.issues.isEmpty)
  }

  @Test("A name alone, or a sender of another class, is an issue that names the message")
  func issues() {
    send(Selector("tapped"))
    send("tapped")
    send(Selector("pulled:", Receiver.pulled(_:)), from: NSNumber(value: 1))

    #expect(receiver.log.isEmpty)
    #expect(clock.issues.map(\.name) == ["action", "action"])
    #expect("\(clock.issues[1])".contains("pulled:"))
  }

  @Test("Selectors of one name are equal; without a name only copies are")
  func equality() {
    let unnamed = Selector(Receiver.tapped)

    #expect(Selector("tapped", Receiver.tapped) == Selector("tapped"))
    #expect(Selector("tapped") != Selector("pulled:"))
    #expect(unnamed == unnamed)
    #expect(unnamed != Selector(Receiver.tapped))
  }
}
