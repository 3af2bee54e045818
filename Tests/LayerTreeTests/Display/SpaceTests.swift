import Drawing
import Foundation
import Geometry
import LayerTree
import Pixels
import Testing
import TestSupport

@Suite("Layers in space")
@MainActor
struct SpaceTests {
  private let stage = Stage()

  private func commands() -> [DisplayList.Command] {
    DisplayListBuilder.displayList(
      of: stage.root, at: 0, options: DisplayOptions(pixelWidth: 100, pixelHeight: 100)
    ).commands
  }

  /// A layer of 40 by 30 at (10, 20) with a colour of its own.
  @discardableResult
  private func card(
    _ red: Double, _ transform: CATransform3D = CATransform3DIdentity, in parent: CALayer? = nil,
    _ configure: (CALayer) -> Void = { _ in }
  ) -> CALayer {
    let layer = CALayer()
    stage.clock.turn {
      layer.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
      layer.backgroundColor = CGColor(red: red, green: 0, blue: 0, alpha: 1)
      layer.transform = transform
      configure(layer)
      (parent ?? stage.root).addSublayer(layer)
    }
    return layer
  }

  /// The image of a layer's corner, from the first fill of its colour.
  private func image(of point: CGPoint, red: Double) -> CGPoint? {
    for case .fill(let shape, .color(let color)) in commands() where color.red == red {
      return shape.map.image(of: point)
    }
    return nil
  }

  /// The red parts of what is painted at a point, the lowest first.
  private func painted(at point: CGPoint) -> [Double] {
    var clips: [Bool] = []
    var result: [Double] = []
    for command in commands() {
      switch command {
      case .beginClip(let shape): clips.append(shape.holds(point))
      case .endClip: clips.removeLast()
      case .fill(let shape, .color(let color)):
        if clips.allSatisfy({ $0 }), shape.holds(point) { result.append(color.red) }
      default: Issue.record("only fills and clips are expected")
      }
    }
    return result
  }

  private func perspective(_ distance: Double) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  @Test("A point at (x, z) from the anchor is seen at x / (1 − z / d)")
  func perspectiveOfParent() throws {
    stage.clock.turn {
      CATransaction.setDisableActions(true)
      stage.root.sublayerTransform = perspective(200)
    }
    card(0.5, CATransform3DMakeRotation(.pi / 3, 0, 1, 0))

    // The middle of the root is (50, 50), that of the card (30, 35); its right edge is 20 from there:
    // x = 20 cos 60° = 10, z = −20 sin 60°.
    let weight = 1 + 20 * 0.75.squareRoot() / 200
    let corner = try #require(image(of: CGPoint(x: 40, y: 0), red: 0.5))
    #expect(agree(corner.x, 50 + (30 + 10 - 50) / weight, within: 1e-9))
    #expect(agree(corner.y, 50 + (20 - 50) / weight, within: 1e-9))
  }

  @Test("Perspective of a layer's own is about its own anchor")
  func ownPerspective() throws {
    card(0.5, CATransform3DRotate(perspective(200), .pi / 3, 0, 1, 0))

    let weight = 1 + 20 * 0.75.squareRoot() / 200
    let corner = try #require(image(of: CGPoint(x: 40, y: 0), red: 0.5))
    #expect(agree(corner.x, 30 + 10 / weight, within: 1e-9))
    #expect(agree(corner.y, 35 - 15 / weight, within: 1e-9))
  }

  @Test("Depth shows under perspective: zPosition, translation and anchorPointZ alike")
  func depth() throws {
    stage.clock.turn {
      CATransaction.setDisableActions(true)
      stage.root.sublayerTransform = perspective(200)
    }
    card(0.1) { $0.zPosition = 100 }
    card(0.2, CATransform3DMakeTranslation(0, 0, 100))
    card(0.3) { $0.anchorPointZ = -100 }
    for red in [0.1, 0.2, 0.3] {
      #expect(image(of: .zero, red: red) == CGPoint(x: 50 - 40 * 2, y: 50 - 30 * 2))
    }
  }

  @Test(
    "A quarter turn about y or x leaves nothing; half a turn is mirrored, or hidden if one-sided")
  func flips() throws {
    for axis in [(1.0, 0.0), (0.0, 1.0)] {
      let layer = card(0.5, CATransform3DMakeRotation(.pi, axis.0, axis.1, 0))
      let expected = axis.0 == 1 ? CGPoint(x: 10, y: 50) : CGPoint(x: 50, y: 20)
      let corner = try #require(image(of: .zero, red: 0.5))
      #expect(agree(corner.x, expected.x, within: 1e-9))
      #expect(agree(corner.y, expected.y, within: 1e-9))

      stage.clock.turn {
        CATransaction.setDisableActions(true)
        layer.isDoubleSided = false
      }
      #expect(commands().isEmpty)
      stage.clock.turn {
        CATransaction.setDisableActions(true)
        layer.transform = CATransform3DMakeRotation(.pi / 3, axis.0, axis.1, 0)
      }
      #expect(commands().count == 1)
      layer.removeFromSuperlayer()
    }
    card(0.5, CATransform3DMakeRotation(.pi / 2, 0, 1, 0))
    // The cosine of a rounded right angle is about 6e-17: all of it lies in one column of no width.
    let (left, right) = (
      try #require(image(of: .zero, red: 0.5)),
      try #require(image(of: CGPoint(x: 40, y: 0), red: 0.5))
    )
    #expect(abs(left.x - right.x) < 1e-12)
    #expect(stage.clock.issues.isEmpty)
  }

