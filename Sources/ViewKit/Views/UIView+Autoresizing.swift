// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import LayerTree

extension UIView {
  /// Parts of a view's place and size that give way; raw values as in the SDK.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Changes the view's size, and has the subviews follow.
  func resizing(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    guard autoresizesSubviews, layer.bounds.size != old else { return }
    for subview in subviews { subview.followSuperview(from: old, to: layer.bounds.size) }
  }

  /// Moves and resizes as the mask says, after the superview's size changed.
  private func followSuperview(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
    let (anchor, place) = (layer.anchorPoint, layer.position)
    let size = layer.bounds.size
    let start = CGPoint(
      x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height)
    let along = FlexibleSpan(
      start: start.x, length: size.width, room: old.width,
      flexible: flexibility(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
    ).growing(by: new.width - old.width)
    let down = FlexibleSpan(
      start: start.y, length: size.height, room: old.height,
      flexible: flexibility(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    ).growing(by: new.height - old.height)

    center = CGPoint(
      x: along.start + anchor.x * along.length, y: down.start + anchor.y * down.length)
    let resized = CGSize(width: along.length, height: down.length)
    if resized != size { bounds = CGRect(origin: layer.bounds.origin, size: resized) }
  }

  private func flexibility(
    _ before: AutoresizingMask, _ size: AutoresizingMask, _ after: AutoresizingMask
  ) -> [Bool] {
    [before, size, after].map { autoresizingMask.contains($0) }
  }
}

/// A view along one axis of its superview: a margin, the view's length, a margin.
private struct FlexibleSpan {
  var start: CGFloat
  var length: CGFloat
  /// The superview's length.
  var room: CGFloat
  /// Whether the margin before, the length and the margin after give way.
  var flexible: [Bool]

  /// The span after the superview grew.
  ///
  /// The growth is shared by what gives way in proportion to its present sizes, and equally where
  /// these add up to nothing; where nothing gives way, the start and the length stay.
  func growing(by growth: CGFloat) -> FlexibleSpan {
    let parts = [start, length, room - start - length]
    let giving = parts.indices.filter { flexible[$0] }
    let total = giving.reduce(0) { $0 + parts[$1] }
    func share(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      let part = total == 0 ? 1 / CGFloat(giving.count) : parts[index] / total
      return giving.count == 1 ? growth : growth * part
    }
    var grown = self
    grown.start += share(0)
    grown.length += share(1)
    grown.room += growth
    return grown
  }
}
