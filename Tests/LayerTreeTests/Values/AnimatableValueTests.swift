import Drawing
import Foundation
import Geometry
import LayerTree
import Pixels
import Testing

@Suite("AnimatableValue")
struct AnimatableValueTests {
  @Test("Whatever the interface takes as Any is understood")
  func boxing() {
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let oval = CGPath(ellipseIn: rect, transform: nil)
    let cases: [(Any, AnimatableValue)] = [
      (1.5, .number(1.5)), (CGFloat(1.5), .number(1.5)), (Float(0.4), .number(0.4)),
      (3, .number(3)), (NSNumber(value: 2.5), .number(2.5)), (true, .flag(true)),
      (CGPoint(x: 1, y: 2), .point(CGPoint(x: 1, y: 2))),
      (CGSize(width: 1, height: 2), .size(CGSize(width: 1, height: 2))), (rect, .rect(rect)),
      (NSValue(point: CGPoint(x: 1, y: 2)), .point(CGPoint(x: 1, y: 2))),
      (NSValue(size: CGSize(width: 1, height: 2)), .size(CGSize(width: 1, height: 2))),
      (NSValue(rect: rect), .rect(rect)),
      (color, .color(Color(red: 1, green: 0.5, blue: 0, alpha: 0.25))),
      (oval, .path(.ellipse(in: rect))),
      (CATransform3DMakeScale(2, 2, 1), .transform(CATransform3DMakeScale(2, 2, 1))),
      (
        CGAffineTransform(scaleX: 2, y: 2), .transform(CATransform3DMakeScale(2, 2, 1))
      ),
      ([0, 0.5, 1] as [NSNumber], .numbers([0, 0.5, 1])),
      ([0, 0.5, 1] as [Double], .numbers([0, 0.5, 1])),
      ([color, CGColor.white], .colors([color.color, .white])),
      ("kCAGravity", .name("kCAGravity")), (NSNull(), .none),
      (Optional<CGColor>.none as Any, .none), (Optional(color) as Any, .color(color.color)),
    ]

    for (object, expected) in cases {
      #expect(AnimatableValue(object) == expected, "\(object)")
    }
    #expect(AnimatableValue(Date(timeIntervalSince1970: 0)) == nil)
    #expect(AnimatableValue(["a", 1] as [Any]) == nil)
  }

  @Test("Numbers and what is made of them run in a straight line, also beyond the ends")
  func straightLines() {
    let start = AnimatableValue.rect(CGRect(x: 0, y: 10, width: 20, height: 30))
    let end = AnimatableValue.rect(CGRect(x: 100, y: 20, width: 10, height: 30))

    #expect(
      start.interpolated(to: end, progress: 0.25)
        == .rect(CGRect(x: 25, y: 12.5, width: 17.5, height: 30)))
    #expect(AnimatableValue.number(2).interpolated(to: .number(4), progress: 1.5) == .number(5))
    #expect(
      AnimatableValue.numbers([0, 1]).interpolated(to: .numbers([1, 0]), progress: 0.25)
        == .numbers([0.25, 0.75]))
  }

  @Test("Colours are mixed unpremultiplied, and not limited")
  func colors() {
    let clear = AnimatableValue.color(Color(red: 1, green: 1, blue: 1, alpha: 0))
    let black = AnimatableValue.color(.black)

    #expect(
      clear.interpolated(to: black, progress: 0.5)
        == .color(Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)))
    #expect(
      black.interpolated(to: .color(.white), progress: 1.25)
        == .color(Color(red: 1.25, green: 1.25, blue: 1.25, alpha: 1)))
  }

  @Test("Paths of one structure blend point by point; others switch at one half")
  func paths() {
    let small = Path.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10))
    let large = Path.rectangle(CGRect(x: 0, y: 0, width: 40, height: 10))
    let oval = Path.ellipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))

    #expect(
      AnimatableValue.path(small).interpolated(to: .path(large), progress: 0.5)
        == .path(.rectangle(CGRect(x: 0, y: 0, width: 25, height: 10))))
    #expect(
      AnimatableValue.path(small).interpolated(to: .path(oval), progress: 0.49) == .path(small))
    #expect(
      AnimatableValue.path(small).interpolated(to: .path(oval), progress: 0.5) == .path(oval))
  }

  @Test("Names, flags and unlike kinds switch at one half")
  func switches() {
    #expect(
      AnimatableValue.flag(false).interpolated(to: .flag(true), progress: 0.49) == .flag(false))
    #expect(AnimatableValue.flag(false).interpolated(to: .flag(true), progress: 0.5) == .flag(true))
    #expect(AnimatableValue.name("a").interpolated(to: .name("b"), progress: 0.7) == .name("b"))
    #expect(
      AnimatableValue.numbers([1]).interpolated(to: .numbers([1, 2]), progress: 0.1)
        == .numbers([1]))
  }

  @Test("The change from one value to another, added to the first, is the second")
  func changes() throws {
    let turn = CATransform3DMakeRotation(0.5, 0, 0, 1)
    let move = CATransform3DMakeTranslation(10, 20, 0)
    let pairs: [(AnimatableValue, AnimatableValue)] = [
      (.number(3), .number(10)), (.point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 5, y: 9))),
      (.transform(CATransform3DConcat(turn, move)), .transform(CATransform3DMakeScale(2, 2, 1))),
    ]

    for (old, new) in pairs {
      let delta = try #require(old.change(from: new))
      let back = try #require(new.adding(delta))
      #expect(close(back, old))
      #expect(new.noChange.flatMap { new.adding($0) } == new)
      let rest = try #require(back.removing(delta))
      #expect(rest.adding(delta).map { close($0, old) } == true)
    }
    #expect(AnimatableValue.flag(true).adding(.flag(true)) == nil)
    #expect(AnimatableValue.path(Path()).noChange == nil)
  }

  @Test("An additive transform comes before what is there: delta · model")
  func additiveTransforms() throws {
    let scale = CATransform3DMakeScale(2, 2, 1)
    let move = CATransform3DMakeTranslation(10, 0, 0)

    let sum = try #require(AnimatableValue.transform(scale).adding(.transform(move)))

    #expect(sum == .transform(CATransform3DConcat(move, scale)))
  }

  private func close(_ left: AnimatableValue, _ right: AnimatableValue) -> Bool {
    if case (.transform(let a), .transform(let b)) = (left, right) {
      return CATransform3DTests.distance(a, b) < 1e-12
    }
    return left == right
  }
}
