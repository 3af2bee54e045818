// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

/// The root of a tree of views, and the canvas that is rendered.
///
/// Its background is nil, which shows as black behind a screen without a background of its own.
/// Unlike the system's, it is visible from the start.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Where a window lies among others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { showRoot(insteadOf: oldValue) }
  }

  /// Kept; windows are drawn in the order in which they were made.
  open var windowLevel = Level.normal
  open var canResizeToFitContent = false
  open weak var windowScene: UIWindowScene?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    join()
  }

  /// A window as large as the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    join()
    self.windowScene = windowScene
  }

  public convenience init() {
    self.init(frame: VirtualClock.current.stageBounds)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    join()
  }

  /// Becomes one of the stage's windows.
  private func join() {
    VirtualClock.current.addLayoutRoot(layer)
    StageWindows.current.add(self)
    windowScene = UIWindowScene.ofStage
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  open var screen: UIScreen {
    get { UIScreen.main }
    set {}
  }

  // MARK: - The key window

  open var isKeyWindow: Bool { StageWindows.current.key === self }
  open var canBecomeKey: Bool { true }

  /// Takes the keyboard's input from the window that had it.
  open func makeKey() {
    let windows = StageWindows.current
    guard canBecomeKey, windows.chosenKey !== self else { return }
    let old = windows.chosenKey
    windows.chosenKey = self
    old?.resignKey()
    becomeKey()
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func becomeKey() {}
  open func resignKey() {}

  /// Hands the touches of an event to the views that they began in.
  open func sendEvent(_ event: UIEvent) {
    let touches = event.touches(for: self) ?? []
    for (view, touches) in Dictionary(grouping: touches, by: \.view) {
      guard let view, let phase = touches.first?.phase else { continue }
      switch phase {
      case .began: view.touchesBegan(Set(touches), with: event)
      case .moved: view.touchesMoved(Set(touches), with: event)
      case .ended: view.touchesEnded(Set(touches), with: event)
      case .cancelled: view.touchesCancelled(Set(touches), with: event)
      default: break
      }
    }
  }

  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  /// Shows the root controller's view, which appears without animation.
  private func showRoot(insteadOf old: UIViewController?) {
    guard old !== rootViewController else { return }
    old?.beginAppearanceTransition(false, animated: false)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearanceTransition()
    guard let root = rootViewController else { return }
    root.loadViewIfNeeded()
    root.beginAppearanceTransition(true, animated: false)
    root.view.frame = bounds
    addSubview(root.view)
    root.endAppearanceTransition()
  }
}

/// The windows of a stage.
@MainActor
final class StageWindows {
  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []
  /// The window that was made key, while it lives.
  weak var chosenKey: UIWindow?

  /// Those of the current stage.
  static var current: StageWindows {
    VirtualClock.current.attachment { StageWindows() }
  }

  /// In the order in which they were made.
  var all: [UIWindow] { entries.compactMap(\.window) }

  /// The window that was made key, else the first that shows a controller.
  var key: UIWindow? {
    chosenKey ?? all.first { $0.rootViewController != nil } ?? all.first
  }

  func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }
}
