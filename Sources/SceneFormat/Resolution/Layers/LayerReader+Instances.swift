import Foundation
import Geometry

/// Layers that stand for others: instances of components, and repetitions.
extension LayerReader {
  /// How often a layer is drawn, and how far apart.
  struct Repetition {
    /// How many copies; ≥ 1.
    var count: Int
    /// From one copy to the next, in points.
    var step: CGPoint
  }

  /// Greatest number of components of which each uses the next.
  private static let greatestDepth = 32

  /// The layers of the component that a layer of type `use` names.
  ///
  /// Their names begin with the instance's own. `size` is the instance's, in points.
  mutating func instance(
    _ reader: ObjectReader, named id: String?, in size: CGSize
  ) -> [SceneLayer] {
    guard let value = reader.required("component"),
      let name = context.text(value, for: "\"component\"")
    else { return [] }
    guard let layers = components[name] else {
      context.unknownWord(name, for: "component", among: components.names, at: value.span)
      return []
    }
    context.usedComponents.insert(name)
    guard !pending.contains(name) else {
      let start = pending.firstIndex(of: name) ?? 0
      let chain = (pending[start...] + [name]).map(VisibleText.visible).joined(separator: " → ")
      context.error("component-cycle", "the component uses itself: \(chain)", at: value.span)
      return []
    }
    guard pending.count < Self.greatestDepth else {
      context.error(
        "over-limit", "components use each other more than \(Self.greatestDepth) deep",
        at: value.span)
      return []
    }
    pending.append(name)
    defer { pending.removeLast() }
    return inside(id) { $0.layers(layers, in: size) }
  }

  /// Reads layers whose names begin with another's; nil for those whose names stand for themselves.
  mutating func inside(
    _ id: String?, read: (inout LayerReader) -> [SceneLayer]
  ) -> [SceneLayer] {
    guard let id else { return read(&self) }
    let outer = prefix
    prefix = id + "."
    defer { prefix = outer }
    return read(&self)
  }
}

// MARK: - Repetitions

extension LayerReader {
  /// How a layer is repeated; nil for one that is not.
  func repetition(of element: LocatedValue, in size: CGSize) -> Repetition? {
    guard case .object(let object) = element.content, let value = object["repeat"],
      let reader = ObjectReader(value, as: "\"repeat\"", in: context)
    else { return nil }
    reader.check(SceneSchema.repetition)
    let count = reader.required("count").flatMap {
      context.integer($0, for: "\"count\"", in: 1...context.limits.layers)
    }
    let step = reader.required("step").flatMap {
      context.point($0, for: "\"step\"", in: size)
    }
    return Repetition(count: count ?? 1, step: step ?? .zero)
  }

  /// The copies of a repeated layer, the first where the layer itself would be.
  mutating func copies(
    of element: LocatedValue, _ repetition: Repetition, in size: CGSize
  ) -> [SceneLayer] {
    var copies: [SceneLayer] = []
    for number in 1...repetition.count {
      guard context.countLayer(at: element.span) else { break }
      guard var layer = layer(element, in: size, copy: number) else { continue }
      let steps = CGFloat(number - 1)
      layer.move(by: CGPoint(x: repetition.step.x * steps, y: repetition.step.y * steps))
      copies.append(layer)
    }
    return copies
  }
}

extension SceneLayer {
  /// Moves the layer in its parent, with what its own movements say of places there.
  fileprivate mutating func move(by offset: CGPoint) {
    frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    for index in animations.indices where !animations[index].additive {
      animations[index].move(by: offset)
    }
  }
}

extension SceneAnimation {
  fileprivate mutating func move(by offset: CGPoint) {
    switch course {
    case .path(let path):
      course = .path(path.applying(CGAffineTransform(translationX: offset.x, y: offset.y)))
    case .values(let values):
      course = .values(values.map { $0.moved(by: offset, as: key) })
    }
  }
}

extension SceneKeyValue {
  /// The value of a key of places, moved; any other as it is.
  fileprivate func moved(by offset: CGPoint, as key: SceneKey) -> SceneKeyValue {
    switch (key, self) {
    case (.position, .point(let point)):
      .point(CGPoint(x: point.x + offset.x, y: point.y + offset.y))
    case (.positionX, .number(let x)): .number(x + offset.x)
    case (.positionY, .number(let y)): .number(y + offset.y)
    case (.frame, .rect(let rect)): .rect(rect.offsetBy(dx: offset.x, dy: offset.y))
    default: self
    }
  }
}
