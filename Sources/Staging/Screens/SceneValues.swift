import Foundation
import Geometry
import LayerTree
import SceneFormat
import Timing
import ViewKit

// What a scene says, in the words of layers and views.

extension CGColor {
  convenience init(_ color: SceneColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension UIColor {
  convenience init(_ color: SceneColor) {
    self.init(cgColor: CGColor(color))
  }
}

extension CGAffineTransform {
  /// Scaled, then rotated, then moved.
  init(_ transform: SceneTransform) {
    self = CGAffineTransform(scaleX: transform.scale.x, y: transform.scale.y)
      .concatenating(CGAffineTransform(rotationAngle: transform.rotation * .pi / 180))
      .concatenating(
        CGAffineTransform(translationX: transform.translation.x, y: transform.translation.y))
  }
}

extension CAShapeLayerLineCap {
  init(_ cap: StrokeStyle.Cap) {
    self =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
  }
}

extension CAShapeLayerLineJoin {
  init(_ join: StrokeStyle.Join) {
    self =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }
}

extension CALayerContentsGravity {
  /// Gravities count y upwards: what a scene calls the top is their bottom.
  init(_ fit: SceneImage.Fit) {
    self =
      switch fit {
      case .fill: .resize
      case .contain: .resizeAspect
      case .cover: .resizeAspectFill
      case .center: .center
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
  }
}

extension TimingCurve {
  /// A scene's timing over a duration, in seconds.
  init(_ timing: SceneTiming, duration: Double) {
    self =
      switch timing {
      case .linear: .linear
      case .easeIn: .cubic(.easeIn)
      case .easeOut: .cubic(.easeOut)
      case .easeInOut: .cubic(.easeInEaseOut)
      case .cubic(let x1, let y1, let x2, let y2):
        .cubic(CubicBezierCurve(x1, y1, x2, y2))
      case .spring(let spring): .spring(Spring(spring), duration: duration)
      case .fittedSpring(let dampingRatio, let velocity):
        .spring(
          .fitted(dampingRatio: dampingRatio, velocity: velocity, duration: duration),
          duration: duration)
      case .steps(let count): .steps(count)
      }
  }
}

extension Spring {
  init(_ spring: SceneSpring) {
    switch spring {
    case .constants(let mass, let stiffness, let damping, let velocity):
      self.init(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
      allowsOverdamping = true
    case .response(let dampingRatio, let seconds):
      self.init(response: seconds, dampingRatio: dampingRatio)
    }
  }
}

extension Path {
  /// The outline of a frame with its rounded corners; a circle where it is one.
  init(roundedRect rect: CGRect, corners: SceneCorners, isCircle: Bool) {
    self =
      isCircle
      ? .ellipse(in: rect)
      : .roundedRectangle(
        rect, radius: corners.radius, corners: corners.rounded, curve: corners.curve)
  }
}
