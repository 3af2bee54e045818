// Calls with a question mark of requirements that are optional in UIKit; see OptionalCalls.swift.

public import Foundation

extension UIApplicationDelegate {
  /// What `applicationDidFinishLaunching?(_:)` calls.
  public var applicationDidFinishLaunching: (@MainActor (UIApplication) -> Void)? {
    { application in self.applicationDidFinishLaunching(application) }
  }

  /// What `application?(_:willFinishLaunchingWithOptions:)` and the others call.
  @_disfavoredOverload
  public var application: ApplicationDelegateCall? { ApplicationDelegateCall(delegate: self) }

  /// What `applicationDidBecomeActive?(_:)` calls.
  public var applicationDidBecomeActive: (@MainActor (UIApplication) -> Void)? {
    { application in self.applicationDidBecomeActive(application) }
  }

  /// What `applicationWillResignActive?(_:)` calls.
  public var applicationWillResignActive: (@MainActor (UIApplication) -> Void)? {
    { application in self.applicationWillResignActive(application) }
  }

  /// What `applicationDidEnterBackground?(_:)` calls.
  public var applicationDidEnterBackground: (@MainActor (UIApplication) -> Void)? {
    { application in self.applicationDidEnterBackground(application) }
  }

  /// What `applicationWillEnterForeground?(_:)` calls.
  public var applicationWillEnterForeground: (@MainActor (UIApplication) -> Void)? {
    { application in self.applicationWillEnterForeground(application) }
  }

  /// What `applicationWillTerminate?(_:)` calls.
  public var applicationWillTerminate: (@MainActor (UIApplication) -> Void)? {
    { application in self.applicationWillTerminate(application) }
  }

  /// What `applicationDidReceiveMemoryWarning?(_:)` calls.
  public var applicationDidReceiveMemoryWarning: (@MainActor (UIApplication) -> Void)? {
    { application in self.applicationDidReceiveMemoryWarning(application) }
  }
}

/// The calls of this delegate's methods that are optional in UIKit.
@MainActor
public struct ApplicationDelegateCall {
  let delegate: any UIApplicationDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    delegate.application(app, open: url, options: options)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate.application(application, supportedInterfaceOrientationsFor: window)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    delegate.application(application, configurationForConnecting: session, options: options)
  }

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    delegate.application(application, didDiscardSceneSessions: sceneSessions)
  }
}

extension UISceneDelegate {
  /// What `scene?(_:willConnectTo:options:)` calls.
  @_disfavoredOverload
  public var scene: SceneDelegateCall? { SceneDelegateCall(delegate: self) }

  /// What `sceneDidDisconnect?(_:)` calls.
  public var sceneDidDisconnect: (@MainActor (UIScene) -> Void)? {
    { scene in self.sceneDidDisconnect(scene) }
  }

  /// What `sceneDidBecomeActive?(_:)` calls.
  public var sceneDidBecomeActive: (@MainActor (UIScene) -> Void)? {
    { scene in self.sceneDidBecomeActive(scene) }
  }

  /// What `sceneWillResignActive?(_:)` calls.
  public var sceneWillResignActive: (@MainActor (UIScene) -> Void)? {
    { scene in self.sceneWillResignActive(scene) }
  }

  /// What `sceneWillEnterForeground?(_:)` calls.
  public var sceneWillEnterForeground: (@MainActor (UIScene) -> Void)? {
    { scene in self.sceneWillEnterForeground(scene) }
  }

  /// What `sceneDidEnterBackground?(_:)` calls.
  public var sceneDidEnterBackground: (@MainActor (UIScene) -> Void)? {
    { scene in self.sceneDidEnterBackground(scene) }
  }
}

/// A call of this delegate's that is optional in UIKit.
@MainActor
public struct SceneDelegateCall {
  let delegate: any UISceneDelegate

  /// Calls the delegate's method of these labels.
  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    delegate.scene(scene, willConnectTo: session, options: connectionOptions)
  }
}
