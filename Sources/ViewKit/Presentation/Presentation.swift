import Foundation
import Geometry
import LayerTree

/// One controller presented over another, from the call of `present` until it is dismissed.
@MainActor
final class Presentation {
  let presented: UIViewController
  /// Whose view is covered.
  unowned let presenter: UIViewController
  /// Who was asked to present.
  private(set) weak var source: UIViewController?
  let controller: UIPresentationController
  var style: UIModalPresentationStyle { controller.style }
  /// Whether the presenter's view goes while it is covered; known from the begin.
  private(set) var removesPresenter = false
  let container = PresentationView(frame: .zero)
  /// The transition to come or under way.
  var transition: PresentationTransition?

  /// Where the presenter's view was.
  private weak var home: UIView?
  private var homeFrame = CGRect.zero
  /// What lay right below the presenter's view, such as the dimming of a sheet.
  private weak var ground: UIView?

  init(
    of presented: UIViewController, by presenter: UIViewController, source: UIViewController,
    controller: UIPresentationController
  ) {
    self.presented = presented
    self.presenter = presenter
    self.source = source
    self.controller = controller
    container.layer.name = "presentation"
    container.presentation = self
    controller.join(self)
  }

  /// What nobody chose is a page.
  static func resolved(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    switch style {
    case .automatic, .none: .pageSheet
    default: style
    }
  }

  /// Whether another presentation or dismissal has to wait for this one's transition.
  var isUnderWay: Bool { transition.map { !$0.isSettling } ?? false }

  /// A transition without animation that waits for the turn's end is run now.
  func settleIfUnanimated() {
    if let transition, !transition.isAnimated { transition.beginOnce() }
  }

  /// The system's animation, which a context may choose.
  var transitionStyle: UIModalTransitionStyle {
    presenter.providesPresentationContextTransitionStyle && takesContext
      ? presenter.modalTransitionStyle : presented.modalTransitionStyle
  }

  /// Whether it covers a context in place of the screen.
  private var takesContext: Bool {
    controller.style == .currentContext || controller.style == .overCurrentContext
      || (controller.style == .custom && !controller.shouldPresentInFullscreen)
  }

  // MARK: - Views

  /// The container comes over the presenter's view: onto the window, or into the context.
  ///
  /// - Returns: Whether there is a place for it.
  func install() -> Bool {
    guard let view = presenter.viewIfLoaded, let window = view.window else { return false }
    removesPresenter =
      style == .fullScreen || style == .currentContext || controller.shouldRemovePresentersView
    (home, homeFrame) = (view.superview, view.frame)
    ground = home.flatMap { home in
      home.subviews.firstIndex { $0 === view }.flatMap { $0 > 0 ? home.subviews[$0 - 1] : nil }
    }
    if takesContext, let around = view.superview {
      container.frame = view.frame
      around.insertSubview(container, aboveSubview: view)
    } else {
      container.frame = window.bounds
      window.addSubview(container)
    }
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.containerView = container
    return true
  }

  /// The presenter's view is where it was before.
  ///
  /// One that nobody was to touch, and that an animator has taken into the container all the same,
  /// would be gone with it on a device; it is put back, with a warning.
  func restorePresenter() {
    guard let home, let view = presenter.viewIfLoaded, view.superview !== home else { return }
    if !removesPresenter {
      LifecycleJournal.current.warn(
        "presenter-view-moved",
        "an animator has moved the view of \(presenter.journalName), which stays in its place under "
          + "this style of presentation; on a device it would be gone now")
    }
    view.put(at: homeFrame)
    if container.superview === home {
      home.insertSubview(view, belowSubview: container)
    } else if let ground, ground.superview === home {
      home.insertSubview(view, aboveSubview: ground)
    } else {
      home.insertSubview(view, at: 0)
    }
  }

  /// Where the presenter's view is without the presentation, in the container's coordinates.
  var presenterFrame: CGRect {
    home.map { container.convert(homeFrame, from: $0) } ?? homeFrame
  }

  /// The presented view has its place; custom presentations choose it themselves.
  func placePresentedView() {
    guard let view = controller.presentedView else { return }
    if !view.isDescendant(of: container) { container.addSubview(view) }
    if style != .custom, view.transform == .identity {
      view.frame = controller.frameOfPresentedViewInContainerView
    }
  }

  /// The presenter presents nothing any more.
  func detach() {
    if presenter.presence.own === self { presenter.presence.own = nil }
  }

  /// Nothing of the presentation is left.
  func remove() {
    detach()
    container.removeFromSuperview()
    controller.containerView = nil
    controller.presentation = nil
    if presented.presence.around === self { presented.presence.around = nil }
  }
}

/// The view in which a presentation happens.
final class PresentationView: UIView {
  weak var presentation: Presentation?

  /// The presentation controller has its say before and after.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller = presentation?.controller, controller.containerView === self else {
      return
    }
    controller.containerViewWillLayoutSubviews()
    controller.containerViewDidLayoutSubviews()
  }
}

extension UIView {
  /// Puts the view at a frame, whatever transform it has.
  func put(at frame: CGRect) {
    if transform == .identity { return self.frame = frame }
    bounds.size = frame.size
    center = CGPoint(
      x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
  }
}

/// What a controller presents, and by what it is presented.
struct PresentationPresence {
  /// What covers the controller.
  var own: Presentation?
  /// What shows it.
  weak var around: Presentation?
  /// A presentation controller that was asked for before the presentation.
  var prepared: UIPresentationController?
}
