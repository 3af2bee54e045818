import Drawing
import Foundation
import Geometry
import LayerTree
import Pixels
import Rasterization
import Testing

@Suite("Transitions of layers")
@MainActor
struct CATransitionTests {
  private let stage = Stage()
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// The stage's picture at a time, 100 by 100 pixels over white.
  private func drawn(at seconds: Double) -> Pixmap {
    let list = DisplayListBuilder.displayList(
      of: stage.root, at: seconds,
      options: DisplayOptions(pixelWidth: 100, pixelHeight: 100, background: .white))
    #expect(list.isBalanced)
    var rasterizer = Rasterizer()
    return rasterizer.render(list)
  }

  private func pixel(_ x: Int, _ y: Int, at seconds: Double) -> [UInt8] {
    let pixel = drawn(at: seconds)[x: x, y: y]
    return [pixel.red, pixel.green, pixel.blue]
  }

  /// A red box of 40 by 20 at (20, 30), which becomes blue by a transition of 1 s.
  private func box(_ change: (CATransition) -> Void) -> CALayer {
    let box = CALayer()
    box.backgroundColor = red
    _ = stage.layer(box, frame: CGRect(x: 20, y: 30, width: 40, height: 20))
    let transition = CATransition()
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    change(transition)
    stage.clock.turn {
      CATransaction.setDisableActions(true)
      box.add(transition, forKey: nil)
      box.backgroundColor = blue
    }
    return box
  }

  private let whitePixel: [UInt8] = [255, 255, 255]
  private let redPixel: [UInt8] = [255, 0, 0]
  private let bluePixel: [UInt8] = [0, 0, 255]

  @Test("A fade mixes the old picture with the new one, from startProgress to endProgress")
  func fade() {
    let box = box { _ in }
    #expect(box.animationKeys() == [kCATransition])
    #expect(pixel(40, 40, at: 0) == redPixel)
    #expect(pixel(40, 40, at: 0.25) == [191, 0, 64])
    #expect(pixel(40, 40, at: 1) == bluePixel)
    stage.advance(to: 2)
    #expect(box.animationKeys() == nil)
  }

  @Test("A part of a transition begins and ends within it")
  func partly() {
    _ = box { ($0.startProgress, $0.endProgress) = (0.4, 0.6) }
    #expect(pixel(40, 40, at: 0) == [153, 0, 102])
    #expect(pixel(40, 40, at: 0.5) == [127, 0, 128])
    #expect(pixel(40, 40, at: 0.999) != bluePixel)
    #expect(pixel(40, 40, at: 1) == bluePixel)
  }

