import Foundation
import LayerTree

extension UIViewController {
  /// The controller farthest up the chain of parents.
  private var topmostAncestor: UIViewController { parent?.topmostAncestor ?? self }

  /// Who presents on behalf of this controller.
  ///
  /// Full screens and pages are presented by the topmost ancestor; styles in a context by the
  /// nearest controller that defines one.
  private func presenter(for controller: UIPresentationController) -> UIViewController {
    let style = controller.style
    guard
      style == .currentContext || style == .overCurrentContext
        || (style == .custom && !controller.shouldPresentInFullscreen)
    else { return topmostAncestor }
    var candidate = self
    while !candidate.definesPresentationContext, let parent = candidate.parent {
      candidate = parent
    }
    return candidate
  }

  /// Presents with the turn's end; ignored, with a warning, where the system ignores it.
  func beginPresentation(
    of presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    settleUnanimated()
    if let refusal = refusal(of: presented) { return refuse(presented, refusal) }
    let controller = presented.controllerToPresent(by: topmostAncestor, source: self)
    let presenter = presenter(for: controller)
    if let refusal = presenter.refusalToPresent() { return refuse(presented, refusal) }
    presented.presence.prepared = nil
    let presentation = Presentation(
      of: presented, by: presenter, source: self, controller: controller)
    presenter.presence.own = presentation
    presented.presence.around = presentation
    run(
      PresentationTransition(
        presentation, isPresenting: true, isAnimated: animated, completion: completion),
      of: presentation)
  }

  /// Dismisses what this controller presents, or else this controller itself.
  func beginDismissal(animated: Bool, completion: (() -> Void)?) {
    settleUnanimated()
    guard let lowest = presentationToDismiss else { return note("dismiss ignored") }
    var chain = [lowest]
    while let higher = chain.last?.presented.presentationAbove { chain.append(higher) }
    for presentation in chain { presentation.settleIfUnanimated() }
    if chain.contains(where: \.isUnderWay) {
      LifecycleJournal.current.warn(
        "dismiss-while-presenting",
        "\(journalName) is to be dismissed while a presentation or dismissal is in progress; that is "
          + "ignored")
      return
    }
    let top = chain.removeLast()
    run(
      PresentationTransition(
        top, covering: chain, isPresenting: false, isAnimated: animated, completion: completion),
      of: top)
  }

  private func run(_ transition: PresentationTransition, of presentation: Presentation) {
    presentation.transition = transition
    // Until it ends, each holds the other.
    VirtualClock.current.atEnd { [weak presentation] in presentation?.transition = nil }
    transition.start()
  }

  /// What the system dismisses when this controller is asked to.
  private var presentationToDismiss: Presentation? {
    presence.own ?? presence.around ?? parent?.presentationToDismiss
  }

  /// What is presented from this controller or from one in it.
  private var presentationAbove: Presentation? {
    presence.own ?? children.lazy.compactMap(\.presentationAbove).first
  }

  /// Presentations without animation count as done for whoever asks for more.
  private func settleUnanimated() {
    presence.own?.settleIfUnanimated()
    presence.around?.settleIfUnanimated()
    parent?.settleUnanimated()
  }

  /// The presentation that covers this controller, or one around it.
  var nearestPresentation: Presentation? { presence.own ?? parent?.nearestPresentation }

  /// The presentation that shows this controller, or one around it.
  var nearestPresentingPresentation: Presentation? {
    presence.around ?? parent?.nearestPresentingPresentation
  }
}

// MARK: - Refusals

extension UIViewController {
  private struct Refusal {
    let name: String
    let reason: String
  }

  private func refuse(_ presented: UIViewController, _ refusal: Refusal) {
    LifecycleJournal.current.warn(
      refusal.name,
      "\(journalName) is to present \(presented.journalName), \(refusal.reason); that is ignored")
  }

  /// Why a controller can't be presented by anybody.
  private func refusal(of presented: UIViewController) -> Refusal? {
    if let around = presented.presence.around {
      return Refusal(
        name: "present-twice", reason: "which \(around.presenter.journalName) presents already")
    }
    if let parent = presented.parent {
      return Refusal(name: "present-child", reason: "which is a child of \(parent.journalName)")
    }
    if presented === topmostAncestor {
      return Refusal(name: "present-itself", reason: "which is or holds the presenter")
    }
    return nil
  }

