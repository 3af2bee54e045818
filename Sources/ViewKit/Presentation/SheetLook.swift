import Foundation
import LayerTree

/// What is drawn of a sheet besides its view: dimming, corners, a grabber.
@MainActor
final class SheetLook {
  let dimming: UIView
  private let sheet: UIView
  private let grabber = UIView(frame: CGRect(x: 0, y: 5, width: 36, height: 5))
  /// How the sheet's own corners were before.
  private let corners: (CGFloat, CALayerCornerCurve, CACornerMask, Bool)

  /// The system's corner radius, in points.
  static let radius: CGFloat = 10
  /// How much black lies over the presenter.
  private static let dimmingAlpha: CGFloat = 0.2

  init(of sheet: UIView, in container: UIView) {
    self.sheet = sheet
    let layer = sheet.layer
    corners = (layer.cornerRadius, layer.cornerCurve, layer.maskedCorners, layer.masksToBounds)
    dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = .black
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.layer.name = "dimming"
    container.insertSubview(dimming, at: 0)
    grabber.backgroundColor = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.3)
    grabber.layer.cornerRadius = 2.5
    grabber.layer.name = "grabber"
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
  }

  func refresh(radius: CGFloat, roundsAll: Bool, showsGrabber: Bool, dims: Bool) {
    let layer = sheet.layer
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
    layer.maskedCorners =
      roundsAll
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.masksToBounds = true
    dimming.alpha = dims ? Self.dimmingAlpha : 0
    if showsGrabber {
      grabber.frame.origin.x = (sheet.bounds.width - grabber.bounds.width) / 2
      sheet.addSubview(grabber)
    } else {
      grabber.removeFromSuperview()
    }
  }

  /// Leaves the sheet's view as it was.
  func remove() {
    dimming.removeFromSuperview()
    grabber.removeFromSuperview()
    let layer = sheet.layer
    (layer.cornerRadius, layer.cornerCurve, layer.maskedCorners, layer.masksToBounds) = corners
  }
}
