// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

/// The scene that a stage's windows belong to.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The scene of the current stage.
  static var ofStage: UIWindowScene {
    VirtualClock.current.attachment {
      let session = UISceneSession()
      let scene = UIWindowScene(session: session, connectionOptions: ConnectionOptions())
      session.scene = scene
      return scene
    }
  }

  open var windows: [UIWindow] {
    StageWindows.current.all.filter { $0.windowScene === self }
  }
  open var keyWindow: UIWindow? {
    let key = StageWindows.current.key
    return key?.windowScene === self ? key : windows.first
  }
  open var screen: UIScreen { UIScreen.main }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager.ofStage }
  /// Upright where the screen is as high as it is wide, or higher.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = screen.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
  open var isFullScreen: Bool { true }

  open var traitCollection: UITraitCollection { screen.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// What the status bar of a stage would be; it isn't drawn.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// That of the current stage.
  static var ofStage: UIStatusBarManager {
    VirtualClock.current.attachment { UIStatusBarManager() }
  }

  /// As high as the safe area at the top.
  open var statusBarFrame: CGRect {
    let screen = VirtualClock.current.screen
    return CGRect(
      x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  open var isStatusBarHidden: Bool {
    UIApplication.shared.isStatusBarHidden || statusBarFrame.isEmpty
  }
}