  @Test("A plain layer flattens what lies in it; a transform layer does not")
  func flattening() throws {
    let turn = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let back = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
    let holder = CALayer()
    holder.transform = turn
    _ = stage.layer(holder, frame: .zero)
    stage.clock.turn {
      CATransaction.setDisableActions(true)
      holder.bounds = CGRect(x: 0, y: 0, width: 60, height: 70)
    }
    card(0.1, back, in: holder)
    // The holder's middle and the card's are the same column: cos 60° twice.
    let flat = try #require(image(of: CGPoint(x: 40, y: 15), red: 0.1))
    let flatMiddle = try #require(image(of: CGPoint(x: 20, y: 15), red: 0.1))
    #expect(agree(flat.x - flatMiddle.x, 20 * 0.25, within: 1e-9))

    let space = CATransformLayer()
    _ = stage.layer(space, frame: .zero)
    stage.clock.turn {
      CATransaction.setDisableActions(true)
      space.bounds = CGRect(x: 0, y: 0, width: 60, height: 70)
      space.transform = turn
      space.backgroundColor = .white
    }
    card(0.2, back, in: space)
    let whole = try #require(image(of: CGPoint(x: 40, y: 15), red: 0.2))
    let middle = try #require(image(of: CGPoint(x: 20, y: 15), red: 0.2))
    #expect(agree(whole.x - middle.x, 20, within: 1e-9))
    // A transform layer draws nothing of its own, its background neither.
    #expect(
      !commands().contains { command in
        if case .fill(_, .color(let color)) = command { color.red == 1 } else { false }
      })
    #expect(space.hitTest(.zero) == nil)
  }

  @Test("A transform layer's opacity counts for each sublayer; hidden, it hides them")
  func transformLayerOpacity() {
    let space = CATransformLayer()
    _ = stage.layer(space)
    card(0.1, in: space)
    card(0.2, in: space)
    stage.clock.turn {
      CATransaction.setDisableActions(true)
      space.opacity = 0.5
    }
    let alphas = commands().map { command -> Double in
      guard case .fill(_, .color(let color)) = command else { return 0 }
      return color.alpha
    }
    #expect(alphas == [0.5, 0.5])
    stage.clock.turn {
      CATransaction.setDisableActions(true)
      space.isHidden = true
    }
    #expect(commands().isEmpty)
  }

  @Test("Layers that pass through each other are cut where they meet")
  func crossing() {
    card(0.1)
    card(0.2, CATransform3DMakeRotation(.pi / 4, 0, 1, 0))
    // Turned about y, the left half comes to the front.
    #expect(painted(at: CGPoint(x: 25.5, y: 35.5)) == [0.1, 0.2])
    #expect(painted(at: CGPoint(x: 35.5, y: 35.5)) == [0.2, 0.1])
    #expect(stage.clock.issues.isEmpty)
  }

  @Test("At every place what is nearer is painted later, in random spaces of up to nine layers")
  func randomSpaces() {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<24 {
      let space = round.isMultiple(of: 2) ? CALayer() : CATransformLayer()
      stage.root.sublayers = nil
      stage.clock.turn {
        CATransaction.setDisableActions(true)
        stage.root.sublayerTransform = perspective(round.isMultiple(of: 3) ? 1e6 : 300)
        space.frame = stage.root.bounds
        stage.root.addSublayer(space)
        space.sublayerTransform = stage.root.sublayerTransform
      }
      var maps: [Double: CATransform3D] = [:]
      for index in 1...(1 + round % 9) {
        let red = Double(index) / 16
        var transform = CATransform3DMakeRotation(
          .random(in: -1.3...1.3, using: &generator), .random(in: -1...1, using: &generator),
          .random(in: -1...1, using: &generator), .random(in: -0.3...0.3, using: &generator))
        transform = CATransform3DConcat(
          transform,
          CATransform3DMakeTranslation(
            .random(in: -10...40, using: &generator), .random(in: -10...30, using: &generator),
            .random(in: -20...20, using: &generator)))
        let layer = card(red, transform, in: space)
        maps[red] = Self.map(layer, space, stage.root)
      }
      for y in stride(from: 2.37, to: 100, by: 9.1) {
        for x in stride(from: 3.41, to: 100, by: 8.3) {
          let point = CGPoint(x: x, y: y)
          let order = painted(at: point)
          let depths = order.compactMap { maps[$0].flatMap { Self.depth($0, at: point) } }
          #expect(Set(order).count == order.count, "nothing is painted twice at a place")
          for (below, above) in zip(depths, depths.dropFirst()) {
            #expect(below <= above + 1e-4, "round \(round) at \(x), \(y): \(order) \(depths)")
          }
        }
      }
    }
  }

  /// From a layer of `space`, which fills `root`, to the picture.
  private static func map(_ layer: CALayer, _ space: CALayer, _ root: CALayer) -> CATransform3D {
    let own = CATransform3DConcat(
      CATransform3DTranslate(layer.transform, -20, -15, 0),
      CATransform3DMakeTranslation(layer.position.x, layer.position.y, 0))
    func about(_ transform: CATransform3D) -> CATransform3D {
      CATransform3DConcat(
        CATransform3DTranslate(transform, -50, -50, 0), CATransform3DMakeTranslation(50, 50, 0))
    }
    let inSpace = CATransform3DConcat(own, about(space.sublayerTransform))
    return space is CATransformLayer
      ? CATransform3DConcat(inSpace, about(root.sublayerTransform)) : inSpace
  }

  /// How near a plane is at a place of the picture, by solving for the point seen there.
  private static func depth(_ m: CATransform3D, at p: CGPoint) -> Double? {
    let plane = PlaneMap(
      numerator: CATransform3DGetAffineTransform(m), weightX: m.m14, weightY: m.m24, weight: m.m44)
    guard let inverse = plane.inverse else { return nil }
    let (q, w) = (p.applying(inverse.numerator), inverse.weight(at: p))
    let (x, y) = (q.x / w, q.y / w)
    return (m.m13 * x + m.m23 * y + m.m43) / (m.m14 * x + m.m24 * y + m.m44)
  }

  @Test("Depth out of the plane orders siblings also without perspective")
  func depthOrder() {
    card(0.1, CATransform3DMakeTranslation(0, 0, 5))
    card(0.2) { $0.zPosition = 3 }
    card(0.3)
    #expect(painted(at: CGPoint(x: 30, y: 30)) == [0.3, 0.2, 0.1])
  }

  @Test("A shadow in perspective is as soft and as far as its layer's middle is near")
  func shadow() throws {
    stage.clock.turn {
      CATransaction.setDisableActions(true)
      stage.root.sublayerTransform = perspective(200)
    }
    card(0.5) { layer in
      layer.zPosition = 100
      (layer.shadowOpacity, layer.shadowRadius) = (1, 4)
      layer.shadowOffset = CGSize(width: 3, height: 5)
    }
    guard case .shadow(_, let shadow)? = commands().first else {
      Issue.record("a shadow comes first")
      return
    }
    #expect(shadow.sigma == 8 && shadow.offset == CGSize(width: 6, height: 10))
  }

  @Test("Flipped geometry turns places upside down, and neither pictures nor sides")
  func flippedGeometry() throws {
    stage.clock.turn { stage.root.isGeometryFlipped = true }
    var pixels = Pixmap(width: 1, height: 2)
    pixels[x: 0, y: 0] = PremultipliedColor(.black)
    card(0.5) { layer in
      layer.isDoubleSided = false
      layer.contents = CGImage(Image(pixels: pixels))
    }
    #expect(image(of: .zero, red: 0.5) == CGPoint(x: 10, y: 80))
    guard case .fill(let shape, .image(let paint))? = commands().last else {
      Issue.record("a picture comes last")
      return
    }
    let top = CGPoint.zero.applying(paint.transform)
    #expect(shape.map.image(of: top) == CGPoint(x: 10, y: 50))
    #expect(stage.clock.issues.isEmpty)
  }

  @Test("Behind the eye of a plane that is seen in perspective itself is an issue with a name")
  func lost() {
    let outer = card(0.1, CATransform3DRotate(perspective(50), 0.5, 0, 1, 0))
    let inner = card(0.2, CATransform3DTranslate(perspective(50), 0, 0, 80), in: outer) {
      $0.name = "inner"
    }
    #expect(commands().count == 1)
    #expect(stage.clock.issues == [.transformInSpace(layer: "inner")])
    inner.removeFromSuperlayer()
  }
}

extension Shape {
  /// Whether a point of the picture lies in the outline.
  fileprivate func holds(_ point: CGPoint) -> Bool {
    guard let inverse = map.inverse else { return false }
    let (image, weight) = (point.applying(inverse.numerator), inverse.weight(at: point))
    let own = CGPoint(x: image.x / weight, y: image.y / weight)
    guard map.weight(at: own) > 0 else { return false }
    switch outline {
    case .rectangle(let rectangle): return rectangle.contains(own)
    case .path(let path, let rule): return path.contains(own, using: rule)
    case .stroke: return false
    }
  }
}
