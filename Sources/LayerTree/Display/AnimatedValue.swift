internal import Foundation

/// What an animated property of a layer shows at a time.
package struct AnimatedValue: Hashable, Sendable {
  /// The names of the layers from the root down, joined by slashes.
  ///
  /// A layer without a name is `[n]`, its place among its siblings from 0; a mask is `mask`.
  package let layerPath: String
  /// The key path that an animation changes.
  package let keyPath: String
  /// What is shown.
  package let value: AnimatableValue
}

extension CALayer {
  /// Every property at or below this layer that an animation holds, with what it shows.
  ///
  /// - Parameter seconds: The media time.
  /// - Returns: In the order of the tree, each layer before what lies in it, and of its
  ///   animations. A key path that several animations change stands there once; one that the layer
  ///   does not have is left out.
  package func animatedValues(at seconds: Double) -> [AnimatedValue] {
    var values: [AnimatedValue] = []
    let parentTime = parent?.localTime(atMediaTime: seconds) ?? seconds
    visit(path: name ?? "[0]", atParentTime: parentTime) { layer, path, seconds in
      values += layer.heldValues(path: path, at: seconds)
    }
    return values
  }

  /// What a property shows, animated or not, on every layer of a name at or below this one.
  ///
  /// - Parameters:
  ///   - keyPath: As for an animation; layers that do not have it are left out.
  ///   - name: The layers' name.
  ///   - seconds: The media time.
  /// - Returns: In the order of the tree.
  package func presentedValues(
    of keyPath: String, onLayersNamed name: String, at seconds: Double
  ) -> [AnimatedValue] {
    var values: [AnimatedValue] = []
    let parentTime = parent?.localTime(atMediaTime: seconds) ?? seconds
    visit(path: self.name ?? "[0]", atParentTime: parentTime) { layer, path, seconds in
      let state = layer.presentedState(atLocalTime: seconds)
      guard layer.name == name, let key = LayerKey(keyPath, kind: state.kind) else { return }
      values.append(AnimatedValue(layerPath: path, keyPath: keyPath, value: key.value(in: state)))
    }
    return values
  }

  /// Calls `body` with every layer at or below this one, its path and its own time.
  private func visit(
    path: String, atParentTime parentTime: Double, _ body: (CALayer, String, Double) -> Void
  ) {
    let seconds = ownTime(atParent: parentTime)
    body(self, path, seconds)
    for (index, layer) in sublayerList.enumerated() {
      let name = layer.name ?? "[\(index)]"
      layer.visit(path: "\(path)/\(name)", atParentTime: seconds, body)
    }
    mask?.visit(path: "\(path)/mask", atParentTime: seconds, body)
  }

  /// What the layer's animations hold at its own time.
  private func heldValues(path: String, at seconds: Double) -> [AnimatedValue] {
    guard !animations.isEmpty else { return [] }
    let state = presentedState(atLocalTime: seconds)
    return animatedKeyPaths.compactMap { keyPath in
      LayerKey(keyPath, kind: state.kind).map {
        AnimatedValue(layerPath: path, keyPath: keyPath, value: $0.value(in: state))
      }
    }
  }

  /// The key paths of all begun animations, each once, in the order of adding.
  private var animatedKeyPaths: [String] {
    var known: Set<String> = []
    return animations.filter { $0.timing != nil }
      .flatMap(\.animation.animatedKeyPaths)
      .filter { known.insert($0).inserted }
  }
}
