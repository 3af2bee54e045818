import Digests
import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@Suite("Display list")
struct DisplayListTests {
  let square = Shape(.rectangle(CGRect(x: 1, y: 2, width: 3, height: 4)))

  @Test("Text names every part, one command a line, indented by nesting")
  func text() {
    var dashed = StrokeStyle(width: 2, cap: .round)
    dashed.dashes = [3, 0.5]
    let path = Path(elements: [
      .move(CGPoint(x: 0, y: 0.1)), .line(CGPoint(x: 5, y: 0)),
      .quad(control: CGPoint(x: 6, y: 6), end: CGPoint(x: 7, y: 7)),
      .cubic(
        control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4), end: CGPoint(x: 5, y: -6)),
      .close,
    ])
    let image = Image(
      pixels: Pixmap(width: 2, height: 1), digest: Digest128(high: 1, low: 0xABC))
    let shadow = Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 0.25), offset: CGSize(width: 0, height: -3),
      sigma: 1.5)
    let list = DisplayList(
      width: 20, height: 10, background: .white,
      commands: [
        .shadow(square, shadow),
        .beginClip(Shape(.rectangle(.zero), smoothsEdges: false)),
        .beginGroup(DisplayList.Group(opacity: 0.5, clip: square, shadow: shadow)),
        .fill(
          Shape(.path(path, .evenOdd), transform: CGAffineTransform(scaleX: 2, y: 0.3)),
          .color(.black)),
        .maskGroup,
        .fill(
          Shape(.stroke(path, dashed)),
          .image(ImagePaint(image: image, transform: .identity))),
        .endGroup,
        .endClip,
        .fill(
          square,
          .linearGradient(
            LinearGradient(
              stops: [
                GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white),
              ], start: .zero, end: CGPoint(x: 0, y: 1)))),
        .fill(
          square,
          .radialGradient(
            RadialGradient(
              stops: [GradientStop(location: 0.5, color: .clear)], center: .zero,
              radii: CGSize(width: 1, height: 2)))),
      ])

    let outline = "[M 0 0.1 L 5 0 Q 6 6 7 7 C 1 2 3 4 5 -6 Z]"
    #expect(
      list.description == """
        canvas 20 × 10, rgba(1 1 1 1)
        shadow rgba(0 0 0 0.25) offset (0 -3) sigma 1.5 of rectangle (1 2 3 4)
        clip rectangle (0 0 0 0) unsmoothed
          group, opacity 0.5, clip rectangle (1 2 3 4), \
        shadow rgba(0 0 0 0.25) offset (0 -3) sigma 1.5
            fill path \(outline) even-odd by (2 0 0 0.3 0 0), rgba(0 0 0 1)
          mask
            fill stroke \(outline) width 2 round miter 10 dashes (3 0.5) phase 0, \
        image 2 × 1 #00000000000000010000000000000abc by (1 0 0 1 0 0)
          end group
        end clip
        fill rectangle (1 2 3 4), linear gradient from (0 0) to (0 1) \
        [0 rgba(0 0 0 1), 1 rgba(1 1 1 1)]
        fill rectangle (1 2 3 4), radial gradient about (0 0) radii (1 2) [0.5 rgba(0 0 0 0)]

        """)
  }

  @Test("Balance means that clips and groups close in reverse order, each mask once and direct")
  func balance() {
    func isBalanced(_ commands: [DisplayList.Command]) -> Bool {
      DisplayList(width: 1, height: 1, commands: commands).isBalanced
    }
    let group = DisplayList.Command.beginGroup(DisplayList.Group())
    let clip = DisplayList.Command.beginClip(square)

    #expect(isBalanced([]))
    #expect(isBalanced([group, clip, .endClip, .maskGroup, clip, .endClip, .endGroup]))
    #expect(isBalanced([clip, group, .maskGroup, .endGroup, .endClip]))
    #expect(!isBalanced([group]))
    #expect(!isBalanced([.endGroup]))
    #expect(!isBalanced([.maskGroup]))
    #expect(!isBalanced([group, clip, .endGroup, .endClip]))
    #expect(!isBalanced([group, .endClip]))
    #expect(!isBalanced([clip, .endGroup]))
    #expect(!isBalanced([group, .maskGroup, .maskGroup, .endGroup]))
    #expect(!isBalanced([group, clip, .maskGroup, .endClip, .endGroup]))
  }

  @Test("Appended commands are mapped once more, shadows by the linear part")
  func transformedCopy() {
    var list = DisplayList(width: 9, height: 9)
    let shadow = Shadow(color: .black, offset: CGSize(width: 1, height: 2), sigma: 3)
    let twice = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20)

    list.append(
      [
        .shadow(square, shadow), .beginGroup(DisplayList.Group(clip: square, shadow: shadow)),
        .endGroup,
      ], transformedBy: twice)

    let moved = Shape(square.outline, transform: twice)
    let grown = Shadow(color: .black, offset: CGSize(width: 2, height: 4), sigma: 6)
    #expect(
      list.commands == [
        .shadow(moved, grown), .beginGroup(DisplayList.Group(clip: moved, shadow: grown)),
        .endGroup,
      ])
  }

  @Test("The content digest changes with every part, and not with the sign of zero")
  func contentDigest() {
    let shadow = Shadow(color: .black, offset: CGSize(width: 1, height: 2), sigma: 3)
    let path = Path(elements: [.move(.zero), .line(CGPoint(x: 1, y: 1)), .close])
    let stops = [GradientStop(location: 0, color: .black)]
    let variants: [DisplayList.Command] = [
      .fill(square, .color(.black)),
      .fill(square, .color(.white)),
      .fill(Shape(square.outline, smoothsEdges: false), .color(.black)),
      .fill(Shape(.path(path, .nonZero)), .color(.black)),
      .fill(Shape(.path(path, .evenOdd)), .color(.black)),
      .fill(Shape(.stroke(path, StrokeStyle())), .color(.black)),
      .fill(Shape(.stroke(path, StrokeStyle(width: 2))), .color(.black)),
      .fill(
        square, .linearGradient(LinearGradient(stops: stops, start: .zero, end: .zero))),
      .fill(
        square,
        .radialGradient(RadialGradient(stops: stops, center: .zero, radii: .zero))),
      .shadow(square, shadow),
      .beginClip(square),
      .beginGroup(DisplayList.Group()),
      .beginGroup(DisplayList.Group(clip: square)),
      .beginGroup(DisplayList.Group(shadow: shadow)),
      .endClip, .maskGroup, .endGroup,
    ]

    let digests = variants.map { DisplayList(width: 1, height: 1, commands: [$0]).contentDigest }
    let zero = DisplayList(width: 1, height: 1, background: Color(red: 0, green: 0, blue: 0))
    let minus = DisplayList(width: 1, height: 1, background: Color(red: -0.0, green: 0, blue: 0))

    #expect(Set(digests).count == variants.count)
    #expect(zero == minus)
    #expect(zero.contentDigest == minus.contentDigest)
    #expect(
      zero.contentDigest != DisplayList(width: 1, height: 2, background: .black).contentDigest)
  }
}
