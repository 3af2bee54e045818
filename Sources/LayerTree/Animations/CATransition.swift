// Follows CATransition of CAAnimation.h as far as its declaration: a layer that is given one shows its
// change at once, and the transition is refused by name.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation

/// The names of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The names of the sides from which transitions come.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Leads from what a layer showed to what it shows.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  /// Where the transition begins, as a share of the whole.
  open var startProgress: Float = 0
  /// Where the transition ends, as a share of the whole.
  open var endProgress: Float = 1

  public override init() {
    super.init()
  }

  override func emptyCopy() -> CAAnimation { CATransition() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CATransition else { return }
    (copy.type, copy.subtype) = (type, subtype)
    (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
  }

  override func issues(in state: LayerState, layer name: String) -> [LayerIssue] {
    [.viewTransition("CATransition \(type.rawValue) of \(name)")]
  }
}

/// Spelled as before Swift 4.2.
public let kCATransitionFade = CATransitionType.fade
/// Spelled as before Swift 4.2.
public let kCATransitionMoveIn = CATransitionType.moveIn
/// Spelled as before Swift 4.2.
public let kCATransitionPush = CATransitionType.push
/// Spelled as before Swift 4.2.
public let kCATransitionReveal = CATransitionType.reveal
/// Spelled as before Swift 4.2.
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// Spelled as before Swift 4.2.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// Spelled as before Swift 4.2.
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// Spelled as before Swift 4.2.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
