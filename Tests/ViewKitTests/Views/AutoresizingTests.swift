import Foundation
import Geometry
import LayerTree
import Testing
import ViewKit

@Suite("Autoresizing masks")
@MainActor
struct AutoresizingTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))

  init() {
    parent.addSubview(child)
  }

  private func frame(
    with mask: UIView.AutoresizingMask, growingTo size: CGSize
  ) -> CGRect {
    child.autoresizingMask = mask
    parent.bounds.size = size
    return child.frame
  }

  @Test("Without a mask a view keeps its place and size")
  func noMask() {
    #expect(
      frame(with: [], growingTo: CGSize(width: 200, height: 200))
        == CGRect(x: 10, y: 20, width: 60, height: 40))
  }

  @Test("A single part that gives way takes the whole growth")
  func singlePart() {
    #expect(
      frame(
        with: [.flexibleWidth, .flexibleTopMargin], growingTo: CGSize(width: 150, height: 130))
        == CGRect(x: 10, y: 50, width: 110, height: 40))
  }

  @Test("Several parts share the growth in proportion to their sizes")
  func proportional() {
    // Margins of 10 and 30 share 80 as 20 and 60; 20 and 40 (the height) share 60 as 20 and 40.
    #expect(
      frame(
        with: [
          .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
        ], growingTo: CGSize(width: 180, height: 160))
        == CGRect(x: 30, y: 40, width: 60, height: 80))
  }

  @Test("Parts that add up to nothing share the growth equally")
  func equally() {
    child.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(
      frame(
        with: [.flexibleLeftMargin, .flexibleRightMargin],
        growingTo: CGSize(width: 140, height: 100))
        == CGRect(x: 20, y: 0, width: 100, height: 100))
  }

  @Test("A view that fills its superview goes on filling it, through any number of levels")
  func filling() {
    child.frame = parent.bounds
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let inner = UIView(frame: child.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.addSubview(inner)

    parent.frame = CGRect(x: 5, y: 5, width: 300, height: 20)

    #expect(inner.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
  }

  @Test("Neither a superview that says so nor a view placed by constraints follows")
  func exceptions() {
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.autoresizesSubviews = false
    parent.bounds.size = CGSize(width: 200, height: 200)
    #expect(child.frame.width == 60)

    parent.autoresizesSubviews = true
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.bounds.size = CGSize(width: 300, height: 200)
    #expect(child.frame.width == 60)
  }

  @Test("A turned view keeps its transform and grows in its own axes")
  func transformed() {
    child.frame = parent.bounds
    child.transform = CGAffineTransform(rotationAngle: .pi / 4)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    parent.bounds.size = CGSize(width: 200, height: 100)

    #expect(child.bounds.size == CGSize(width: 200, height: 100))
    #expect(child.center == CGPoint(x: 100, y: 50))
  }

  @Test("Sizes that are no numbers do not crash")
  func hostile() {
    child.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleHeight]
    parent.bounds.size = CGSize(width: CGFloat.nan, height: .infinity)
    parent.bounds.size = CGSize(width: 10, height: -10)
    #expect(child.superview === parent)
  }
}
