import Drawing
import Foundation
import Geometry
import Pixels
import Rasterization
import Testing

@Suite("Groups and clips")
struct GroupTests {
  let star = Shape(
    .path(
      Path.star(
        in: CGRect(x: 1.2, y: 2.1, width: 28, height: 29), points: 5, innerRatio: 0.45,
        rotation: 0.1),
      .nonZero))
  let blue = Color(red: 0.1, green: 0.3, blue: 0.9, alpha: 0.7)

  func group(
    _ group: DisplayList.Group, _ content: [DisplayList.Command]
  ) -> [DisplayList.Command] {
    [.beginGroup(group)] + content + [.endGroup]
  }

  @Test("Opacity multiplies the group as a whole")
  func opacity() {
    let pixmap = render(
      DisplayList(
        width: 3, height: 1, background: .white,
        commands: group(
          DisplayList.Group(opacity: 0.5),
          [
            .fill(rectangle(0, 0, 2, 1), .color(.black)),
            .fill(rectangle(1, 0, 2, 1), .color(.black)),
          ])))

    #expect((0..<3).map { pixmap[x: $0, y: 0].red } == [127, 127, 127])
    #expect(pixmap.isOpaque)
  }

  @Test("A group of one fill, without effects, changes nothing on a clear canvas")
  func plain() {
    let fill = DisplayList.Command.fill(star, .color(blue))

    #expect(
      render(list(32, 32, group(DisplayList.Group(), [fill]))) == render(list(32, 32, [fill])))
  }

  @Test("Opacity 0 and what is empty draw nothing, whatever is inside")
  func nothing() {
    let inner = group(DisplayList.Group(shadow: nil), [.fill(star, .color(blue))])
    let clear = Pixmap(width: 32, height: 32)

    #expect(render(list(32, 32, group(DisplayList.Group(opacity: 0), inner))) == clear)
    #expect(render(list(32, 32, group(DisplayList.Group(opacity: .nan), inner))) == clear)
    #expect(render(list(32, 32, group(DisplayList.Group(), []))) == clear)
    #expect(
      render(list(32, 32, group(DisplayList.Group(clip: rectangle(90, 0, 5, 5)), inner))) == clear)
    #expect(render(list(32, 32, group(DisplayList.Group(), inner + [.maskGroup]))) == clear)
  }

  @Test("A mask's alpha multiplies what was drawn before it")
  func mask() {
    let pixmap = render(
      list(
        4, 1,
        group(
          DisplayList.Group(),
          [
            .fill(rectangle(0, 0, 3, 1), .color(.black)), .maskGroup,
            .fill(rectangle(1.5, 0, 5, 1), .color(.white)),
          ])))

    #expect(alphaText(pixmap) == ".. 80 ## ..")
  }

  @Test("A group's clip and the same shape as a mask do the same, with a shadow too")
  func clipAsMask() {
    let content: [DisplayList.Command] = [
      .fill(rectangle(0, 0, 20.5, 32), .color(blue)),
      .fill(rectangle(9, 0, 20, 25), .color(.white)),
    ]
    for shadow in [
      nil, Shadow(color: .black, offset: CGSize(width: 2, height: 1), sigma: 1.5),
    ] {
      for opacity in [1, 0.3] {
        let clipped = group(
          DisplayList.Group(opacity: opacity, clip: star, shadow: shadow), content)
        let masked = group(
          DisplayList.Group(opacity: opacity, shadow: shadow),
          content + [.maskGroup, .fill(star, .color(.black))])

        #expect(render(list(32, 32, clipped)) == render(list(32, 32, masked)))
      }
    }
  }

  @Test("Hard clips keep pixels whose centres are in; nested ones intersect")
  func hardClips() {
    let fill = DisplayList.Command.fill(rectangle(0, 0, 32, 32), .color(.black))
    var hard = star
    hard.smoothsEdges = false
    let circle = Shape(.path(Path.circle(center: CGPoint(x: 20, y: 12), radius: 9), .nonZero))
    var hardCircle = circle
    hardCircle.smoothsEdges = false
    let first = coverage(hard, width: 32, height: 32)
    let second = coverage(hardCircle, width: 32, height: 32)

    let one = render(list(32, 32, [.beginClip(star), fill, .endClip]))
    let both = render(
      list(
        32, 32,
        [.beginClip(star), .beginClip(circle), fill, .endClip, .endClip]))
    let withRectangle = render(
      list(
        32, 32,
        [.beginClip(rectangle(7.5, 0, 10, 32)), .beginClip(star), fill, .endClip, .endClip]))

    #expect(one == first)
    for y in 0..<32 {
      for x in 0..<32 {
        let alpha = first[x: x, y: y].alpha & second[x: x, y: y].alpha
        #expect(both[x: x, y: y].alpha == alpha)
        let isInside = (7..<17).contains(x)
        #expect(withRectangle[x: x, y: y].alpha == (isInside ? first[x: x, y: y].alpha : 0))
      }
    }
  }

  @Test("A clip ends: what follows is drawn as if it had not been")
  func clipEnds() {
    let fill = DisplayList.Command.fill(star, .color(blue))
    let clipped: [DisplayList.Command] = [
      .beginClip(rectangle(0, 0, 3, 3)), .beginClip(star), .endClip, .endClip, fill,
    ]

    #expect(render(list(32, 32, clipped)) == render(list(32, 32, [fill])))
  }

  @Test("A clip around a group and one inside it reach the same pixels")
  func clipAroundGroup() {
    let fill = DisplayList.Command.fill(rectangle(0.5, 0.5, 30, 30), .color(blue))
    let around =
      [.beginClip(star)] + group(DisplayList.Group(opacity: 0.6), [fill]) + [.endClip]
    let inside = group(
      DisplayList.Group(opacity: 0.6), [.beginClip(star), fill, .endClip])

    #expect(render(list(32, 32, around)) == render(list(32, 32, inside)))
  }

  @Test("A rendering over a pixmap replaces what it held")
  func replaces() {
    var rasterizer = Rasterizer()
    var pixmap = Pixmap(width: 4, height: 1)
    let half = list(4, 1, [.fill(rectangle(0, 0, 2, 1), .color(blue))])
    rasterizer.render(DisplayList(width: 4, height: 1, background: .white), into: &pixmap)

    rasterizer.render(half, into: &pixmap)

    #expect(pixmap == render(half))
    #expect(render(list(0, 0, [])).isOpaque)
  }

  @Test("Two equal pictures, each times its share of 255, add up to themselves")
  func addedShares() {
    let picture = (0..<256).map { x in
      DisplayList.Command.fill(
        rectangle(Double(x), 0, 1, 1, smoothsEdges: false),
        .color(Color(red: Double(x) / 255, green: 1 - Double(x) / 255, blue: 0.5)))
    }
    let plain = render(list(256, 1, picture))
    for share in stride(from: 0, through: 255, by: 5) {
      var added = DisplayList.Group(opacity: Double(share) / 255)
      added.isAdded = true
      let mixed = render(
        list(
          256, 1,
          [.beginGroup(.init(opacity: Double(255 - share) / 255))] + picture + [.endGroup]
            + [.beginGroup(added)] + picture + [.endGroup]))
      #expect(mixed == plain, "\(share)")
    }
  }

  @Test("A tint multiplies a group's colours, exactly rounded, and leaves its alpha")
  func tint() {
    var group = DisplayList.Group()
    group.tint = Color(red: 1, green: 0.2, blue: 0, alpha: 0.3)
    let drawn = render(
      list(
        1, 1,
        [
          .beginGroup(group),
          .fill(
            rectangle(0, 0, 1, 1), .color(Color(red: 0.4, green: 0.6, blue: 1, alpha: 0.5))),
          .endGroup,
        ]))[x: 0, y: 0]
    // 0.4, 0.6 and 1 times 128 are 51, 77 and 128.
    #expect(drawn.red == 51 && drawn.green == 15 && drawn.blue == 0 && drawn.alpha == 128)
  }
}
