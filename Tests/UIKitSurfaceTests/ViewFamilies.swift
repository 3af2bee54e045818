import UIKit

// One use of every family of the view side, as files for an iPhone spell them.

class GeometryUser: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentMode = .scaleAspectFill
    tintColor = .systemRed
    accessibilityIdentifier = "geometry"
    isMultipleTouchEnabled = true
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view == self ? nil : view
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.inset(by: UIEdgeInsets(top: -8, left: -8, bottom: -8, right: -8))
      .contains(point)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    layer.borderColor = tintColor.cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      layer.shadowColor = UIColor.label.cgColor
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let point = touches.first?.location(in: self) { center = convert(point, to: superview) }
  }
}

func convertEverything(_ view: UIView, _ other: UIView) -> [CGRect] {
  let optional: UIView? = other
  return [
    view.convert(view.bounds, to: other), view.convert(view.bounds, to: optional),
    view.convert(view.bounds, to: nil), view.convert(view.bounds, from: other),
    view.convert(view.bounds, to: UIScreen.main.coordinateSpace),
  ]
}

func useColors() -> [UIColor] {
  var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
  UIColor.systemTeal.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
  return [
    UIColor(white: 0, alpha: 0.5), UIColor(red: red, green: green, blue: blue, alpha: alpha),
    UIColor(hue: 0.3, saturation: 1, brightness: 1, alpha: 1), adaptive,
    UIColor.black.withAlphaComponent(0.3), UIColor(cgColor: UIColor.red.cgColor),
    #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1),
  ]
}

func usePaths(in rect: CGRect) -> CGPath {
  let path = UIBezierPath(
    roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
    cornerRadii: CGSize(width: 8, height: 8))
  path.move(to: CGPoint(x: rect.minX, y: rect.minY))
  path.addArc(
    withCenter: CGPoint(x: rect.midX, y: rect.midY), radius: 4, startAngle: 0,
    endAngle: .pi * 2, clockwise: true)
  path.append(UIBezierPath(ovalIn: rect).reversing())
  path.lineCapStyle = .round
  path.usesEvenOddFillRule = true
  let mutable = CGMutablePath()
  var transform = CGAffineTransform(scaleX: 2, y: 2)
  mutable.addPath(path.cgPath)
  mutable.addRoundedRect(in: rect, cornerWidth: 2, cornerHeight: 2)
  return mutable.copy(using: &transform) ?? path.cgPath
}

func useBoxes() -> CAAnimation {
  let animation = CABasicAnimation(keyPath: "transform")
  animation.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
  animation.toValue = NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 1))
  let move = CABasicAnimation(keyPath: "position")
  move.fromValue = NSValue(cgPoint: .zero)
  move.timingFunction = CAMediaTimingFunction(name: .easeOut)
  move.fillMode = .forwards
  let group = CAAnimationGroup()
  group.animations = [animation, move]
  return group
}

// MARK: - The application

func useApplication() -> UIWindow? {
  let scenes = UIApplication.shared.connectedScenes
  let window = scenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first
  if UIDevice.current.userInterfaceIdiom == .pad { return window }
  if UIAccessibility.isReduceMotionEnabled { return nil }
  UIImpactFeedbackGenerator(style: .medium).impactOccurred()
  UISelectionFeedbackGenerator().selectionChanged()
  UIApplication.shared.beginIgnoringInteractionEvents()
  UIApplication.shared.endIgnoringInteractionEvents()
  let orientation: UIInterfaceOrientation = UIApplication.shared.statusBarOrientation
  return orientation.isLandscape ? nil : UIApplication.shared.keyWindow ?? window
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.makeKeyAndVisible()
    return true
  }
}

// MARK: - Spellings before Swift 4.2

func useOldNames(_ view: UIView) -> UIViewAnimationOptions {
  let options: UIViewAnimationOptions = [.curveEaseIn, .allowUserInteraction]
  let insets = UIEdgeInsetsMake(1, 2, 3, 4)
  view.frame = UIEdgeInsetsInsetRect(view.frame, insets)
  view.superview?.bringSubview(toFront: view)
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
  animation.fillMode = kCAFillModeForwards
  return options
}

func oldOperation(_ operation: UINavigationControllerOperation) -> Bool {
  operation == .push
}
