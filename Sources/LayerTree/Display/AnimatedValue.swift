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
    collect(&values, path: name ?? "[0]", atParentTime: parentTime)
    return values
  }

  private func collect(
    _ values: inout [AnimatedValue], path: String, atParentTime parentTime: Double
  ) {
    let seconds = ownTime(atParent: parentTime)
    if !animations.isEmpty {
      let state = presentedState(atLocalTime: seconds)
      for keyPath in animatedKeyPaths {
        guard let key = LayerKey(keyPath, kind: state.kind) else { continue }
        values.append(
          AnimatedValue(layerPath: path, keyPath: keyPath, value: key.value(in: state)))
      }
    }
    for (index, layer) in sublayerList.enumerated() {
      let name = layer.name ?? "[\(index)]"
      layer.collect(&values, path: "\(path)/\(name)", atParentTime: seconds)
    }
    mask?.collect(&values, path: "\(path)/mask", atParentTime: seconds)
  }

  /// The key paths of all begun animations, each once, in the order of adding.
  private var animatedKeyPaths: [String] {
    var known: Set<String> = []
    return animations.filter { $0.timing != nil }
      .flatMap(\.animation.animatedKeyPaths)
      .filter { known.insert($0).inserted }
  }
}
