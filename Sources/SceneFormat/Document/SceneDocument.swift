package import Foundation
package import Timing

/// A scene as it will be rendered: every reference, percentage, theme and default resolved.
///
/// Lengths are points, y grows down; angles are degrees, clockwise on screen; times are whole
/// nanoseconds. Nothing in it depends on where the scene's file lies.
package struct SceneDocument: Hashable, Sendable {
  /// The scene's name; safe as the name of a file.
  package var name: String
  /// What the frames are drawn on.
  package var canvas: SceneCanvas
  /// What the user of the device has asked for.
  package var traits = SceneTraits()
  /// The theme in force; nil where the scene has none.
  package var theme: String?
  /// Frames a second.
  package var frameRate: FrameRate
  /// What feeds random numbers.
  package var seed: Int64
  /// Whether straight layer edges are smoothed; the device does not.
  package var edgeAntialiasing: Bool
  /// The screens, in the order of the file; at least one.
  package var screens: [SceneScreen]
  /// The animators, in the order of the file.
  package var animators: [SceneAnimator]
  /// The screen on which the stack begins.
  package var start: String
  /// What happens on the stack, in order; may be empty.
  package var transitions: [SceneTransition]
  /// How frames are written.
  package var output: SceneOutput
  /// The scene's params with the values in force, in the order of the file.
  package var params: [SceneParam]
  /// Where the scene as a whole is defined.
  package var location: SourceLocation
}

extension SceneDocument {
  /// The screen of that name.
  ///
  /// - Complexity: O(n) in the screens.
  package func screen(named id: String) -> SceneScreen? {
    screens.first { $0.id == id }
  }

  /// The animator of that name.
  ///
  /// - Complexity: O(n) in the animators.
  package func animator(named id: String) -> SceneAnimator? {
    animators.first { $0.id == id }
  }
}

/// The surface that a scene is drawn on.
package struct SceneCanvas: Hashable, Sendable {
  /// The device's name; nil for the default one.
  package var device: String?
  /// Width and height in points; each > 0.
  package var size: CGSize
  /// Pixels a point; > 0.
  package var scale: Double
  /// What bars and the like cover, in points.
  package var safeArea = SceneInsets.zero
  /// How far the display's corners are rounded, in points; frames are not cut by it.
  package var cornerRadius = 0.0
  /// Whether the device is a tablet.
  package var isTablet = false

  /// A surface of the given size in points.
  package init(device: String?, size: CGSize, scale: Double) {
    self.device = device
    self.size = size
    self.scale = scale
  }

  /// Columns of pixels: those that the width covers whole.
  package var pixelWidth: Int { Self.pixels(size.width, scale) }
  /// Rows of pixels: those that the height covers whole.
  package var pixelHeight: Int { Self.pixels(size.height, scale) }

  /// A length in whole pixels; a hair below a whole number is that number.
  ///
  /// Rounded down, since a pixel that the screen covers in part would show what lies behind it.
  private static func pixels(_ length: CGFloat, _ scale: Double) -> Int {
    let exact = Double(length) * scale
    guard exact < 1e9 else { return 1_000_000_000 }
    return Int((exact + 1e-6).rounded(.down))
  }
}

/// A param with the value that the scene is rendered with.
package struct SceneParam: Hashable, Sendable {
  /// The param's name.
  package var name: String
  /// Its type as the scene spells it, such as `seconds`.
  package var type: String
  /// The value in force, as compact JSON5 text.
  package var value: String
  /// Where the param is defined.
  package var location: SourceLocation
}
