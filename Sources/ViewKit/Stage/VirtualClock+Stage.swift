package import Foundation
package import LayerTree

extension VirtualClock {
  /// The screen of this clock's stage; an iPhone's unless the stage has set another.
  package var screen: StageScreen {
    attachment { StageScreen(of: self) }
  }

  /// The whole screen, in points.
  package var stageBounds: CGRect { screen.bounds }

  /// Pixels a point.
  package var stageScale: Double { screen.scale }
}
