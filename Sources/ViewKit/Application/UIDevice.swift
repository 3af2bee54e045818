// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

/// The device of a stage.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// The device of the stage that is running.
  open class var current: UIDevice {
    VirtualClock.current.attachment { UIDevice() }
  }

  open var name: String { model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { "iOS" }
  /// The system whose interface is followed.
  open var systemVersion: String { "17.0" }
  open var identifierForVendor: UUID? { nil }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { VirtualClock.current.screen.idiom }
  open var isMultitaskingSupported: Bool { true }

  open var orientation: UIDeviceOrientation {
    UIWindowScene.ofStage.interfaceOrientation == .portrait ? .portrait : .landscapeLeft
  }
  private var orientationCalls = 0
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationCalls > 0 }
  open func beginGeneratingDeviceOrientationNotifications() { orientationCalls += 1 }
  open func endGeneratingDeviceOrientationNotifications() {
    orientationCalls = max(0, orientationCalls - 1)
  }

  open var isBatteryMonitoringEnabled = false
  open var batteryState: BatteryState { .unknown }
  open var batteryLevel: Float { -1 }
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }
  open func playInputClick() {}

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// The kind of device.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
