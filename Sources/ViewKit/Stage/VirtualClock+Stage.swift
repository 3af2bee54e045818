package import Foundation
package import LayerTree

/// What code on a stage can ask of the screen it runs on.
@MainActor
package final class StageScreen {
  /// In points.
  package var bounds: CGRect
  /// Pixels a point.
  package var scale: Double

  package init(bounds: CGRect, scale: Double) {
    self.bounds = bounds
    self.scale = scale
  }
}

extension VirtualClock {
  /// The screen of this clock's stage; an iPhone's unless the stage has set another.
  package var screen: StageScreen {
    attachment { StageScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 3) }
  }

  /// The whole screen, in points.
  package var stageBounds: CGRect { screen.bounds }

  /// Pixels a point.
  package var stageScale: Double { screen.scale }
}
