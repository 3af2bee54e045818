package import Foundation
package import LayerTree
package import SceneFormat
package import ViewKit

/// Shows one screen of a scene.
@MainActor
package final class SceneViewController: UIViewController {
  /// The screen that is shown.
  package let screen: SceneScreen
  private let motion = AmbientMotion()
  private let size: CGSize
  private let layers: [CALayer]

  /// - Throws: When one of the screen's pictures can't be had.
  package init(
    screen: SceneScreen, size: CGSize, assets: AssetLibrary
  ) throws(StagingError) {
    self.screen = screen
    self.size = size
    self.layers = try LayerBuilder(assets: assets, motion: motion).layers(of: screen.layers)
    super.init(nibName: nil, bundle: nil)
    title = screen.id
  }

  package required init?(coder: NSCoder) { nil }

  package override func loadView() {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.layer.name = screen.id
    view.backgroundColor = screen.background.map { UIColor($0) }
    for layer in layers { view.layer.addSublayer(layer) }
    self.view = view
  }

  /// A view that has been away has lost its animations, as on the device; they begin anew.
  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if view.window == nil { motion.start() }
  }

  /// The layer of that name, at any depth.
  package func layer(named id: String) -> CALayer? {
    Self.layer(named: id, in: layers)
  }

  /// A layer's model frame in the points of the screen's view.
  package func frame(ofLayer id: String) -> CGRect? {
    guard let layer = layer(named: id), let superlayer = layer.superlayer else { return nil }
    return superlayer === view.layer ? layer.frame : superlayer.convert(layer.frame, to: view.layer)
  }

  private static func layer(named id: String, in layers: [CALayer]) -> CALayer? {
    for layer in layers {
      if layer.name == id { return layer }
      if let found = Self.layer(named: id, in: layer.sublayers ?? []) { return found }
    }
    return nil
  }
}

extension UIViewController {
  /// The screen that this controller is, or that is seen of the stack that it is.
  var sceneScreen: SceneViewController? {
    ((self as? UINavigationController)?.topViewController ?? self) as? SceneViewController
  }
}
