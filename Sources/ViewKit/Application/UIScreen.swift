// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import LayerTree

/// The screen of a stage.
///
/// Follows UIScreen; each stage has one, and it does not turn.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private let stage: StageScreen

  init(_ stage: StageScreen) {
    self.stage = stage
    super.init()
  }

  /// The screen of the stage that is running.
  open class var main: UIScreen {
    let clock = VirtualClock.current
    return clock.attachment { UIScreen(clock.screen) }
  }
  open class var screens: [UIScreen] { [main] }

  /// In points.
  open var bounds: CGRect { stage.bounds }
  /// Pixels a point.
  open var scale: CGFloat { stage.scale }
  /// In pixels, upright.
  open var nativeBounds: CGRect {
    let (width, height) = (bounds.width * scale, bounds.height * scale)
    return CGRect(x: 0, y: 0, width: min(width, height), height: max(width, height))
  }
  open var nativeScale: CGFloat { scale }
  open var maximumFramesPerSecond: Int { stage.maximumFramesPerSecond }
  open var traitCollection: UITraitCollection { stage.traits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }

  /// A view that shows what all windows show.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let view = UIView(frame: bounds)
    for window in StageWindows.current.all where !window.isHidden {
      guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      picture.frame = window.frame
      view.addSubview(picture)
    }
    return view
  }

  open var brightness: CGFloat = 1
  open var wantsSoftwareDimming = false
  open var isCaptured: Bool { false }
  open var mirrored: UIScreen? { nil }
  open var calibratedLatency: CFTimeInterval { 0 }
  open var potentialEDRHeadroom: CGFloat { 1 }
  open var currentEDRHeadroom: CGFloat { 1 }

  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}
