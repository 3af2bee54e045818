// Follows CATransition of CAAnimation.h: a layer's last picture gives way to what the layer shows now.
// Left out: the types that the header does not name, but for the flip; they are refused by name.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation
internal import Geometry

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

  /// Turns the layer about its middle; what it shows now is its back.
  package static let flip = CATransitionType(rawValue: "oglFlip")
}

/// The names of the sides from which transitions come; "top" is at the greatest y.
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
///
/// The old picture is that of the last commit before the transition was added, recorded then; the
/// new one is drawn as it is at each time.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  /// Where the transition begins, as a share of the whole.
  open var startProgress: Float = 0
  /// Where the transition ends, as a share of the whole.
  open var endProgress: Float = 1

  /// What the layer showed; nil for nothing.
  private(set) var oldPicture: LayerPicture?

  public override init() {
    super.init()
  }

  override func emptyCopy() -> CAAnimation { CATransition() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CATransition else { return }
    (copy.type, copy.subtype) = (type, subtype)
    (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
    copy.oldPicture = oldPicture
  }

  override func issues(in state: LayerState, layer name: String) -> [LayerIssue] {
    course == nil ? [.viewTransition("CATransition \(type.rawValue) of \(name)")] : []
  }

  override func willRun(on layer: CALayer) {
    guard course != nil, layer.isCommitted else { return }
    oldPicture = LayerPicture(ofCommitted: layer)
    if oldPicture == nil {
      layer.report(.viewTransition("of \(layer.displayName), which is too large to be recorded"))
    }
  }
}

extension CATransition {
  /// How far the transition is at a share of its time, 0...1.
  func travelled(at fraction: Double) -> Double {
    let (start, end) = (Double(decimal: startProgress), Double(decimal: endProgress))
    let progress = start + (end - start) * paced(fraction)
    return progress > 0 ? min(progress, 1) : 0
  }

  /// What moves where; nil for a transition that can't be drawn.
  var course: TransitionCourse? {
    switch type {
    case .fade: .fade
    case .push: .slide(direction, movesOld: true, movesNew: true)
    case .moveIn: .slide(direction, movesOld: false, movesNew: true)
    case .reveal: .slide(direction, movesOld: true, movesNew: false)
    case .flip: .flip(direction)
    default: nil
    }
  }

  /// In which direction things move: away from the side that they come from.
  private var direction: CGVector {
    switch subtype {
    case .fromRight: CGVector(dx: -1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: -1)
    case .fromBottom: CGVector(dx: 0, dy: 1)
    default: CGVector(dx: 1, dy: 0)
    }
  }
}

/// The key under which layers keep transitions.
public let kCATransition = "transition"
/// The event of a layer that comes into a tree or is shown.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves its tree or is hidden.
public let kCAOnOrderOut = "onOrderOut"

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
