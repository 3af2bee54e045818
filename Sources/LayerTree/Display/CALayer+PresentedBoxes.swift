package import Foundation
internal import Geometry

extension CALayer {
  /// Where every layer of a name, at or below this one, is seen at a time.
  ///
  /// - Parameters:
  ///   - name: The layers' name.
  ///   - seconds: The media time.
  ///   - scale: Pixels a point of this layer's superlayer.
  /// - Returns: The box around each layer's bounds, in pixels, its edges rounded outwards to whole ones;
  ///   hidden layers, and layers that are turned away, are left out. What clips a layer is not looked at.
  package func presentedBoxes(
    ofLayersNamed name: String, at seconds: Double, scale: Double
  ) -> [CGRect] {
    let plane = PlaneMap(CGAffineTransform(scaleX: scale, y: scale))
    var boxes: [CGRect] = []
    PresentedLayer(self, atParentTime: seconds, in: Surroundings(plane: plane))
      .visitVisible { presented in
        if presented.layer.name == name, let box = presented.deviceBox { boxes.append(box) }
      }
    return boxes
  }
}

extension PresentedLayer {
  /// Calls `body` with the layer and all that lies in it, as far as it is visible.
  fileprivate func visitVisible(_ body: (PresentedLayer) -> Void) {
    guard isVisible, !isLostInSpace else { return }
    body(self)
    for part in SpaceParts(of: self, opacity: 1).inOrder { part.layer.visitVisible(body) }
  }

  /// The box around the bounds, in device pixels, with whole edges; nil where nothing is in sight.
  fileprivate var deviceBox: CGRect? {
    let corners = toDevice.image(ofPolygon: state.bounds.standardized.corners)
    let (across, down) = (corners.map(\.x), corners.map(\.y))
    guard let left = across.min(), let right = across.max(), let top = down.min(),
      let bottom = down.max(), [left, right, top, bottom].allSatisfy(\.isFinite)
    else { return nil }
    let origin = CGPoint(x: left.rounded(.down), y: top.rounded(.down))
    return CGRect(
      origin: origin,
      size: CGSize(
        width: right.rounded(.up) - origin.x, height: bottom.rounded(.up) - origin.y))
  }
}
