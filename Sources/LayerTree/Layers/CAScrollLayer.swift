// Follows CAScrollLayer.h: a layer whose bounds' origin says which part of a larger whole is shown.
// Left out: nothing.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// A layer that scrolls what lies in it.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// In which directions it scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    scrollMode = (layer as? CAScrollLayer)?.scrollMode ?? .both
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func presentationCopy() -> CALayer { CAScrollLayer(layer: self) }

  /// Shows what lies at `p`, in the directions of the scroll mode.
  open func scroll(to p: CGPoint) {
    let scrollsX = scrollMode == .both || scrollMode == .horizontally
    let scrollsY = scrollMode == .both || scrollMode == .vertically
    bounds.origin = CGPoint(
      x: scrollsX ? p.x : bounds.origin.x, y: scrollsY ? p.y : bounds.origin.y)
  }

  /// Scrolls no farther than it takes to show all of `r`, or its beginning.
  open func scroll(to r: CGRect) {
    scroll(
      to: CGPoint(
        x: Self.origin(of: bounds.minX, bounds.width, showing: r.minX, r.maxX),
        y: Self.origin(of: bounds.minY, bounds.height, showing: r.minY, r.maxY)))
  }

  private static func origin(
    of start: CGFloat, _ length: CGFloat, showing lower: CGFloat, _ upper: CGFloat
  ) -> CGFloat {
    if lower < start || upper - lower > length { return lower }
    return upper > start + length ? upper - length : start
  }
}

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

extension CALayer {
  /// Scrolls the nearest scroll layer around this one to a point of this layer's space.
  public func scroll(_ p: CGPoint) {
    guard let scrolling = scrollLayer else { return }
    scrolling.scroll(to: convert(p, to: scrolling))
  }

  /// Scrolls the nearest scroll layer around this one so that a rectangle of this layer's shows.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scrolling = scrollLayer else { return }
    scrolling.scroll(to: convert(r, to: scrolling))
  }

  /// The part of the bounds that the nearest scroll layer around this one shows.
  public var visibleRect: CGRect {
    guard let scrolling = scrollLayer else { return bounds }
    return bounds.intersection(convert(scrolling.bounds, from: scrolling))
  }

  private var scrollLayer: CAScrollLayer? {
    var layer: CALayer? = self
    while let next = layer {
      if let scrolling = next as? CAScrollLayer { return scrolling }
      layer = next.superlayer
    }
    return nil
  }
}
