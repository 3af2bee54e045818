import Foundation
import LayerTree
import Testing
import ViewKit

@Suite("Auto Layout: frames from constraints")
@MainActor
struct AutoLayoutTests {
  private let stage = TestStage(root: makeController("home"))
  private let host = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 160))
  private let view = UIView()

  init() {
    let (stage, host, view) = (stage, host, view)
    stage.clock.turn {
      stage.window.addSubview(host)
      host.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  private func activate(_ constraints: [NSLayoutConstraint]) {
    stage.clock.turn { NSLayoutConstraint.activate(constraints) }
  }

  @Test("Pinned edges give the frame, in the superview's coordinates")
  func pins() {
    activate([
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 5),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -15),
      view.topAnchor.constraint(equalTo: host.topAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
    ])

    #expect(view.frame == CGRect(x: 5, y: 10, width: 60, height: 150))
    #expect(host.constraints.count == 4)
    #expect(!view.hasAmbiguousLayout)
  }

  @Test("Center, size and aspect ratio give the frame")
  func centerAndAspect() {
    activate([
      view.centerXAnchor.constraint(equalTo: host.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: host.centerYAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])

    #expect(view.frame == CGRect(x: 20, y: 80, width: 40, height: 20))
  }

  @Test("A wish at 999 gives way to what is required, and a lower one to it")
  func priorities() {
    let required = view.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
    let high = view.widthAnchor.constraint(equalToConstant: 70)
    high.priority = UILayoutPriority(999)
    let low = view.widthAnchor.constraint(equalToConstant: 10)
    low.priority = .defaultLow
    activate(corner() + [high, low, required])
    #expect(view.frame.width == 50)

    stage.clock.turn { high.isActive = false }
    #expect(view.frame.width == 10)
  }

  @Test("Intrinsic size is kept between hugging and compression resistance")
  func intrinsicSize() {
    let content = ContentView(size: CGSize(width: 30, height: 12))
    content.translatesAutoresizingMaskIntoConstraints = false
    let trailing = content.trailingAnchor.constraint(equalTo: host.trailingAnchor)
    trailing.priority = UILayoutPriority(200)
    stage.clock.turn {
      host.addSubview(content)
      NSLayoutConstraint.activate([
        content.leftAnchor.constraint(equalTo: host.leftAnchor),
        content.topAnchor.constraint(equalTo: host.topAnchor), trailing,
      ])
    }
    #expect(content.frame == CGRect(x: 0, y: 0, width: 30, height: 12))

    stage.clock.turn { content.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal) }
    #expect(content.frame.width == 80)
  }

  @Test("A constraint between cousins is seen through their superviews, given or placed")
  func cousins() {
    let (outer, inner, other) = (UIView(), UIView(), UIView())
    other.frame = CGRect(x: 20, y: 0, width: 20, height: 20)
    for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    stage.clock.turn {
      host.addSubview(outer)
      host.addSubview(other)
      outer.addSubview(inner)
      NSLayoutConstraint.activate([
        outer.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 8),
        outer.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 4),
        outer.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: 3),
        outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
        inner.leftAnchor.constraint(equalTo: other.leftAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.widthAnchor.constraint(equalTo: other.widthAnchor),
        inner.heightAnchor.constraint(equalToConstant: 6),
      ])
    }
    #expect(outer.frame == CGRect(x: 8, y: 24, width: 35, height: 6))
    #expect(inner.frame == CGRect(x: 12, y: 0, width: 20, height: 6))

    stage.clock.turn { other.frame = CGRect(x: 30, y: 10, width: 10, height: 10) }
    #expect(outer.frame == CGRect(x: 8, y: 24, width: 35, height: 6))
    #expect(inner.frame == CGRect(x: 22, y: 0, width: 10, height: 6))
  }

  @Test("A changed constant moves with layoutIfNeeded inside an animation")
  func animation() {
    let top = view.topAnchor.constraint(equalTo: host.topAnchor)
    activate([
      top, view.leftAnchor.constraint(equalTo: host.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])

    stage.clock.turn {
      top.constant = 100
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { host.layoutIfNeeded() }
    }
    stage.advance(to: 0.5)

    #expect(view.frame.minY == 100)
    #expect(view.layer.presentation()?.frame.minY == 50)
  }

  @Test("Edges fall on whole pixels, each rounded on its own")
  func pixels() {
    let others = [UIView(), UIView()]
    let views = [view] + others
    stage.clock.turn {
      for other in others {
        other.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(other)
      }
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "|[a][b(==a)][c(==a)]|", metrics: nil,
          views: ["a": views[0], "b": views[1], "c": views[2]]))
    }

    #expect(views.map(\.frame.minX) == [0, 27, 53])
    #expect(views.map(\.frame.maxX) == [27, 53, 80])
  }

  @Test("A removed view takes the constraints to its surroundings with it, and keeps its own")
  func removal() {
    activate(corner() + [view.widthAnchor.constraint(equalToConstant: 7)])

    stage.clock.turn { view.removeFromSuperview() }

    #expect(host.constraints.isEmpty)
    #expect(view.constraints.count == 1)
  }

  @Test("Contradictory required constraints are an issue while the view is seen")
  func contradiction() {
    activate(
      corner() + [
        view.widthAnchor.constraint(equalToConstant: 7),
        view.widthAnchor.constraint(equalToConstant: 9),
      ])
    _ = DisplayListBuilder.displayList(
      of: stage.window.layer, at: 0,
      options: DisplayOptions(pixelWidth: 100, pixelHeight: 200, scale: 1))

    #expect(view.frame.width == 7)
    #expect(stage.clock.issues.map(\.name) == ["unsatisfiable-constraint"])
  }

  @Test("A contradiction is past with the size in passing that led to it")
  func passingContradiction() {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    stage.clock.turn {
      let alone = UIView()
      alone.addSubview(content)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-4-[content(>=0)]-4-|", metrics: nil, views: ["content": content])
          + [
            content.topAnchor.constraint(equalTo: alone.topAnchor),
            content.heightAnchor.constraint(equalToConstant: 5),
          ])
      // Of no width, which is 8 points too few.
      alone.layoutIfNeeded()
      alone.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(alone)
      NSLayoutConstraint.activate([
        alone.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        alone.topAnchor.constraint(equalTo: host.topAnchor),
        alone.widthAnchor.constraint(equalToConstant: 60),
        alone.heightAnchor.constraint(equalToConstant: 5),
      ])
    }
    _ = DisplayListBuilder.displayList(
      of: stage.window.layer, at: 0,
      options: DisplayOptions(pixelWidth: 100, pixelHeight: 200, scale: 1))

    #expect(content.frame == CGRect(x: 4, y: 0, width: 52, height: 5))
    #expect(stage.clock.issues.isEmpty)
  }

  @Test("A contradiction names the views' classes and identifiers")
  func contradictionNamed() {
    view.accessibilityIdentifier = "badge"
    let constraint = view.widthAnchor.constraint(equalToConstant: 9)
    constraint.identifier = "wide"

    #expect(constraint.formula == "wide: UIView badge.width == 9.0")
  }

  @Test("Fitting finds the size that the constraints inside ask for")
  func fitting() {
    let content = ContentView(size: CGSize(width: 30, height: 12))
    content.translatesAutoresizingMaskIntoConstraints = false
    stage.clock.turn {
      view.addSubview(content)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-4-[content]-6-|", metrics: nil, views: ["content": content])
          + NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-gap-[content]-(>=gap)-|", metrics: ["gap": 5],
            views: ["content": content]))
    }

    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 40, height: 22))
  }

  @Test("Guides: the user's own, margins, and a scroll view's content")
  func guides() {
    let guide = UILayoutGuide()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 80, height: 100))
    let page = UIView()
    page.translatesAutoresizingMaskIntoConstraints = false
    stage.clock.turn {
      host.addLayoutGuide(guide)
      host.addSubview(scrollView)
      scrollView.addSubview(page)
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: host.layoutMarginsGuide.leftAnchor),
        guide.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: 0.25),
        guide.topAnchor.constraint(equalTo: host.topAnchor),
        guide.heightAnchor.constraint(equalToConstant: 30),
        view.leftAnchor.constraint(equalTo: guide.rightAnchor),
        view.topAnchor.constraint(equalTo: guide.bottomAnchor),
        view.widthAnchor.constraint(equalToConstant: 1),
        view.heightAnchor.constraint(equalToConstant: 1),
        page.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        page.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        page.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
        page.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        page.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        page.heightAnchor.constraint(equalToConstant: 300),
      ])
    }

    #expect(guide.layoutFrame == CGRect(x: 8, y: 0, width: 20, height: 30))
    #expect(view.frame.origin == CGPoint(x: 28, y: 30))
    #expect(page.frame == CGRect(x: 0, y: 5, width: 80, height: 300))
    #expect(scrollView.contentSize == CGSize(width: 80, height: 305))
  }

  @Test("Numbers that are none, or far too great, do no harm")
  func hostile() {
    activate([
      view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: .nan),
      view.topAnchor.constraint(equalTo: host.topAnchor, constant: .infinity),
      view.widthAnchor.constraint(equalTo: host.widthAnchor, multiplier: .infinity),
      view.heightAnchor.constraint(equalToConstant: -.infinity),
    ])

    #expect(view.frame.minX == 0)
    #expect(view.frame.width.isFinite)
    #expect(view.frame.height == 0)
  }

  private func corner() -> [NSLayoutConstraint] {
    [
      view.leftAnchor.constraint(equalTo: host.leftAnchor),
      view.topAnchor.constraint(equalTo: host.topAnchor),
    ]
  }
}

/// A view whose content asks for a size.
@MainActor
final class ContentView: UIView {
  private let contentSize: CGSize

  init(size: CGSize) {
    contentSize = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { contentSize }
}
