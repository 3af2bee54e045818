import Drawing
import Foundation
import LayerTree
import Testing
import ViewKit

@Suite("Controls: actions, and looks that can't be drawn")
@MainActor
struct ControlTests {
  private let stage = TestStage(root: makeController("home"))

  private func show(_ view: UIView) -> DisplayList {
    stage.clock.turn { stage.window.addSubview(view) }
    return picture()
  }

  private func picture() -> DisplayList {
    DisplayListBuilder.displayList(
      of: stage.window.layer, at: 0,
      options: DisplayOptions(pixelWidth: 100, pixelHeight: 200, scale: 1))
  }

  @Test("A control tells its targets and actions of the events that they asked for, in order")
  func actions() {
    let (control, receiver) = (UIControl(frame: .zero), Receiver())
    control.addAction(UIAction { _ in receiver.calls.append("action") }, for: .valueChanged)
    control.addTarget(
      receiver, action: Selector("tap", Receiver.tapped), for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    control.removeTarget(receiver, action: nil, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .editingChanged)

    #expect(receiver.calls == ["tapped", "action", "tapped", "action"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
  }

  @Test("A tapped button runs its primary action")
  func primaryAction() {
    var calls = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in calls += 1 })
    button.sendActions(for: .touchUpInside)

    #expect(calls == 1)
    #expect(button.currentTitle == "Go")
  }

  @Test("A label with text in view is an issue that names it; hidden, empty or away it is none")
  func text() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    _ = show(label)
    label.text = "   "
    _ = picture()
    label.text = ""
    _ = picture()
    #expect(stage.clock.issues.isEmpty)

    stage.clock.turn {
      label.text = "Title"
      label.isHidden = true
    }
    _ = picture()
    stage.clock.turn {
      label.isHidden = false
      label.frame.origin.x = 500
    }
    _ = picture()
    #expect(stage.clock.issues.isEmpty)

    stage.clock.turn { label.frame.origin.x = 0 }
    _ = picture()
    #expect(stage.clock.issues.map(\.name) == ["missing-text"])
  }

  @Test("Where text may be missing, a bar of about its size stands in its place, with a warning")
  func placeholder() {
    stage.clock.allowedMissing = ["text"]
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 41))
    label.font = .systemFont(ofSize: 17)
    label.text = "Title"
    let list = show(label)

    #expect(stage.clock.issues.isEmpty)
    #expect(stage.clock.warnings.map(\.name) == ["missing-text"])
    // 5 letters of 17 / 2 points; 7/10 of a line of 21 points, in the middle of 41.
    #expect(label.layer.missingContent?.lines == [42.5])
    #expect(label.layer.missingContent?.lineHeight == 21)
    let fills = list.commands.filter {
      if case .fill = $0 { true } else { false }
    }
    #expect(fills.count == 1)
    #expect(label.intrinsicContentSize == CGSize(width: 43, height: 21))
  }

  @Test("Text breaks into as many lines as the label allows")
  func lines() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 34, height: 100))
    label.text = "1234567890"
    label.numberOfLines = 0
    #expect(label.layer.missingContent?.lines == [34, 34, 17])
    label.numberOfLines = 2
    #expect(label.layer.missingContent?.lines == [34, 34])
    #expect(label.sizeThatFits(CGSize(width: 34, height: 0)) == CGSize(width: 34, height: 42))
  }

  @Test("A switch in view is an issue that names the control")
  func systemLook() {
    _ = show(UISwitch(frame: .zero))

    #expect(stage.clock.issues.map(\.name) == ["missing-control"])
  }

  @Test("A behaviour added to a dynamic animator is an issue: nothing would move")
  func dynamics() {
    stage.clock.turn {
      UIDynamicAnimator(referenceView: stage.window).addBehavior(UIGravityBehavior(items: []))
    }

    #expect(stage.clock.issues.map(\.name) == ["missing-dynamics"])
  }
}

@MainActor
final class Receiver: NSObject {
  var calls: [String] = []

  func tapped() { calls.append("tapped") }
}
