package import Foundation

/// The circles of a reveal: from a button to one that covers, or should cover, the screen.
package struct CircleRevealGeometry: Hashable, Sendable {
  /// How the end circle is found.
  package enum Reach: Hashable, Sendable {
    /// It goes through the corner farthest from the button's centre.
    case covering
    /// The original arithmetic: a corner picked by the quadrant of the button's origin, and a
    /// radius that stays (√2 − 1) · w/2 short of it.
    case original
  }

  /// The button, in the screen's points.
  package var button: CGRect
  /// The screen that is revealed.
  package var screen: CGRect
  package var reach: Reach

  package init(button: CGRect, screen: CGRect, reach: Reach) {
    self.button = button
    self.screen = screen
    self.reach = reach
  }

  /// The oval in the button's frame.
  package var smallOval: CGRect { button }

  /// The oval in the button's frame grown by ``growth`` on every side.
  package var largeOval: CGRect { button.insetBy(dx: -growth, dy: -growth) }

  /// How much larger the end oval is than the button on each side, in points.
  package var growth: CGFloat {
    switch reach {
    case .covering:
      return distance(to: farthestCorner) - min(button.width, button.height) / 2
    case .original:
      let half = button.width / 2
      return distance(to: pickedCorner) - (half * half + half * half).squareRoot()
    }
  }

  /// By how many points the end circle misses the farthest corner; 0 when it reaches it.
  package var shortfall: CGFloat {
    max(0, distance(to: farthestCorner) - (min(button.width, button.height) / 2 + growth))
  }

  /// Right of the middle picks left, else right; above the middle picks the bottom, else the top.
  private var pickedCorner: CGPoint {
    CGPoint(
      x: button.minX > screen.width / 2 ? screen.minX : screen.maxX,
      y: button.minY < screen.height / 2 ? screen.maxY : screen.minY)
  }

  private var farthestCorner: CGPoint {
    CGPoint(
      x: button.midX - screen.minX > screen.maxX - button.midX ? screen.minX : screen.maxX,
      y: button.midY - screen.minY > screen.maxY - button.midY ? screen.minY : screen.maxY)
  }

  private func distance(to corner: CGPoint) -> CGFloat {
    let (dx, dy) = (corner.x - button.midX, corner.y - button.midY)
    return (dx * dx + dy * dy).squareRoot()
  }
}
