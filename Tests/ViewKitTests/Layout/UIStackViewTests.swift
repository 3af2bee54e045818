import Foundation
import LayerTree
import Testing
import ViewKit

@Suite("Stack views")
@MainActor
struct UIStackViewTests {
  private let stage = TestStage(root: makeController("home"))

  /// A stack of views of given content widths and heights, 100 wide and 20 high.
  private func stack(
    _ sizes: [CGSize], _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: sizes.map { ContentView(size: $0) })
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    stage.clock.turn {
      change(stack)
      stage.window.addSubview(stack)
    }
    return stack
  }

  private func spans(_ stack: UIStackView) -> [ClosedRange<CGFloat>] {
    stack.arrangedSubviews.map { $0.frame.minX...$0.frame.maxX }
  }

  private let sizes = [CGSize(width: 10, height: 10), CGSize(width: 30, height: 4)]

  @Test("Equal filling gives all views one length, with the spacing between")
  func fillEqually() {
    let stack = stack(sizes + sizes) {
      $0.distribution = .fillEqually
      $0.spacing = 4
    }

    #expect(spans(stack) == [0...22, 26...48, 52...74, 78...100])
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.height == 20 })
  }

  @Test("Filling stretches the view that hugs its content least")
  func fill() {
    let stack = stack(sizes) {
      $0.spacing = 10
      $0.arrangedSubviews[0].setContentHuggingPriority(.init(251), for: .horizontal)
    }

    #expect(spans(stack) == [0...10, 20...100])
  }

  @Test("Proportional filling keeps the proportions of the contents")
  func proportional() {
    #expect(spans(stack(sizes) { $0.distribution = .fillProportionally }) == [0...25, 25...100])
  }

  @Test("Equal spacing makes the gaps equal, equal centering the distances of centers")
  func equalGaps() {
    let three = [sizes[0], sizes[1], sizes[0]]
    let spaced = stack([sizes[0], sizes[0], sizes[1]]) { $0.distribution = .equalSpacing }
    #expect(spans(spaced) == [0...10, 35...45, 70...100])

    let centered = stack(three) { $0.distribution = .equalCentering }
    #expect(spans(centered) == [0...10, 35...65, 90...100])
  }

  @Test("Alignments place the views across the axis")
  func alignment() {
    for (alignment, top) in [
      (UIStackView.Alignment.leading, 0), (.center, 5), (.trailing, 10),
    ] as [(UIStackView.Alignment, CGFloat)] {
      let stack = stack([sizes[0]]) { $0.alignment = alignment }
      #expect(stack.arrangedSubviews[0].frame.minY == top)
      #expect(stack.arrangedSubviews[0].frame.height == 10)
    }
  }

  @Test("A hidden view and the space after it take no room")
  func hidden() {
    let stack = stack(sizes + sizes) {
      $0.distribution = .fillEqually
      $0.spacing = 10
      $0.setCustomSpacing(40, after: $0.arrangedSubviews[0])
    }
    stage.clock.turn {
      stack.arrangedSubviews[1].isHidden = true
      stack.arrangedSubviews[2].isHidden = true
    }
    #expect(stack.arrangedSubviews[0].frame.maxX == 30)
    #expect(stack.arrangedSubviews[3].frame.minX == 70)

    stage.clock.turn { stack.arrangedSubviews[1].isHidden = false }
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 57, y: 0, width: 16, height: 20))
  }

  @Test("A stack that constraints place is as large as its contents")
  func contentSize() {
    let stack = UIStackView(arrangedSubviews: sizes.map { ContentView(size: $0) })
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.clock.turn {
      stage.window.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: 3),
        stack.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 7),
      ])
    }

    #expect(stack.frame == CGRect(x: 3, y: 7, width: 30, height: 20))
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 0, y: 16, width: 30, height: 4))
  }
}
