// Follows CATransaction.h: nested groups of changes with a duration, a curve, a switch for actions and
// a block for the end; an implicit one for each turn. They belong to the current virtual clock.
// Locks do nothing, since layers belong to one thread. Left out: commit handlers.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Groups of layer changes, and what they have in common.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var stack: TransactionStack { VirtualClock.current.transactions }

  /// Opens a transaction inside the present one.
  open class func begin() { stack.begin() }

  /// Ends the innermost transaction; without an open one, the implicit one of the turn.
  open class func commit() {
    guard stack.depth > 0 else { return flush() }
    stack.commit()
  }

  /// Commits the implicit transaction now, unless a transaction is open.
  open class func flush() {
    guard stack.depth == 0 else { return }
    VirtualClock.current.commitTransaction()
  }

  /// Nothing: layers belong to the main actor, on which nobody else can change them meanwhile.
  open class func lock() {}

  /// Nothing, as ``lock()``.
  open class func unlock() {}

  /// Seconds that animations take which do not say it themselves.
  open class func animationDuration() -> CFTimeInterval {
    stack.value(of: \.duration) ?? defaultDuration
  }

  /// Sets the duration of animations added from now on, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    stack.innermost.duration = dur
  }

  /// The pacing of animations that do not say it themselves.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.value(of: \.timingFunction) ?? nil
  }

  /// Sets the pacing of animations added from now on.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.innermost.timingFunction = .some(function)
  }

  /// Whether changes look for no action.
  open class func disableActions() -> Bool { stack.value(of: \.disablesActions) ?? false }

  /// Sets whether changes look for no action.
  open class func setDisableActions(_ flag: Bool) {
    stack.innermost.disablesActions = flag
  }

  /// The block of the innermost transaction.
  @preconcurrency
  open class func completionBlock() -> (@MainActor () -> Void)? { stack.innermost.block }

  /// Sets what runs when all animations that are added from now on, in this transaction, have ended
  /// or were removed; at the commit if there are none.
  @preconcurrency
  open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    stack.innermost.block = block
    let completion = TransactionCompletion(clock: VirtualClock.current, block ?? {})
    stack.innermost.completions.append(completion)
  }

  /// What the innermost transaction that has a value for `key` has.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: completionBlock()
    default: stack.value(of: \.values[key])
    }
  }

  /// Sets a value of the innermost transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      stack.innermost.duration = anObject.flatMap { AnimatableValue($0)?.number }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionDisableActions:
      stack.innermost.disablesActions = anObject.flatMap { AnimatableValue($0)?.number }.map {
        $0 != 0
      }
    case kCATransactionCompletionBlock:
      setCompletionBlock(anObject as? @MainActor () -> Void)
    default:
      stack.innermost.values[key] = NSNumber.kept(anObject)
    }
  }

  /// Seconds that an animation takes when nobody says it.
  private static let defaultDuration: CFTimeInterval = 0.25
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
