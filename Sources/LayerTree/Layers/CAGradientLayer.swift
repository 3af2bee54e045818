// Follows CAGradientLayer.h: colours spread along a line or from a centre, above the background.
// Left out: nothing.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import Pixels

/// A layer that draws a gradient over its background, within its rounded corners.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  public override init() {
    super.init(kind: .gradient)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(kind: .gradient)
  }

  override func presentationCopy() -> CALayer { CAGradientLayer(layer: self) }

  /// `CGColor`s; anything else in the list is left out, with an issue.
  open var colors: [Any]? {
    get { state.gradient.colors.isEmpty ? nil : state.gradient.colors.map { CGColor($0) } }
    set {
      let colors = (newValue ?? []).compactMap { ($0 as? CGColor)?.color }
      if colors.count != newValue?.count ?? 0 {
        report(.unusableValue(keyPath: "colors", layer: displayName))
      }
      set("colors", \.gradient.colors, colors)
    }
  }
  /// A place for each colour, rising from 0 to 1; nil for even ones.
  open var locations: [NSNumber]? {
    get {
      let locations = state.gradient.locations
      return locations.isEmpty ? nil : locations.map { NSNumber(value: $0) }
    }
    set { set("locations", \.gradient.locations, newValue?.map(\.doubleValue) ?? []) }
  }
  /// Where the first colour lies, in the unit square of the bounds.
  open var startPoint: CGPoint {
    get { state.gradient.startPoint }
    set { set("startPoint", \.gradient.startPoint, newValue) }
  }
  /// Where the last colour lies, in the unit square of the bounds.
  open var endPoint: CGPoint {
    get { state.gradient.endPoint }
    set { set("endPoint", \.gradient.endPoint, newValue) }
  }
  open var type: CAGradientLayerType {
    get { state.gradient.type }
    set { setSilently(\.gradient.type, newValue) }
  }
}
