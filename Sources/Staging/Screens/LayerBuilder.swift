import Foundation
import Geometry
import LayerTree
import SceneFormat

/// Makes layers of a scene's layers.
@MainActor
struct LayerBuilder {
  let assets: AssetLibrary
  /// Takes the movements that layers make for themselves.
  let motion: AmbientMotion

  /// Layers in the order of the scene, back to front.
  func layers(of layers: [SceneLayer]) throws(StagingError) -> [CALayer] {
    var built: [CALayer] = []
    for layer in layers { built.append(try self.layer(layer)) }
    return built
  }

  /// One layer with all in it.
  func layer(_ scene: SceneLayer) throws(StagingError) -> CALayer {
    let layer = try content(of: scene)
    layer.name = scene.id
    place(layer, as: scene)
    shape(layer, as: scene)
    if let shadow = scene.shadow { cast(shadow, on: layer) }
    if let mask = scene.mask { layer.mask = try self.mask(mask, for: scene) }
    for child in try layers(of: scene.children) { layer.addSublayer(child) }
    for animation in scene.animations { try motion.add(animation, to: layer) }
    return layer
  }

  /// The layer that draws the scene layer's kind.
  private func content(of scene: SceneLayer) throws(StagingError) -> CALayer {
    switch scene.kind {
    case .rect, .rounded, .circle, .group:
      return scene.stroke == nil ? plain(scene) : outlined(scene)
    case .ellipse:
      return shapeLayer(scene, path: .ellipse(in: localBounds(scene)), rule: .nonZero)
    case .path(let path, let rule):
      return shapeLayer(scene, path: path, rule: rule)
    case .image(let image):
      return try picture(image, on: plain(scene))
    case .gradient(let gradient):
      return self.gradient(gradient)
    case .missing:
      let layer = CALayer()
      layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
      return layer
    }
  }

  private func plain(_ scene: SceneLayer) -> CALayer {
    let layer = CALayer()
    layer.backgroundColor = scene.fill.map { CGColor($0) }
    return layer
  }

  /// A frame with a line along it has to be a path, which is smoothed.
  private func outlined(_ scene: SceneLayer) -> CALayer {
    let path = Path(
      roundedRect: localBounds(scene), corners: scene.corners, isCircle: scene.kind == .circle)
    return shapeLayer(scene, path: path, rule: .nonZero)
  }

  private func shapeLayer(_ scene: SceneLayer, path: Path, rule: FillRule) -> CALayer {
    let layer = CAShapeLayer()
    layer.path = CGPath(path)
    layer.fillRule = rule == .evenOdd ? .evenOdd : .nonZero
    layer.fillColor = scene.fill.map { CGColor($0) }
    guard let stroke = scene.stroke else { return layer }
    layer.strokeColor = CGColor(stroke.color)
    layer.lineWidth = stroke.style.width
    layer.lineCap = CAShapeLayerLineCap(stroke.style.cap)
    layer.lineJoin = CAShapeLayerLineJoin(stroke.style.join)
    layer.miterLimit = stroke.style.miterLimit
    layer.lineDashPattern =
      stroke.style.dashes.isEmpty
      ? nil : stroke.style.dashes.map { NSNumber(value: Double($0)) }
    layer.lineDashPhase = stroke.style.dashPhase
    layer.strokeStart = stroke.start
    layer.strokeEnd = stroke.end
    return layer
  }

  private func picture(
    _ image: SceneImage, on layer: CALayer
  ) throws(StagingError) -> CALayer {
    layer.contents = try assets.picture(image)
    layer.contentsGravity = CALayerContentsGravity(image.fit)
    layer.contentsScale = image.scale
    layer.contentsRect = image.crop
    return layer
  }

  private func gradient(_ gradient: SceneGradient) -> CALayer {
    let layer = CAGradientLayer()
    layer.type = gradient.kind == .radial ? .radial : .axial
    layer.startPoint = gradient.start
    layer.endPoint = gradient.end
    layer.colors = gradient.stops.map { CGColor($0.color) }
    layer.locations = gradient.stops.map { NSNumber(value: $0.offset) }
    return layer
  }

  private func place(_ layer: CALayer, as scene: SceneLayer) {
    layer.anchorPoint = scene.anchor
    layer.frame = scene.frame
    layer.setAffineTransform(CGAffineTransform(scene.transform))
    layer.opacity = Float(scene.opacity)
    layer.isHidden = !scene.visible
  }

  private func shape(_ layer: CALayer, as scene: SceneLayer) {
    layer.masksToBounds = scene.clip
    if case .circle = scene.kind {
      layer.cornerRadius = min(scene.frame.width, scene.frame.height) / 2
    } else {
      layer.cornerRadius = scene.corners.radius
      layer.cornerCurve = scene.corners.curve == .continuous ? .continuous : .circular
      layer.maskedCorners = CACornerMask(rawValue: scene.corners.rounded.rawValue)
    }
    if let border = scene.border {
      layer.borderColor = CGColor(border.color)
      layer.borderWidth = border.width
    }
  }

  private func cast(_ shadow: SceneShadow, on layer: CALayer) {
    layer.shadowColor = CGColor(shadow.color)
    layer.shadowOpacity = Float(shadow.opacity)
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
  }

  private func mask(_ mask: SceneMask, for scene: SceneLayer) throws(StagingError) -> CALayer {
    switch mask {
    case .path(let path, let rule):
      let layer = CAShapeLayer()
      layer.frame = localBounds(scene)
      layer.path = CGPath(path)
      layer.fillRule = rule == .evenOdd ? .evenOdd : .nonZero
      return layer
    case .layers(let layers):
      let layer = CALayer()
      layer.frame = localBounds(scene)
      for child in try self.layers(of: layers) { layer.addSublayer(child) }
      return layer
    }
  }

  private func localBounds(_ scene: SceneLayer) -> CGRect {
    CGRect(origin: .zero, size: scene.frame.size)
  }
}