  /// Why this controller can't present now.
  private func refusalToPresent() -> Refusal? {
    if let own = presence.own {
      return Refusal(
        name: "present-while-presenting",
        reason: "while it presents \(own.presented.journalName)")
    }
    if nearestPresentingPresentation?.isUnderWay == true {
      return Refusal(
        name: "present-while-presenting", reason: "while a presentation is in progress")
    }
    if viewIfLoaded?.window == nil {
      return Refusal(name: "present-outside-window", reason: "but its view is in no window")
    }
    return nil
  }
}

// MARK: - Presentation controllers

extension UIViewController {
  /// The presentation controller of the presentation to come, as far as it is known.
  func preparedPresentationController() -> UIPresentationController {
    let style = Presentation.resolved(modalPresentationStyle)
    if let known = presence.prepared, known.style == style, !isReplaceable(known) { return known }
    let made = makePresentationController(style, presenter: nil, source: self)
    presence.prepared = made
    return made
  }

  /// A plain one stands for a custom one only as long as nobody can be asked.
  private func isReplaceable(_ controller: UIPresentationController) -> Bool {
    controller.style == .custom && transitioningDelegate != nil
      && type(of: controller) == UIPresentationController.self
  }

  /// The presentation controller of the presentation that begins, adapted to the room.
  fileprivate func controllerToPresent(
    by presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    let style = Presentation.resolved(modalPresentationStyle)
    let own: UIPresentationController
    if let known = presence.prepared, known.style == style, !isReplaceable(known) {
      own = known
    } else {
      own = makePresentationController(style, presenter: presenter, source: source)
    }
    guard style != .fullScreen else { return own }
    return adapted(own, traits: presenter.traitCollection)
  }

  private func adapted(
    _ own: UIPresentationController, traits: UITraitCollection
  ) -> UIPresentationController {
    let wished =
      own.delegate?.adaptivePresentationStyle(for: own, traitCollection: traits)
      ?? own.adaptivePresentationStyle(for: traits)
    let style = wished == .none ? own.style : Presentation.resolved(wished)
    if style == own.style {
      if style == .popover {
        VirtualClock.current.report(.undrawable("control", layer: "popover of \(journalName)"))
      }
      return own
    }
    let adapted =
      (own as? UIPopoverPresentationController).flatMap {
        style == .pageSheet ? $0.adaptiveSheetPresentationController : nil
      } ?? makePresentationController(style, presenter: nil, source: self)
    adapted.style = style
    adapted.delegate = own.delegate
    own.delegate?.presentationController(own, prepare: adapted)
    own.delegate?.presentationController(
      own, willPresentWithAdaptiveStyle: style, transitionCoordinator: nil)
    return adapted
  }

  private func makePresentationController(
    _ style: UIModalPresentationStyle, presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .custom:
      return customPresentationController(presenter: presenter, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    default:
      return UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  private func customPresentationController(
    presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    guard let transitioningDelegate else { return nil }
    let custom = transitioningDelegate.presentationController(
      forPresented: self, presenting: presenter, source: source)
    LifecycleJournal.current.note(
      "transitioningDelegate.presentationController(forPresented: \(journalName)) -> "
        + (custom.map { String(describing: type(of: $0)) } ?? "nil"))
    return custom
  }
}

// MARK: - By hand

extension UIViewController {
  /// Does what a hand does that pulls a presented controller away, as far as it may.
  ///
  /// The delegate of the presentation is asked, and told of the begin and the end.
  ///
  /// - Returns: Whether the controller goes.
  @discardableResult
  package func dismissByHand() -> Bool {
    guard let presentation = nearestPresentingPresentation, !presentation.isUnderWay else {
      return false
    }
    let controller = presentation.controller
    let journal = LifecycleJournal.current
    let name = presentation.presented.journalName
    let mayGo =
      !presentation.presented.isModalInPresentation
      && controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
    guard mayGo else {
      journal.note("presentation(\(name)).delegate.didAttemptToDismiss")
      controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
      return false
    }
    journal.note("presentation(\(name)).delegate.willDismiss")
    controller.delegate?.presentationControllerWillDismiss(controller)
    presentation.presenter.dismiss(animated: true) {
      journal.note("presentation(\(name)).delegate.didDismiss")
      controller.delegate?.presentationControllerDidDismiss(controller)
    }
    return true
  }
}
