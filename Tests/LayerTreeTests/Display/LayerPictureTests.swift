import Foundation
import Geometry
import LayerTree
import Pixels
import Rasterization
import Testing

@Suite("Pictures of layers")
@MainActor
struct LayerPictureTests {
  private let stage = Stage()
  private let black = CGColor.black

  /// The picture of the root's upper left corner: a digit for each pixel, from 0 white to 9 black.
  private func picture(_ width: Int, _ height: Int, at seconds: Double = 0) -> [String] {
    let options = DisplayOptions(pixelWidth: width, pixelHeight: height, background: .white)
    let list = DisplayListBuilder.displayList(of: stage.root, at: seconds, options: options)
    var rasterizer = Rasterizer()
    let pixels = rasterizer.render(list)
    return (0..<height).map { y in
      (0..<width).map { x in String((255 - Int(pixels[x: x, y: y].red)) * 9 / 255) }.joined()
    }
  }

  private func square(_ frame: CGRect, _ configure: (CALayer) -> Void = { _ in }) -> CALayer {
    let layer = CALayer()
    layer.backgroundColor = black
    configure(layer)
    return stage.layer(layer, frame: frame)
  }

  @Test("Two layers that share an edge leave no gap and do not overlap, wherever the edge is")
  func sharedEdges() {
    let left = square(.zero) { $0.opacity = 0.5 }
    let right = square(.zero) { $0.opacity = 0.5 }
    for step in 0...20 {
      let edge = 2 + Double(step) / 10
      stage.clock.turn {
        CATransaction.setDisableActions(true)
        left.frame = CGRect(x: edge - 10, y: 0, width: 10, height: 2)
        right.frame = CGRect(x: edge, y: 0, width: 10, height: 2)
      }

      #expect(picture(6, 2) == ["444444", "444444"], "edge at \(edge)")
    }
  }

  @Test("A group's opacity does not show what is hidden in it")
  func groupOpacity() {
    let card = square(CGRect(x: 1, y: 1, width: 4, height: 3)) { $0.opacity = 0.5 }
    let part = CALayer()
    part.frame = CGRect(x: 1, y: 1, width: 2, height: 1)
    part.backgroundColor = .white
    stage.clock.turn { card.addSublayer(part) }

    #expect(picture(6, 5) == ["000000", "044440", "040040", "044440", "000000"])
  }

  @Test("A border lies inside the bounds and over the sublayers")
  func border() {
    let card = square(CGRect(x: 1, y: 0, width: 5, height: 4)) { card in
      (card.backgroundColor, card.borderWidth) = (nil, 1)
    }
    let part = CALayer()
    part.frame = CGRect(x: 0, y: 0, width: 3, height: 4)
    part.backgroundColor = CGColor(gray: 0.5, alpha: 1)
    stage.clock.turn { card.addSublayer(part) }

    #expect(picture(7, 4) == ["0999990", "0944090", "0944090", "0999990"])
  }

  @Test("A mask leaves what its own alpha covers, and moves with its animation")
  func mask() {
    let card = square(CGRect(x: 0, y: 0, width: 6, height: 3))
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 1, width: 2, height: 2)
    mask.backgroundColor = .white
    stage.clock.turn {
      card.mask = mask
      let slide = CABasicAnimation(keyPath: "position.x")
      (slide.fromValue, slide.toValue, slide.duration) = (1, 5, 1)
      mask.add(slide, forKey: nil)
    }

    #expect(picture(6, 3) == ["000000", "990000", "990000"])
    #expect(picture(6, 3, at: 0.5) == ["000000", "009900", "009900"])
  }

  @Test("A quarter-turned layer covers the pixels of its turned bounds")
  func quarterTurn() {
    _ = square(CGRect(x: 1, y: 2, width: 4, height: 2)) { layer in
      layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    }

    #expect(
      picture(6, 6) == ["000000", "009900", "009900", "009900", "009900", "000000"])
  }

  @Test("A round clip draws the same edge as the round background alone, to a 255th")
  func roundEdges() {
    let card = square(CGRect(x: 2, y: 2, width: 30, height: 20)) { $0.cornerRadius = 8 }
    let options = DisplayOptions(pixelWidth: 36, pixelHeight: 26, background: .white)
    var rasterizer = Rasterizer()
    let alone = rasterizer.render(
      DisplayListBuilder.displayList(of: stage.root, at: 0, options: options))

    stage.clock.turn {
      card.masksToBounds = true
      card.addSublayer(CALayer())
    }
    let clipped = rasterizer.render(
      DisplayListBuilder.displayList(of: stage.root, at: 0, options: options))

    for y in 0..<26 {
      for x in 0..<36 {
        let difference = Int(alone[x: x, y: y].red) - Int(clipped[x: x, y: y].red)
        #expect(abs(difference) <= 1, "(\(x), \(y))")
      }
    }
  }
}
