import Foundation
import Geometry
import LayerTree
import Testing
import ViewKit

@Suite("Views: hierarchy, coordinates, layout")
@MainActor
struct ViewHierarchyTests {
  private let stage = TestStage(root: makeController("home"))
  private let parent = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
  private let views = ["a", "b", "c"].map { ReportingView($0) }

  init() {
    let (stage, parent, views) = (stage, parent, views)
    stage.clock.turn {
      stage.window.addSubview(parent)
      for view in views { parent.addSubview(view) }
    }
    ReportingView.calls.removeAll()
  }

  /// The subviews' names back to front, once from the views and once from the layers.
  private var order: [String] {
    [
      parent.subviews.compactMap(\.layer.name).joined(),
      (parent.layer.sublayers ?? []).compactMap(\.name).joined(),
    ]
  }

  @Test("Subviews and their layers keep one order through every way of placing a view")
  func placing() {
    let (a, b, c, d) = (views[0], views[1], views[2], ReportingView("d"))
    stage.clock.turn {
      parent.insertSubview(d, at: 1)
      #expect(order == ["adbc", "adbc"])
      parent.insertSubview(a, aboveSubview: b)
      #expect(order == ["dbac", "dbac"])
      parent.insertSubview(c, belowSubview: d)
      #expect(order == ["cdba", "cdba"])
      parent.bringSubviewToFront(d)
      #expect(order == ["cbad", "cbad"])
      parent.sendSubviewToBack(a)
      #expect(order == ["acbd", "acbd"])
      parent.addSubview(c)
      #expect(order == ["abdc", "abdc"])
      parent.insertSubview(c, at: 0)
      #expect(order == ["cabd", "cabd"])
      parent.insertSubview(c, at: 99)
      #expect(order == ["abdc", "abdc"])
      parent.insertSubview(b, aboveSubview: b)
      #expect(order == ["abdc", "abdc"])
    }
  }

  @Test("A sibling that lies elsewhere places a view on top, or at the bottom")
  func strangeSibling() {
    let stranger = UIView()
    stage.clock.turn {
      parent.insertSubview(views[0], aboveSubview: stranger)
      #expect(order == ["bca", "bca"])
      parent.insertSubview(views[0], belowSubview: stranger)
      #expect(order == ["abc", "abc"])
    }
  }

  @Test("Layers of no view keep their place among the layers of subviews")
  func plainLayers() {
    let plain = CALayer()
    plain.name = "-"
    stage.clock.turn {
      parent.layer.insertSublayer(plain, above: views[0].layer)
      parent.sendSubviewToBack(views[2])
    }

    #expect(order == ["cab", "ca-b"])
  }

  @Test("Entering a window and leaving it is told in a fixed order, to subviews too")
  func windowCalls() {
    let (outer, inner) = (ReportingView("outer"), ReportingView("inner"))
    outer.addSubview(inner)
    ReportingView.calls.removeAll()

    stage.clock.turn { parent.addSubview(outer) }
    #expect(
      ReportingView.calls == [
        "outer.willMove(toSuperview: view)", "outer.willMove(toWindow: window)",
        "inner.willMove(toWindow: window)", "outer.didMoveToWindow(window)",
        "inner.didMoveToWindow(window)", "outer.didMoveToSuperview(view)",
      ])

