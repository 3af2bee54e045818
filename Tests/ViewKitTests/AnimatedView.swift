import Foundation
import LayerTree
import Timing
import ViewKit

/// A view on a stage of its own, 10 by 10 with its centre at (5, 5), and what is shown of it.
@MainActor
struct AnimatedView {
  let stage = TestStage(root: makeController("home"))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    let (stage, view) = (stage, view)
    stage.clock.turn { stage.window.addSubview(view) }
  }

  /// Does something in a turn of the stage.
  func turn(_ work: () -> Void) { stage.clock.turn(work) }

  /// What is shown at a time, in seconds, after all that happens until then.
  func shown(at seconds: Double) -> CALayer {
    stage.advance(to: seconds)
    return stage.clock.asCurrent { view.layer.presentation() } ?? view.layer
  }

  /// The shown centre's x at a time, less the 5 at which it begins.
  func moved(at seconds: Double) -> Double { shown(at: seconds).position.x - 5 }
}

/// Whether two numbers agree to the digits that published values have.
func agree(_ left: Double, _ right: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(left - right) <= tolerance
}
