import Foundation
import Geometry
import LayerTree
import SceneFormat

/// The outline of an animator's mask at every progress.
struct MaskCourse: Sendable {
  let rule: FillRule
  private let outline: @Sendable (Double) -> Path

  /// - Parameters:
  ///   - mask: What the scene says of the mask.
  ///   - tracks: Those on the mask's own keys; they win over the mask's from and to.
  ///   - screen: The bounds of the screen that is cut, in points.
  ///   - duration: Of the whole movement, in seconds.
  init(_ mask: SceneAnimatorMask, tracks: [SceneTrack], screen: CGRect, duration: Double) {
    func course(_ key: SceneKey) -> TrackCourse? {
      tracks.first { $0.key == key }.map { TrackCourse($0, duration: duration) }
    }
    switch mask.shape {
    case .circle(let center, let from, let to):
      rule = .nonZero
      let circle = CircleCourse(
        center: center, from: from, to: to, screen: screen, centers: course(.maskCenter),
        radii: course(.maskRadius))
      outline = { circle.path(at: $0) }
    case .path(let from, let to, let fillRule):
      rule = fillRule
      let paths = course(.maskPath)
      outline = { progress in
        if case .path(let path)? = paths?.value(at: progress) { return path }
        return from.interpolated(to: to, progress: progress) ?? (progress < 0.5 ? from : to)
      }
    }
  }

  /// The outline at a progress, in the screen's points.
  func path(at progress: Double) -> Path { outline(progress) }
}

/// A circle that moves and grows.
private struct CircleCourse: Sendable {
  var center: CGPoint
  var from: SceneAnimatorMask.Extent
  var to: SceneAnimatorMask.Extent
  var screen: CGRect
  var centers: TrackCourse?
  var radii: TrackCourse?

  func path(at progress: Double) -> Path {
    let center = center(at: progress)
    let radius = max(0, radius(at: progress, about: center))
    return .ellipse(
      in: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func center(at progress: Double) -> CGPoint {
    if case .point(let point)? = centers?.value(at: progress) { return point }
    return center
  }

  private func radius(at progress: Double, about center: CGPoint) -> CGFloat {
    if case .number(let number)? = radii?.value(at: progress) { return CGFloat(number) }
    let start = length(of: from, about: center)
    return start + (length(of: to, about: center) - start) * progress
  }

  private func length(of extent: SceneAnimatorMask.Extent, about center: CGPoint) -> CGFloat {
    switch extent {
    case .points(let points): return points
    case .cover:
      let dx = max(center.x - screen.minX, screen.maxX - center.x)
      let dy = max(center.y - screen.minY, screen.maxY - center.y)
      return (dx * dx + dy * dy).squareRoot()
    }
  }
}
