// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import LayerTree

/// The running application, one per stage; it is always active.
///
/// Follows UIApplication as far as code that animates asks it. Opening addresses, tasks in the
/// background and notifications do nothing, and say so where they can.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// The application of the stage that is running.
  open class var shared: UIApplication {
    VirtualClock.current.attachment { UIApplication() }
  }

  open weak var delegate: (any UIApplicationDelegate)?
  open override var next: UIResponder? { delegate as? UIResponder }

  open var keyWindow: UIWindow? { StageWindows.current.key }
  open var windows: [UIWindow] { StageWindows.current.all }
  open var connectedScenes: Set<UIScene> { [UIWindowScene.ofStage] }
  open var openSessions: Set<UISceneSession> { [UIWindowScene.ofStage.session] }
  open var supportsMultipleScenes: Bool { false }
  open var applicationState: State { .active }

  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var applicationSupportsShakeToEdit = true
  open var isNetworkActivityIndicatorVisible = false
  open var isProtectedDataAvailable: Bool { true }
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }

  open var statusBarOrientation: UIInterfaceOrientation {
    UIWindowScene.ofStage.interfaceOrientation
  }
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  open var statusBarFrame: CGRect { UIStatusBarManager.ofStage.statusBarFrame }
  open var statusBarStyle = UIStatusBarStyle.default
  open var isStatusBarHidden = false
  open var preferredContentSizeCategory: UIContentSizeCategory {
    VirtualClock.current.screen.traits.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    VirtualClock.current.screen.traits.layoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }

  // MARK: - Events

  private var ignoringCalls = 0
  open var isIgnoringInteractionEvents: Bool { ignoringCalls > 0 }
  open func beginIgnoringInteractionEvents() { ignoringCalls += 1 }
  open func endIgnoringInteractionEvents() { ignoringCalls = max(0, ignoringCalls - 1) }
  open func sendEvent(_ event: UIEvent) {
    for window in windows { window.sendEvent(event) }
  }
  /// Sends a message to a target, and says whether it has such a method.
  ///
  /// Without a target it goes to the first that has one, from the first responder on, or else from
  /// the sender on.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return action.reaches(target as AnyObject, from: sender) }
    var responder = FirstResponder.current.responder ?? sender as? UIResponder
    while let asked = responder {
      if action.reaches(asked, from: sender) { return true }
      responder = asked.next
    }
    return false
  }
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}

  // MARK: - The world outside, which there is none of

  @preconcurrency
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
  open func canOpenURL(_ url: URL) -> Bool { false }
  @preconcurrency
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  @preconcurrency
  open func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}

  public nonisolated static let openSettingsURLString = "app-settings:"
}

/// What names a task in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
