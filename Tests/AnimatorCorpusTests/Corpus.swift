import Staging
import UIKit

/// Every animator of the corpus.
enum Corpus {
  static let all: [CorpusCase] = [
    CorpusCase("fade", "FadeTransition") { NavigationActors(delegate: FadeNavigationDelegate()) },
    CorpusCase("slide", "SlideAnimator") {
      NavigationActors(delegate: SlideTransitionCoordinator())
    },
    CorpusCase("push-together", "PushTogetherAnimator") {
      let home = HomeViewController()
      return NavigationActors(
        navigation: PushTogetherNavigationController(root: home), home: home, delegate: nil)
    },
    CorpusCase("circle", "CircularTransition") {
      NavigationActors(delegate: CircularNavigationDelegate())
    },
    CorpusCase("star-mask", "StarMaskAnimator") { NavigationActors(delegate: StarMaskDelegate()) },
    CorpusCase("cell-zoom", "CellZoomTransition") {
      NavigationActors(
        home: PhotoGridViewController(), detail: PhotoViewController(),
        delegate: CellZoomDelegate())
    },
    CorpusCase("flip", "FlipAnimator") { NavigationActors(delegate: FlipNavigationDelegate()) },
    CorpusCase("cube", "CubeTransition") { NavigationActors(delegate: CubeNavigationDelegate()) },
    CorpusCase("card-stack", "CardStackAnimator") {
      let home = HomeViewController()
      return NavigationActors(
        navigation: CardStackNavigationController(rootViewController: home), home: home,
        delegate: nil)
    },
    CorpusCase("drop", "DropAnimator") { NavigationActors(delegate: DropNavigationDelegate()) },
    CorpusCase("shake", "ShakeAnimator") { NavigationActors(delegate: ShakeNavigationDelegate()) },
    CorpusCase("shatter", "ShatterAnimator") {
      NavigationActors(delegate: ShatterNavigationDelegate())
    },
    CorpusCase("parallax", "ParallaxPageAnimator") {
      NavigationActors(
        home: OnboardingPage(title: "home", backdrop: UIColor(hex: 0x7E2553)),
        detail: OnboardingPage(title: "detail", backdrop: UIColor(hex: 0x008751)),
        delegate: ParallaxDelegate())
    },
    CorpusCase("swipe-back", there: "nil", back: "SwipeBackAnimator") { swipeBack() },
    doorCase,
    scrubbedCase,
    CorpusCase("blur-fade", "BlurFadeAnimator") { NavigationActors(delegate: BlurFadeDelegate()) },
    presented("bubble", "BubbleTransition", controller: "nil") {
      PresentationActors(style: .custom, delegate: BubblePresenter())
    },
    presented(
      "bottom-sheet", "BottomSheetAnimator", controller: "BottomSheetPresentationController"
    ) {
      PresentationActors(
        detail: SwatchesViewController(), style: .custom, delegate: BottomSheetDelegate())
    },
    CorpusCase("gradient-wipe", "GradientWipeAnimator") {
      NavigationActors(delegate: GradientWipeDelegate())
    },
    CorpusCase("plain-fade", "PlainFade") { NavigationActors(delegate: PlainFadeDelegate()) },
    CorpusCase("button-reveal", "ButtonReveal") {
      NavigationActors(
        home: FourButtonsViewController(),
        detail: ColorViewController(color: UIColor(hex: 0x00A699)),
        delegate: ButtonRevealDelegate())
    },
  ]

  /// A finger on the screen itself.
  @MainActor
  private static func swipeBack() -> Actors {
    let delegate = SwipeBackDelegate()
    let actors = NavigationActors(delegate: delegate)
    actors.ownDrive = { stage, finishes in
      let end: CGFloat = finishes ? 62 : 34
      stage.drag(
        delegate.interaction.pan, from: CGPoint(x: 20, y: 80),
        along: [
          .init(0, x: 0), .init(0.1, x: 20), .init(0.2, x: 50), .init(0.3, x: end),
          .init(0.4, x: end),
        ])
    }
    return actors
  }

  private static var doorCase: CorpusCase {
    var corpusCase = CorpusCase("door", "DoorAnimator") { door() }
    // The interaction controller runs the animator itself, past the log.
    corpusCase.drivenCalls = ["interaction.startInteractiveTransition"]
    corpusCase.isPercentDriven = false
    return corpusCase
  }

  /// The container's layer is wound by hand.
  @MainActor
  private static func door() -> Actors {
    let delegate = DoorDelegate()
    let actors = NavigationActors(delegate: delegate)
    actors.ownDrive = { [unowned actors] stage, finishes in
      delegate.isWinding = true
      actors.back(animated: true)
      for progress in [0.1, 0.3, 0.6, 0.5] as [CGFloat] {
        stage.wait(0.1)
        delegate.interaction?.wind(to: progress)
      }
      stage.wait(0.1)
      if finishes { delegate.interaction?.finish() } else { delegate.interaction?.cancel() }
      delegate.isWinding = false
    }
    return actors
  }

  private static var scrubbedCase: CorpusCase {
    var corpusCase = CorpusCase("scrubbed", "ScrubbedAnimator") { scrubbed() }
    corpusCase.drivenCalls = ["interaction.startInteractiveTransition"]
    corpusCase.isPercentDriven = false
    return corpusCase
  }

  /// The animator's own property animator is scrubbed, and turned around to give up.
  @MainActor
  private static func scrubbed() -> Actors {
    let delegate = ScrubDelegate()
    let actors = NavigationActors(delegate: delegate)
    actors.ownDrive = { [unowned actors] stage, finishes in
      delegate.isScrubbing = true
      actors.back(animated: true)
      for fraction in [0.2, 0.5, 0.7, 0.4] as [CGFloat] {
        stage.wait(0.1)
        delegate.interaction?.scrub(to: fraction)
      }
      stage.wait(0.1)
      delegate.interaction?.release(completing: finishes)
      delegate.isScrubbing = false
    }
    return actors
  }

  private static func presented(
    _ name: String, _ animator: String, controller: String,
    make: @escaping @MainActor @Sendable () -> Actors
  ) -> CorpusCase {
    var corpusCase = CorpusCase(name, animator, make: make)
    corpusCase.kind = .customPresentation(controller: controller)
    return corpusCase
  }
}
