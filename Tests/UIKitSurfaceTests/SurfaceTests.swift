import AVFoundation
import CoreGraphics
import QuartzCore
import Testing
import UIKit

@Suite("Code that sees the umbrellas only")
struct SurfaceTests {
  @Test("A fade animator compiles unchanged and runs")
  @MainActor func fade() {
    let animator = FadeAnimator()
    #expect(animator.transitionDuration(using: nil) == 0.3)
  }

  @Test("A picture of 16 to 9 fits a square in the middle")
  func aspectFit() {
    let rect = AVMakeRect(
      aspectRatio: CGSize(width: 16, height: 9),
      insideRect: CGRect(x: 0, y: 0, width: 160, height: 160))
    #expect(rect == CGRect(x: 0, y: 35, width: 160, height: 90))
  }

  @Test("The families of the view side compile unchanged and run")
  @MainActor func families() {
    let view = GeometryUser(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    UIView().addSubview(view)
    #expect(view.layer is CAShapeLayer)
    #expect(convertEverything(view, view).first == view.bounds)
    #expect(useColors().count == 7)
    #expect(!usePaths(in: view.bounds).isEmpty)
    #expect((useBoxes() as? CAAnimationGroup)?.animations?.count == 2)
    #expect(useOldNames(view).contains(.curveEaseIn))
    #expect(oldOperation(.push))
  }
}
