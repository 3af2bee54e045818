import Foundation
import LayerTree

/// Where a sheet lies in its container.
@MainActor
struct SheetPlace {
  /// The container's bounds.
  let room: CGRect
  let safeArea: UIEdgeInsets
  /// Whether there is room beside the sheet, as on a tablet.
  let isWide: Bool

  /// What a large sheet leaves free below the upper safe area, in points.
  private static let topGap: CGFloat = 10
  /// A form's size where there is room, in points.
  private static let form = CGSize(width: 540, height: 620)
  /// A page's width where there is room, and what it leaves free above and below, in points.
  private static let page = (width: CGFloat(712), gap: CGFloat(44))

  /// What detents are resolved in.
  var context: any UISheetPresentationControllerDetentResolutionContext {
    SheetRoom(
      maximumDetentValue: max(room.height - safeArea.top - Self.topGap - safeArea.bottom, 0))
  }

  /// At the lower edge; `height` is counted from the safe area.
  func attached(height: CGFloat) -> CGRect {
    let limit = context.maximumDetentValue
    let rested = (height >= 0 ? min(height, limit) : 0) + safeArea.bottom
    return CGRect(x: room.minX, y: room.maxY - rested, width: room.width, height: rested)
  }

  /// In the middle: a form at the preferred size, or a page.
  func centered(_ isForm: Bool, preferredContentSize wish: CGSize) -> CGRect {
    let own = isForm ? Self.form : CGSize(width: Self.page.width, height: room.height)
    let margin = isForm ? 0 : 2 * Self.page.gap
    let width = min(isForm && wish.width > 0 ? wish.width : own.width, room.width)
    let height = min(
      isForm && wish.height > 0 ? wish.height : own.height, max(room.height - margin, 0))
    return CGRect(
      x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
  }
}

/// A room of a known height.
private final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat

  init(maximumDetentValue: CGFloat) {
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }

  var containerTraitCollection: UITraitCollection { VirtualClock.current.screen.traits }
}
