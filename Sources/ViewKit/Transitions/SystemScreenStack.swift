import Foundation
import LayerTree

/// Two screens, one sliding over the other, in the wrappers that the system's transition moves.
@MainActor
struct SystemScreenStack {
  private let upper: UIView
  private let lower: UIView
  private let dimming: UIView
  /// The shadow along the upper screen's leading edge.
  let strip: UIImageView
  private let size: CGSize
  /// How the screens' own corners were before they became cards.
  private var corners: [ScreenCorners] = []

  /// Width of the strip, in points.
  private static let stripWidth: CGFloat = 9
  /// Opacity of the black over the lower screen when it is wholly covered.
  private static let dimmingAlpha: CGFloat = 0.1

  /// Wraps both screens' views and puts them into the container, the lower one first.
  init(upper: UIView, lower: UIView, profile: SystemTransitionProfile, in container: UIView) {
    size = container.bounds.size
    self.upper = Self.wrapper(of: upper, in: container)
    self.lower = Self.wrapper(of: lower, in: container)
    dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = .black
    strip = UIImageView(
      frame: CGRect(x: -Self.stripWidth, y: 0, width: Self.stripWidth, height: size.height))
    strip.image = EdgeShadow.image(width: Self.stripWidth)
    self.upper.layer.name = "upper"
    self.lower.layer.name = "lower"
    dimming.layer.name = "dimming"
    strip.layer.name = "strip"
    self.lower.addSubview(dimming)
    self.upper.addSubview(strip)
    container.addSubview(self.lower)
    container.addSubview(self.upper)
    if case .fluid(let radius) = profile { shapeCards(radius: radius) }
  }

  /// How far the covered screen moves: its width less seven tenths of it, rounded.
  private var parallax: CGFloat {
    size.width - (0.7 * size.width).rounded(.toNearestOrAwayFromZero)
  }

  /// Moves everything to where it is when the lower screen is covered: 0 not at all, 1 wholly.
  func place(covered: CGFloat) {
    upper.frame = CGRect(origin: CGPoint(x: (1 - covered) * size.width, y: 0), size: size)
    lower.frame = CGRect(origin: CGPoint(x: -covered * parallax, y: 0), size: size)
    dimming.alpha = covered * Self.dimmingAlpha
  }

  /// Takes the screens out of their wrappers, and the wrappers away.
  func unwrap() {
    for corner in corners { corner.restore() }
    for wrapper in [lower, upper] {
      let container = wrapper.superview
      if let screen = wrapper.subviews.first { container?.addSubview(screen) }
      wrapper.removeFromSuperview()
    }
  }

  /// Cards have the display's corners and a soft shadow.
  private mutating func shapeCards(radius: Double) {
    corners = [upper, lower].compactMap(\.subviews.first).map { ScreenCorners(of: $0) }
    for card in [upper, lower] {
      for part in [card.subviews.first, card === lower ? dimming : nil] {
        part?.layer.cornerRadius = radius
        part?.layer.cornerCurve = .continuous
        part?.clipsToBounds = radius > 0
      }
    }
    upper.layer.shadowOpacity = 0.12
    upper.layer.shadowRadius = 12
    upper.layer.shadowOffset = .zero
  }

  private static func wrapper(of screen: UIView, in container: UIView) -> UIView {
    let wrapper = UIView(frame: container.bounds)
    screen.frame = wrapper.bounds
    wrapper.addSubview(screen)
    return wrapper
  }
}

/// The corners of a screen's view, to be put back.
@MainActor
private struct ScreenCorners {
  let screen: UIView
  let radius: CGFloat
  let curve: CALayerCornerCurve
  let clips: Bool

  init(of screen: UIView) {
    self.screen = screen
    radius = screen.layer.cornerRadius
    curve = screen.layer.cornerCurve
    clips = screen.clipsToBounds
  }

  func restore() {
    screen.layer.cornerRadius = radius
    screen.layer.cornerCurve = curve
    screen.clipsToBounds = clips
  }
}