    ReportingView.calls.removeAll()
    stage.clock.turn { outer.removeFromSuperview() }
    #expect(
      ReportingView.calls == [
        "outer.willMove(toSuperview: nil)", "outer.willMove(toWindow: nil)",
        "inner.willMove(toWindow: nil)", "outer.didMoveToWindow(nil)",
        "inner.didMoveToWindow(nil)", "outer.didMoveToSuperview(nil)",
      ])
  }

  @Test("A view that moves between parents of one window hears nothing of windows")
  func betweenParents() {
    let (old, new) = (views[0], views[1])
    let child = ReportingView("child")
    stage.clock.turn { old.addSubview(child) }
    ReportingView.calls.removeAll()

    stage.clock.turn { new.addSubview(child) }

    #expect(
      ReportingView.calls == [
        "a.willRemove(child)", "child.willMove(toSuperview: view)",
        "child.didMoveToSuperview(view)", "b.didAdd(child)",
      ])
    #expect(old.subviews.isEmpty && (old.layer.sublayers ?? []).isEmpty)
    #expect(child.layer.superlayer === new.layer)
    #expect(child.window === stage.window)
  }

  @Test("A tag finds the first view of a tree, depth first, itself included")
  func tags() {
    let deep = UIView()
    deep.tag = 7
    views[0].addSubview(deep)
    views[1].tag = 7

    #expect(stage.window.viewWithTag(7) === deep)
    #expect(views[1].viewWithTag(7) === views[1])
    #expect(views[2].viewWithTag(7) == nil)
    #expect(deep.isDescendant(of: stage.window) && deep.isDescendant(of: deep))
    #expect(!parent.isDescendant(of: deep))
  }

  @Test("Coordinates follow origins, bounds and transforms; nil stands for the window")
  func coordinates() {
    stage.clock.turn {
      parent.bounds.origin = CGPoint(x: 5, y: 0)
      views[0].frame = CGRect(x: 30, y: 30, width: 20, height: 20)
      views[1].frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      views[1].transform = CGAffineTransform(scaleX: 2, y: 2)
    }

    // 30 + 10 − 5 and 30 + 20.
    #expect(views[0].convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 36, y: 52))
    #expect(views[0].convert(CGPoint(x: 36, y: 52), from: nil) == CGPoint(x: 1, y: 2))
    // About its middle (10, 10): twice as large.
    #expect(views[1].convert(CGPoint(x: 0, y: 0), to: parent) == CGPoint(x: -10, y: -10))
    #expect(
      views[1].convert(CGRect(x: 0, y: 0, width: 20, height: 20), to: views[0])
        == CGRect(x: -40, y: -40, width: 40, height: 40))
    #expect(
      parent.convert(CGRect(x: -10, y: -10, width: 4, height: 4), to: views[1])
        == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test("A view is laid out once in a turn, however often it is marked")
  func layoutOnce() {
    let view = views[0]
    view.layouts = 0

    stage.clock.turn {
      view.setNeedsLayout()
      view.setNeedsLayout()
      #expect(view.layouts == 0)
    }
    #expect(view.layouts == 1)
    stage.clock.turn {}
    #expect(view.layouts == 1)
    stage.clock.turn {
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.layouts == 2)
      view.layoutIfNeeded()
    }
    #expect(view.layouts == 2)
  }

  @Test("A new size or a new subview asks for layout; a new place does not")
  func layoutCauses() {
    let view = views[0]
    view.layouts = 0

    stage.clock.turn { view.center = CGPoint(x: 1, y: 1) }
    #expect(view.layouts == 0)
    stage.clock.turn { view.bounds.size = CGSize(width: 50, height: 5) }
    #expect(view.layouts == 1)
    stage.clock.turn { view.addSubview(UIView()) }
    #expect(view.layouts == 2)
  }

  @Test("Alpha keeps all digits, and writes what it reads")
  func alpha() {
    for value in [0, 0.1, 1.0 / 3, 0.123456789012345, 1] {
      parent.alpha = value
      #expect(Double(parent.alpha) == value)
      #expect(parent.layer.exactOpacity == value)
      #expect(parent.layer.opacity == Float(value))
    }
    parent.layer.opacity = 0.1
    #expect(parent.alpha == 0.1)
  }
}

/// Notes every call of its hierarchy.
@MainActor
private final class ReportingView: UIView {
  static var calls: [String] = []
  var layouts = 0

  init(_ name: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.name = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { Self.calls.append("\(layer.name ?? "").\(call)") }

  override func layoutSubviews() { layouts += 1 }
  override func didAddSubview(_ subview: UIView) { note("didAdd(\(subview.layer.name ?? ""))") }
  override func willRemoveSubview(_ subview: UIView) {
    note("willRemove(\(subview.layer.name ?? ""))")
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    note("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
  }
  override func didMoveToSuperview() {
    note("didMoveToSuperview(\(superview == nil ? "nil" : "view"))")
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    note("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() { note("didMoveToWindow(\(window == nil ? "nil" : "window"))") }
}
