import Foundation
import Geometry
import LayerTree
import Pixels
import SceneFormat

/// One property of a layer that a track moves, and how the track's value becomes the property's.
struct TrackPart: Sendable {
  /// The layer's key path.
  var path: String
  var value: @Sendable (AnimatableValue) -> AnimatableValue

  private init(
    _ path: String, _ value: @escaping @Sendable (AnimatableValue) -> AnimatableValue = { $0 }
  ) {
    self.path = path
    self.value = value
  }

  /// Why a layer can't show a key; nil when it can.
  @MainActor
  static func refusal(of key: SceneKey, on layer: CALayer) -> String? {
    if layer is CAShapeLayer, [.cornerRadius, .boundsSize, .frame].contains(key) {
      return "its outline is a path, which would not follow"
    }
    let canShow = parts(of: key, on: layer).allSatisfy {
      LayerKey($0.path, kind: layer.state.kind) != nil
    }
    return canShow ? nil : "a layer of its type has no such key"
  }

  /// Whether a track's value is what the layer's own property holds, but for rounding.
  @MainActor
  func isAtRest(_ track: AnimatableValue, on layer: CALayer) -> Bool {
    guard let key = LayerKey(path, kind: layer.state.kind) else { return true }
    return value(track).isClose(to: key.value(in: layer.state))
  }

  /// What a scene's key moves on a layer; nothing for keys that this layer does not have.
  @MainActor
  static func parts(of key: SceneKey, on layer: CALayer) -> [TrackPart] {
    if key == .frame { return frameParts(anchor: layer.anchorPoint) }
    if key == .fill { return [TrackPart(layer is CAShapeLayer ? "fillColor" : "backgroundColor")] }
    return [TrackPart(layerKeyPath(key))]
  }

  /// The layers' key paths that may hold a scene's key; a layer has some of them.
  static func keyPaths(of key: SceneKey) -> [String] {
    switch key {
    case .frame: ["position", "bounds.size"]
    case .fill: ["fillColor", "backgroundColor"]
    default: [layerKeyPath(key)]
    }
  }

  /// A frame is a position and a size.
  private static func frameParts(anchor: CGPoint) -> [TrackPart] {
    [
      TrackPart("position") { value in
        guard case .rect(let rect) = value else { return value }
        return .point(
          CGPoint(
            x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height))
      },
      TrackPart("bounds.size") { value in
        guard case .rect(let rect) = value else { return value }
        return .size(rect.size)
      },
    ]
  }

  /// Most keys have the layer's own names.
  private static func layerKeyPath(_ key: SceneKey) -> String {
    switch key {
    case .stroke: "strokeColor"
    case .shadowOpacity: "shadowOpacity"
    case .shadowRadius: "shadowRadius"
    case .shadowOffset: "shadowOffset"
    case .rotation: "transform.rotation.z"
    default: key.rawValue
    }
  }
}

extension SceneKey {
  /// Whether values have a range that an overshoot must not leave.
  var staysInRange: Bool {
    switch self {
    case .opacity, .shadowOpacity, .strokeStart, .strokeEnd, .fill, .stroke, .borderColor: true
    default: false
    }
  }
}

extension AnimatableValue {
  /// A scene's value of a key; degrees become radians.
  init(_ value: SceneKeyValue, of key: SceneKey) {
    self =
      switch value {
      case .number(let number): .number(key == .rotation ? number * .pi / 180 : number)
      case .point(let point): .point(point)
      case .size(let size): .size(size)
      case .rect(let rect): .rect(rect)
      case .color(let color):
        .color(
          Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
      case .path(let path): .path(path)
      }
  }
}
