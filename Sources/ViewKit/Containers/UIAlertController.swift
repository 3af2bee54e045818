// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import LayerTree

/// A choice that an alert offers.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true
  let handler: (@MainActor (UIAlertAction) -> Void)?

  @preconcurrency
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// An alert, or a sheet of choices.
///
/// Its look can't be drawn.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var preferredStyle = Style.alert
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?
  open private(set) var textFields: [UITextField]?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  @preconcurrency
  open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// What stands for the look that can't be drawn.
  private let look = UIView()

  open override func viewDidLoad() {
    super.viewDidLoad()
    look.layer.missingContent = .control.rounded(14)
    viewIfLoaded?.addSubview(look)
  }

  /// An alert in the middle, choices at the lower edge.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let bounds = viewIfLoaded?.bounds else { return }
    let rows = CGFloat(actions.count + (textFields?.count ?? 0))
    switch preferredStyle {
    case .alert:
      look.frame = CGRect(x: bounds.midX - 135, y: bounds.midY - 70, width: 270, height: 140)
    case .actionSheet:
      let height = 57 * max(rows, 1)
      look.frame = CGRect(
        x: 8, y: bounds.maxY - height - 8, width: max(bounds.width - 16, 0), height: height)
    }
  }
}
