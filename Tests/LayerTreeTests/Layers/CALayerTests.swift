import Foundation
import Geometry
import LayerTree
import Testing

@Suite("CALayer")
@MainActor
struct CALayerTests {
  @Test("A new layer has the documented defaults")
  func defaults() {
    let layer = CALayer()

    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1 && !layer.isHidden && !layer.masksToBounds && layer.isDoubleSided)
    #expect(layer.backgroundColor == nil && layer.borderColor == .black && layer.borderWidth == 0)
    #expect(layer.shadowColor == .black && layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.contentsGravity == .resize && layer.contentsScale == 1)
    #expect(layer.allowsGroupOpacity && !layer.allowsEdgeAntialiasing)
    #expect(layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0)
    #expect(layer.sublayers == nil && layer.animationKeys() == nil)
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    let shape = CAShapeLayer()
    #expect(shape.fillColor == .black && shape.strokeColor == nil && shape.lineWidth == 1)
    #expect(shape.miterLimit == 10 && shape.strokeEnd == 1 && shape.lineDashPattern == nil)
    let gradient = CAGradientLayer()
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
  }

  @Test("A frame that was set reads back, for any anchor point")
  func frames() {
    for anchor in [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1), CGPoint(x: 0.3, y: 0.7)] {
      let layer = CALayer()
      layer.anchorPoint = anchor
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)

      #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
      #expect(layer.position == CGPoint(x: 10 + anchor.x * 30, y: 20 + anchor.y * 40))
      #expect(abs(layer.frame.minX - 10) < 1e-12 && layer.frame.size.width == 30)
    }
  }

  @Test("The frame of a transformed layer is the box around it")
  func transformedFrame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))

    #expect(layer.frame == CGRect(x: -5, y: 5, width: 20, height: 10))
    #expect(layer.bounds.size == CGSize(width: 10, height: 20))
  }

  @Test("Tree operations put layers where they say")
  func treeOperations() {
    let root = CALayer()
    let (a, b, c, d) = (CALayer(), CALayer(), CALayer(), CALayer())

    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    root.insertSublayer(c, above: b)
    root.insertSublayer(d, below: b)
    #expect(root.sublayers == [d, b, c, a])

    root.replaceSublayer(c, with: a)
    #expect(root.sublayers == [d, b, a] && c.superlayer == nil)

    root.addSublayer(d)
    #expect(root.sublayers == [b, a, d])

    c.addSublayer(b)
    #expect(root.sublayers == [a, d] && b.superlayer == c)

    root.sublayers = [d, c]
    #expect(root.sublayers == [d, c] && a.superlayer == nil)

    d.removeFromSuperlayer()
    root.mask = d
    #expect(root.mask == d && d.superlayer == nil)
  }

  @Test("Points and rectangles are converted through bounds, anchors and transforms")
  func conversions() {
    let root = CALayer()
    root.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
    let scroll = CALayer()
    scroll.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    scroll.bounds.origin = CGPoint(x: 0, y: 30)
    let leaf = CALayer()
    leaf.frame = CGRect(x: 0, y: 40, width: 20, height: 20)
    leaf.transform = CATransform3DMakeScale(2, 2, 1)
    let other = CALayer()
    other.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    root.addSublayer(scroll)
    scroll.addSublayer(leaf)
    root.addSublayer(other)

    #expect(leaf.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 20, y: 30))
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 100, y: 10))
    #expect(leaf.convert(CGPoint(x: 20, y: 30), from: root) == CGPoint(x: 10, y: 10))
    #expect(
      other.convert(leaf.bounds, from: leaf) == CGRect(x: -50, y: -40, width: 40, height: 40))
    #expect(leaf.convert(CGPoint(x: 3, y: 4), to: leaf) == CGPoint(x: 3, y: 4))
  }

  @Test("The topmost layer is hit: by depth, then by order; hidden and clipped ones are not")
  func hitTesting() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (low, high) = (CALayer(), CALayer())
    for layer in [low, high] {
      layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
      root.addSublayer(layer)
    }

    #expect(root.hitTest(CGPoint(x: 60, y: 60)) == high)
    low.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 60, y: 60)) == low)
    low.isHidden = true
    #expect(root.hitTest(CGPoint(x: 60, y: 60)) == high)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) == root)
    #expect(root.hitTest(CGPoint(x: 140, y: 140)) == high)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 140, y: 140)) == nil)
  }

  @Test("Values are found and set by key path")
  func keyPaths() {
    let layer = CALayer()

    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "position")
    layer.setValue("tag", forKey: "mine")

    #expect(layer.transform == CATransform3DMakeScale(2, 2, 2))
    #expect(layer.value(forKeyPath: "position.y") as? CGFloat == 2)
    #expect(layer.value(forKey: "mine") as? String == "tag")
  }

  @Test("Numbers and structs read by key are objects that cast to whatever one asks for")
  func objects() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 4, height: 8)
    let number = layer.value(forKeyPath: "bounds.size.width")
    #expect(number as? CGFloat == 4 && number as? Double == 4 && number as? Float == 4)
    #expect(number as? Int == 4 && (number as? NSNumber)?.floatValue == 4)
    let point = layer.value(forKey: "position")
    #expect(point as? CGPoint == CGPoint(x: 3, y: 6))
    #expect((point as? NSValue)?.cgPointValue == CGPoint(x: 3, y: 6))
    let transform = layer.value(forKey: "transform")
    #expect((transform as? NSValue)?.caTransform3DValue == CATransform3DIdentity)

    layer.opacity = 0.3
    #expect(layer.value(forKeyPath: "opacity") as? Float == 0.3)
    layer.setValue(2.5, forKey: "mine")
    #expect(layer.value(forKey: "mine") as? CGFloat == 2.5)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1
    animation.toValue = 0.5
    animation.setValue(7, forKey: "index")
    #expect(animation.fromValue as? CGFloat == 1 && animation.toValue as? CGFloat == 0.5)
    #expect(animation.value(forKey: "index") as? Int == 7)
    animation.fromValue = layer.opacity
    #expect(animation.fromValue as? CGFloat == CGFloat(Float(0.3)))
    #expect(animation.from == .number(0.3))
  }

  @Test("Layout reaches every layer that needs it, from the top, and once")
  func layout() {
    let root = CALayer()
    let middle = LayoutCounter()
    let leaf = LayoutCounter()
    root.addSublayer(middle)
    middle.addSublayer(leaf)

    leaf.layoutIfNeeded()
    #expect(middle.count == 1 && leaf.count == 1)

    leaf.bounds.size.width = 10
    leaf.bounds.origin.x = 10
    root.layoutIfNeeded()
    #expect(middle.count == 1 && leaf.count == 2)

    leaf.position.x = 10
    root.layoutIfNeeded()
    #expect(leaf.count == 2)
  }
}

private final class LayoutCounter: CALayer {
  var count = 0

  override func layoutSublayers() { count += 1 }
}
