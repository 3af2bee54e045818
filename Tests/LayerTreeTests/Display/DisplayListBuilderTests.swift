import Drawing
import Foundation
import Geometry
import LayerTree
import Pixels
import Testing

@Suite("Display lists of layers")
@MainActor
struct DisplayListBuilderTests {
  private let stage = Stage()
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)

  /// What is drawn, one command a line, without the canvas.
  private func drawn(scale: Double = 1, smooths: Bool = false) -> String {
    let list = list(scale: scale, smooths: smooths)
    #expect(list.isBalanced)
    return list.description.split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  private func list(scale: Double = 1, smooths: Bool = false) -> DisplayList {
    let options = DisplayOptions(
      pixelWidth: 100, pixelHeight: 100, scale: scale, background: .white,
      smoothsStraightEdges: smooths)
    return DisplayListBuilder.displayList(of: stage.root, at: 0, options: options)
  }

  /// A layer of 40 by 30 at (10, 20), as `configure` makes it.
  @discardableResult
  private func layer<Layer: CALayer>(_ layer: Layer, _ configure: (Layer) -> Void) -> Layer {
    configure(layer)
    return stage.layer(layer, frame: CGRect(x: 10, y: 20, width: 40, height: 30))
  }

  @Test("The canvas is the options'; a plain layer is its background by whole pixels")
  func plain() {
    layer(CALayer()) { $0.backgroundColor = red }

    let list = list(scale: 3)

    #expect(list.width == 100 && list.height == 100 && list.background == .white)
    #expect(
      drawn(scale: 3)
        == "fill rectangle (0 0 40 30) by (3 0 0 3 30 60) unsmoothed, rgba(1 0 0 1)")
    #expect(
      drawn(smooths: true) == "fill rectangle (0 0 40 30) by (1 0 0 1 10 20), rgba(1 0 0 1)")
  }

  @Test("Hidden, fully transparent, empty and uncoloured layers draw nothing")
  func nothing() {
    layer(CALayer()) { _ in }
    layer(CALayer()) { ($0.backgroundColor, $0.isHidden) = (red, true) }
    layer(CALayer()) { ($0.backgroundColor, $0.opacity) = (red, 0.0019) }
    layer(CALayer()) { $0.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.001) }
    layer(CALayer()) { ($0.backgroundColor, $0.transform) = (red, CATransform3DMakeScale(0, 1, 1)) }
    layer(CALayer()) { layer in
      (layer.backgroundColor, layer.isDoubleSided) = (red, false)
      layer.transform = CATransform3DMakeScale(-1, 1, 1)
    }

    #expect(drawn() == "")
    #expect(stage.clock.issues.isEmpty)
  }

  @Test("A lone colour is multiplied by the opacity; several parts make a group")
  func opacity() {
    let card = layer(CALayer()) { ($0.backgroundColor, $0.opacity) = (red, 0.5) }
    #expect(
      drawn() == "fill rectangle (0 0 40 30) by (1 0 0 1 10 20) unsmoothed, rgba(1 0 0 0.5)")

    let part = CALayer()
    part.backgroundColor = .white
    part.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    stage.clock.turn { card.addSublayer(part) }
    #expect(
      drawn() == """
        group, opacity 0.5
          fill rectangle (0 0 40 30) by (1 0 0 1 10 20) unsmoothed, rgba(1 0 0 1)
          fill rectangle (0 0 5 5) by (1 0 0 1 10 20) unsmoothed, rgba(1 1 1 1)
        end group
        """)

    stage.clock.turn {
      CATransaction.setDisableActions(true)
      card.opacity = 0.9981
    }
    #expect(!drawn().contains("group"))

    stage.clock.turn {
      CATransaction.setDisableActions(true)
      (card.opacity, card.allowsGroupOpacity) = (0.5, false)
    }
    #expect(
      drawn() == """
        fill rectangle (0 0 40 30) by (1 0 0 1 10 20) unsmoothed, rgba(1 0 0 0.5)
        fill rectangle (0 0 5 5) by (1 0 0 1 10 20) unsmoothed, rgba(1 1 1 0.5)
        """)
  }

  @Test("Order: background, shape, stroke, sublayers by depth, border")
  func order() {
    let shape = layer(CAShapeLayer()) { shape in
      shape.backgroundColor = red
      shape.path = square
      shape.strokeColor = .white
      shape.borderWidth = 2
    }
    stage.clock.turn {
      for (depth, gray) in [(2.0, 0.2), (1, 0.1), (2, 0.3)] {
        let part = CALayer()
        part.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        part.backgroundColor = CGColor(gray: gray, alpha: 1)
        part.zPosition = depth
        shape.addSublayer(part)
      }
    }

    #expect(
      drawn() == """
        fill rectangle (0 0 40 30) by (1 0 0 1 10 20) unsmoothed, rgba(1 0 0 1)
        fill path [M 0 0 L 5 0 L 5 5 L 0 5 Z] by (1 0 0 1 10 20), rgba(0 0 0 1)
        fill stroke [M 0 0 L 5 0 L 5 5 L 0 5 Z] width 1 butt miter 10 by (1 0 0 1 10 20), \
        rgba(1 1 1 1)
        fill rectangle (0 0 1 1) by (1 0 0 1 10 20) unsmoothed, rgba(0.1 0.1 0.1 1)
        fill rectangle (0 0 1 1) by (1 0 0 1 10 20) unsmoothed, rgba(0.2 0.2 0.2 1)
        fill rectangle (0 0 1 1) by (1 0 0 1 10 20) unsmoothed, rgba(0.3 0.3 0.3 1)
        fill path [M 0 0 L 40 0 L 40 30 L 0 30 Z M 2 2 L 38 2 L 38 28 L 2 28 Z] even-odd \
        by (1 0 0 1 10 20) unsmoothed, rgba(0 0 0 1)
        """)
  }

  @Test("A square clip is by whole pixels; it hides the shadow, and needs something to clip")
  func squareClip() {
    let card = layer(CALayer()) { card in
      (card.backgroundColor, card.masksToBounds, card.shadowOpacity) = (red, true, 1)
    }
    #expect(!drawn().contains("clip") && !drawn().contains("shadow"))

    let part = CALayer()
    part.frame = CGRect(x: -5, y: 0, width: 10, height: 10)
    part.backgroundColor = .white
    stage.clock.turn { card.addSublayer(part) }

    #expect(
      drawn() == """
        clip rectangle (0 0 40 30) by (1 0 0 1 10 20) unsmoothed
          fill rectangle (0 0 40 30) by (1 0 0 1 10 20) unsmoothed, rgba(1 0 0 1)
          fill rectangle (0 0 10 10) by (1 0 0 1 5 20) unsmoothed, rgba(1 1 1 1)
        end clip
        """)
  }

  @Test("A round clip is a group; its content reaches beyond the edge that the clip gives")
  func roundClip() {
    let card = layer(CALayer()) { card in
      (card.backgroundColor, card.masksToBounds, card.cornerRadius) = (red, true, 5)
    }
    let outline = Path.roundedRectangle(
      CGRect(x: 0, y: 0, width: 40, height: 30), radius: 5)
    let place = CGAffineTransform(translationX: 10, y: 20)
    let round = Shape(.path(outline, .nonZero), transform: place)
    #expect(list().commands == [.fill(round, .color(card.backgroundColor?.color ?? .clear))])

    let part = CALayer()
    part.frame = CGRect(x: -5, y: 0, width: 10, height: 10)
    part.backgroundColor = .white
    stage.clock.turn { card.addSublayer(part) }

    let face = Shape(
      .rectangle(CGRect(x: -4, y: -4, width: 48, height: 38)), transform: place,
      smoothsEdges: false)
    #expect(list().commands.first == .beginGroup(.init(clip: round)))
    #expect(list().commands[1] == .fill(face, .color(Color(red: 1, green: 0, blue: 0))))
    #expect(list().commands.last == .endGroup)
  }

  @Test("The radius is limited to half the shorter side, and to the masked corners")
  func corners() {
    layer(CALayer()) { card in
      (card.backgroundColor, card.cornerRadius) = (red, 500)
      card.maskedCorners = [.layerMinXMinYCorner]
    }

    let outline = Path.roundedRectangle(
      CGRect(x: 0, y: 0, width: 40, height: 30), radius: 15, corners: .minXMinY)
    let shape = Shape(
      .path(outline, .nonZero), transform: CGAffineTransform(translationX: 10, y: 20))
    #expect(list().commands == [.fill(shape, .color(Color(red: 1, green: 0, blue: 0)))])
  }

  @Test("A lone opaque shape masks as a clip; any other layer by its alpha")
  func masks() {
    let card = layer(CALayer()) { $0.backgroundColor = red }
    let mask = CAShapeLayer()
    mask.path = square
    stage.clock.turn { card.mask = mask }
    let background = "  fill rectangle (0 0 40 30) by (1 0 0 1 10 20) unsmoothed, rgba(1 0 0 1)"
    #expect(
      drawn() == """
        group, clip path [M 0 0 L 5 0 L 5 5 L 0 5 Z] by (1 0 0 1 10 20)
        \(background)
        end group
        """)

    stage.clock.turn {
      CATransaction.setDisableActions(true)
      mask.fillColor = CGColor(gray: 0, alpha: 0.5)
    }
    #expect(
      drawn() == """
        group
        \(background)
        mask
          fill path [M 0 0 L 5 0 L 5 5 L 0 5 Z] by (1 0 0 1 10 20), rgba(0 0 0 0.5)
        end group
        """)

    stage.clock.turn {
      CATransaction.setDisableActions(true)
      mask.opacity = 0
    }
    #expect(drawn() == "")

    stage.clock.turn { card.mask = CALayer() }
    #expect(drawn() == "")
  }

  @Test("The silhouette of one opaque fill is its shape; of anything else it is the group's")
  func shadows() {
    let card = layer(CALayer()) { card in
      (card.backgroundColor, card.shadowOpacity, card.shadowRadius) = (red, 0.5, 4)
      card.shadowOffset = CGSize(width: 2, height: 1)
    }
    #expect(
      drawn(scale: 2) == """
        shadow rgba(0 0 0 0.5) offset (4 2) sigma 8 of rectangle (0 0 40 30) by (2 0 0 2 20 40) \
        unsmoothed
        fill rectangle (0 0 40 30) by (2 0 0 2 20 40) unsmoothed, rgba(1 0 0 1)
        """)

    stage.clock.turn {
      CATransaction.setDisableActions(true)
      card.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    }
    #expect(
      drawn() == """
        group, shadow rgba(0 0 0 0.5) offset (2 1) sigma 4
          fill rectangle (0 0 40 30) by (1 0 0 1 10 20) unsmoothed, rgba(1 0 0 0.5)
        end group
        """)

    stage.clock.turn {
      CATransaction.setDisableActions(true)
      card.shadowPath = square
    }
    #expect(
      drawn() == """
        shadow rgba(0 0 0 0.5) offset (2 1) sigma 4 of path [M 0 0 L 5 0 L 5 5 L 0 5 Z] \
        by (1 0 0 1 10 20)
        fill rectangle (0 0 40 30) by (1 0 0 1 10 20) unsmoothed, rgba(1 0 0 0.5)
        """)
  }

  @Test("The shadow's offset follows the superlayer's axes, not the layer's own turn")
  func turnedShadow() {
    layer(CALayer()) { card in
      (card.backgroundColor, card.shadowOpacity) = (red, 1)
      card.shadowOffset = CGSize(width: 0, height: 5)
      card.transform = CATransform3DMakeRotation(1, 0, 0, 1)
    }

    #expect(drawn().contains("offset (0 5)"))
  }

  @Test("Gradients lie in the unit square of the bounds; one of no known kind is refused by name")
  func gradients() {
    let layer = layer(CAGradientLayer()) { layer in
      layer.colors = [CGColor.white, CGColor.clear, CGColor.black]
      (layer.startPoint, layer.endPoint) = (.zero, CGPoint(x: 1, y: 0.5))
      layer.name = "sky"
    }
    #expect(
      drawn().hasSuffix(
        "linear gradient from (0 0) to (40 15) "
          + "[0 rgba(1 1 1 1), 0.5 rgba(0 0 0 0), 1 rgba(0 0 0 1)]"))

    stage.clock.turn {
      CATransaction.setDisableActions(true)
      layer.locations = [0.2, 0.1, 3]
      layer.type = .radial
    }
    #expect(
      drawn().hasSuffix("[0.2 rgba(1 1 1 1), 0.2 rgba(0 0 0 0), 1 rgba(0 0 0 1)]"))
    #expect(stage.clock.issues.isEmpty)

    stage.clock.turn { layer.type = CAGradientLayerType(rawValue: "spiral") }
    #expect(drawn() == "")
    #expect(stage.clock.issues == [.gradientType("spiral", layer: "sky")])
  }

  @Test("A stroke of more than a million dashes is refused by name")
  func tooManyDashes() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 1_000, y: 0))
    let shape = layer(CAShapeLayer()) { shape in
      (shape.name, shape.path, shape.strokeColor) = ("line", line, .black)
      shape.lineDashPattern = [0.1, 0.1]
    }

    _ = drawn()
    #expect(stage.clock.issues.isEmpty)
    stage.clock.turn { shape.lineDashPattern = [0.000_9, 0.000_9] }
    _ = drawn()
    #expect(stage.clock.issues == [.dashes(layer: "line")])
  }

  @Test("Perspective at depth 0 changes nothing; out of the plane it is written as weights")
  func space() {
    let flat = layer(CALayer()) { layer in
      layer.backgroundColor = red
      layer.transform = CATransform3DMakeScale(2, 2, 7)
      layer.name = "flat"
    }
    stage.clock.turn {
      CATransaction.setDisableActions(true)
      stage.root.sublayerTransform.m34 = -1.0 / 500
    }
    #expect(
      drawn() == "fill rectangle (0 0 40 30) by (2 0 0 2 -10 5) unsmoothed, rgba(1 0 0 1)")
    #expect(stage.clock.issues.isEmpty)

    stage.clock.turn {
      CATransaction.setDisableActions(true)
      flat.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    }
    #expect(drawn().contains(" / "))
    #expect(stage.clock.issues.isEmpty)
  }

  @Test("Strokes are trimmed, then dashed; a trim that leaves nothing draws nothing")
  func strokes() {
    let line = layer(CAShapeLayer()) { line in
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 40, y: 0))
      (line.path, line.fillColor, line.strokeColor) = (path, nil, red)
      (line.strokeStart, line.strokeEnd, line.lineDashPattern) = (0.25, 0.5, [2, 1])
      (line.lineWidth, line.lineCap, line.lineJoin) = (3, .round, .bevel)
    }
    #expect(
      drawn() == """
        fill stroke [M 10 0 L 20 0] width 3 round bevel 10 dashes (2 1) phase 0 \
        by (1 0 0 1 10 20), rgba(1 0 0 1)
        """)

    stage.clock.turn {
      CATransaction.setDisableActions(true)
      line.strokeStart = 0.5
    }
    #expect(drawn() == "")
  }

  @Test("The sublayer transform applies about the anchor point, to sublayers and not to the mask")
  func sublayerTransform() {
    let parent = layer(CALayer()) { $0.sublayerTransform = CATransform3DMakeScale(2, 2, 1) }
    stage.clock.turn {
      let child = CALayer()
      child.frame = CGRect(x: 20, y: 15, width: 5, height: 5)
      child.backgroundColor = red
      parent.addSublayer(child)
      let mask = CAShapeLayer()
      mask.path = square
      parent.mask = mask
    }

    #expect(
      drawn() == """
        group, clip path [M 0 0 L 5 0 L 5 5 L 0 5 Z] by (1 0 0 1 10 20)
          fill rectangle (0 0 5 5) by (2 0 0 2 30 35) unsmoothed, rgba(1 0 0 1)
        end group
        """)
  }

  @Test("What is drawn is the presentation at the time asked for")
  func animated() {
    let card = layer(CALayer()) { $0.backgroundColor = red }
    let slide = CABasicAnimation(keyPath: "position.x")
    (slide.fromValue, slide.toValue, slide.duration) = (100, 200, 1)
    stage.clock.turn { card.add(slide, forKey: nil) }
    let options = DisplayOptions(pixelWidth: 10, pixelHeight: 10)

    let list = DisplayListBuilder.displayList(of: stage.root, at: 0.25, options: options)

    #expect(list.description.contains("by (1 0 0 1 105 20)"))
    let values = stage.root.animatedValues(at: 0.25)
    #expect(values.map(\.layerPath) == ["root/[0]"])
    #expect(values.map(\.keyPath) == ["position.x"])
    #expect(values.map(\.value) == [.number(125)])
  }
}