  @Test("Translucent pictures are mixed each by its share, and what is equal stays as it is")
  func translucent() {
    let layer = CALayer()
    layer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    _ = stage.layer(layer, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let before = drawn(at: 0)
    stage.clock.turn {
      let transition = CATransition()
      transition.duration = 1
      layer.add(transition, forKey: nil)
    }
    for step in 0...20 { #expect(drawn(at: Double(step) / 20) == before) }
  }

  @Test(
    "Pushes move both pictures by the layer's size; top is at the greatest y",
    arguments: [CATransitionSubtype.fromRight, .fromLeft, .fromTop, .fromBottom])
  func push(subtype: CATransitionSubtype) {
    _ = box { ($0.type, $0.subtype) = (.push, subtype) }
    let pixmap = drawn(at: 0.25)
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      [pixmap[x: x, y: y].red, pixmap[x: x, y: y].green, pixmap[x: x, y: y].blue]
    }
    switch subtype {
    case .fromRight:
      #expect(color(9, 40) == whitePixel && color(10, 40) == redPixel)
      #expect(color(49, 40) == redPixel && color(50, 40) == bluePixel)
      #expect(color(89, 40) == bluePixel && color(90, 40) == whitePixel)
    case .fromLeft:
      #expect(color(29, 40) == bluePixel && color(30, 40) == redPixel)
    case .fromTop:
      #expect(color(40, 44) == redPixel && color(40, 45) == bluePixel)
    default:
      #expect(color(40, 34) == bluePixel && color(40, 35) == redPixel)
    }
  }

  @Test("A picture moves in over the old one, or the old one leaves over it")
  func oneMoves() {
    _ = box { ($0.type, $0.subtype) = (.moveIn, .fromRight) }
    #expect(pixel(21, 40, at: 0.5) == redPixel)
    #expect(pixel(41, 40, at: 0.5) == bluePixel)
    #expect(pixel(79, 40, at: 0.5) == bluePixel)

    let other = Self()
    _ = other.box { ($0.type, $0.subtype) = (.reveal, .fromRight) }
    #expect(other.pixel(39, 40, at: 0.5) == redPixel)
    #expect(other.pixel(41, 40, at: 0.5) == bluePixel)
    #expect(other.pixel(1, 40, at: 0.5) == redPixel)
    #expect(other.pixel(61, 40, at: 0.5) == whitePixel)
  }

  @Test("A flip shows the old face until the edge, then the new one, upright, the near side larger")
  func flip() {
    _ = box { ($0.type, $0.subtype) = (.flip, .fromLeft) }
    let early = drawn(at: 0.25)
    // The left side comes nearer: it is higher than the right one.
    func height(_ x: Int, _ pixmap: Pixmap) -> Int {
      (0..<100).filter { pixmap[x: x, y: $0].green == 0 }.count
    }
    let columns = (0..<100).filter { height($0, early) > 0 }
    #expect(early[x: 40, y: 40].red == 255)
    #expect(columns.count < 36)
    #expect(height(columns[0], early) > 20 && height(columns[columns.count - 1], early) < 20)
    let late = drawn(at: 0.75)
    #expect(late[x: 40, y: 40].blue == 255)
    let lateColumns = (0..<100).filter { height($0, late) > 0 }
    #expect(height(lateColumns[0], late) < 20)
    #expect(pixel(40, 40, at: 0.5) == whitePixel)
  }

  @Test("What left the layer before the transition was added is in the old picture")
  func removedBefore() {
    let layer = stage.layer(CALayer(), frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let (old, new) = (CALayer(), CALayer())
    (old.frame, new.frame) = (layer.bounds, layer.bounds)
    (old.backgroundColor, new.backgroundColor) = (red, blue)
    stage.clock.turn { layer.addSublayer(old) }
    stage.clock.turn {
      old.removeFromSuperlayer()
      layer.addSublayer(new)
      let transition = CATransition()
      transition.duration = 1
      layer.add(transition, forKey: "switch")
    }
    #expect(pixel(5, 5, at: 0) == redPixel)
    #expect(pixel(5, 5, at: 1) == bluePixel)
  }

  @Test("Hiding a layer that shows, and new contents of it, fade by themselves")
  func implicit() {
    let layer = CALayer()
    layer.backgroundColor = red
    _ = stage.layer(layer, frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.clock.turn { layer.isHidden = true }
    #expect(pixel(5, 5, at: 0) == redPixel)
    let middle = pixel(5, 5, at: 0.1)
    #expect(middle[0] == 255 && middle[1] > 0 && middle[1] < 255)
    #expect(pixel(5, 5, at: 0.25) == whitePixel)
    #expect(stage.clock.issues.isEmpty)
  }

  @Test("Types that are not documented are refused by name, and change at once")
  func refused() {
    _ = box { $0.type = CATransitionType(rawValue: "cube") }
    #expect(stage.clock.issues.map(\.name) == ["view-transition"])
    #expect(pixel(40, 40, at: 0) == bluePixel)
  }

  @Test("A transition in a group is refused by name")
  func grouped() {
    let layer = stage.layer(CALayer())
    stage.clock.turn {
      let group = CAAnimationGroup()
      group.animations = [CATransition()]
      layer.add(group, forKey: nil)
    }
    #expect(stage.clock.issues.map(\.name) == ["view-transition"])
  }

  @Test("Layers without a size, or of sizes without end, do not crash")
  func hostile() {
    for size in [0, 1e-9, 1e9, .infinity, .nan] {
      let layer = stage.layer(CALayer())
      layer.backgroundColor = red
      stage.clock.turn { layer.bounds.size = CGSize(width: size, height: size) }
      stage.clock.turn {
        for type in [CATransitionType.fade, .push, .flip] {
          let transition = CATransition()
          (transition.type, transition.duration) = (type, 1)
          (transition.startProgress, transition.endProgress) = (.nan, .infinity)
          layer.add(transition, forKey: nil)
        }
      }
      _ = drawn(at: 0.5)
    }
  }

  @Test("An animation of contents mixes two pictures")
  func contents() {
    let layer = stage.layer(CALayer(), frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    func picture(_ color: Color) -> CGImage {
      var pixmap = Pixmap(width: 1, height: 1)
      pixmap[x: 0, y: 0] = PremultipliedColor(color)
      return CGImage(Image(pixels: pixmap))
    }
    stage.clock.turn {
      let animation = CABasicAnimation(keyPath: "contents")
      animation.fromValue = picture(Color(red: 1, green: 0, blue: 0))
      animation.toValue = picture(Color(red: 0, green: 0, blue: 1))
      animation.duration = 1
      layer.add(animation, forKey: nil)
    }
    #expect(pixel(4, 4, at: 0) == redPixel)
    #expect(pixel(4, 4, at: 0.25) == [191, 0, 64])
    #expect(pixel(4, 4, at: 1) == whitePixel)
    #expect(stage.clock.issues.isEmpty)
  }

  @Test("A layer kept as a bitmap has the pixels of that, before its opacity")
  func rasterized() {
    let layer = stage.layer(CALayer(), frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let half = CALayer()
    half.frame = CGRect(x: 0, y: 0, width: 9, height: 20)
    half.backgroundColor = red
    stage.clock.turn {
      layer.addSublayer(half)
      (layer.shouldRasterize, layer.rasterizationScale) = (true, 0.25)
    }
    // A bitmap of 5 by 5 pixels, two columns of which are red: smooth from 6 to 10.
    let row = (0..<20).map { drawn(at: 0)[x: $0, y: 10].green }
    #expect(row.prefix(6).allSatisfy { $0 == 0 } && row.suffix(9).allSatisfy { $0 == 255 })
    #expect(row[7] > 0 && row[7] < row[8])
    #expect(stage.clock.issues.isEmpty)
  }
}
