package import Drawing
package import Foundation
package import LayerTree
import Pixels
import Rasterization
import SceneFormat
public import ViewKit

/// A screen with a main run loop on virtual time, on which view controllers live.
///
/// Nothing happens by itself: time stands still until the script lets it pass, and then every event
/// (the end of an animation, a completion, scheduled work) happens at its own time. So a script is a
/// plain sequence of statements: change something, let time pass, change something else.
///
/// Whatever hangs on the clock hangs on this stage alone; any number of stages live side by side.
/// Code that touches views, and is not in the closure of ``Recording/of(_:script:)``, runs inside
/// ``perform(_:)``.
@MainActor
public final class Stage {
  /// What the stage is.
  public let settings: StageSettings
  /// The window that fills the screen.
  public let window: UIWindow
  package let clock = VirtualClock()
  package let journal: LifecycleJournal
  /// Frames taken so far.
  var film = StageFilm()
  /// The first thing that went wrong where nothing could be thrown.
  var failure: RecordingError?

  /// An empty stage at time 0.
  ///
  /// - Precondition: Size and scale are greater than 0 and give no more pixels a side than can be
  ///   drawn; there are 1...1,000,000 frames a second.
  public init(_ settings: StageSettings) {
    let canvas = settings.canvas
    let sides = [Double(settings.size.width), Double(settings.size.height), settings.scale]
    precondition(
      sides.allSatisfy { $0 > 0 && $0.isFinite } && min(canvas.pixelWidth, canvas.pixelHeight) > 0
        && max(canvas.pixelWidth, canvas.pixelHeight) <= Rasterizer.greatestSide,
      "a stage has a size and a scale greater than 0, and no more pixels a side than can be drawn")
    precondition(
      (1...1_000_000).contains(settings.framesPerSecond),
      "a stage records 1 to 1,000,000 frames a second")
    self.settings = settings
    let bounds = CGRect(origin: .zero, size: settings.size)
    clock.screen.bounds = bounds
    clock.screen.scale = settings.scale
    clock.allowedMissing = settings.allowedMissing
    clock.seed = UInt64(bitPattern: settings.seed)
    (window, journal) = clock.asCurrent { (UIWindow(frame: bounds), LifecycleJournal.current) }
    window.layer.name = "window"
  }

  isolated deinit {
    clock.end()
  }

  /// What is seen at a time, in seconds on the root's own time line, at or after the present.
  package func displayList(atSeconds seconds: Double) throws(RecordingError) -> DisplayList {
    let canvas = settings.canvas
    let options = DisplayOptions(
      pixelWidth: canvas.pixelWidth, pixelHeight: canvas.pixelHeight, scale: canvas.scale,
      background: settings.isOpaque ? .black : .clear,
      smoothsStraightEdges: settings.smoothsStraightEdges)
    let list = clock.asCurrent {
      DisplayListBuilder.displayList(of: window.layer, at: seconds, options: options)
    }
    if let issue = clock.issues.first {
      throw .cannotDraw(name: issue.name, reason: "\(issue)")
    }
    return list
  }

  /// The boxes, in pixels, of every layer of a name that is visible at a time.
  package func boxes(ofLayersNamed name: String, atSeconds seconds: Double) -> [CGRect] {
    clock.asCurrent {
      window.layer.presentedBoxes(ofLayersNamed: name, at: seconds, scale: settings.canvas.scale)
    }
  }

  /// Every property that an animation holds at a time, in the order of the tree.
  package func animatedValues(atSeconds seconds: Double) -> [LayerValue] {
    clock.asCurrent { window.layer.animatedValues(at: seconds).map { LayerValue($0) } }
  }
}
