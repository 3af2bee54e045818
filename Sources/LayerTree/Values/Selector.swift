// Follows Selector of ObjectiveC as far as there can be one without its run time: a name, and with it
// what to call.
// Left out: a message is never found by its name alone; sending one that has no call is an issue.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A message for a target of any class, as target-action calls take it.
///
/// Where Objective-C's `#selector(handle(_:))` is not to be had, a method says itself what to call:
///
///     Selector(Self.handle(_:))                    // of a class of one's own
///     Selector("handle:", Self.handle(_:))         // the same with a name to be known by
///     Selector { (target: Card, sender: UIButton) in target.tapped(sender) }
///
/// Two selectors are equal when they have the same name; one without a name equals its copies only.
public struct Selector: Hashable, Sendable {
  private let name: String
  /// Tells selectors without a name from each other.
  private let identity: Identity?
  private let call: (@MainActor @Sendable (AnyObject, Any?) -> Bool)?

  private final class Identity: Sendable {}

  private init(_ name: String, call: (@MainActor @Sendable (AnyObject, Any?) -> Bool)?) {
    self.name = name
    self.identity = name.isEmpty ? Identity() : nil
    self.call = call
  }

  /// A name with nothing to call.
  public init(_ str: String) {
    self.init(str, call: nil)
  }

  /// A call of a method that takes no sender: `Selector("close", Card.close)`.
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(name) { (target: Target) in method(target)() }
  }

  /// A call of a method that takes the sender: `Selector("pan:", Card.handlePan(_:))`.
  ///
  /// The sender has to be of the class that the method takes.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(name) { (target: Target, sender: Sender) in method(target)(sender) }
  }

  /// A call of a method that answers with a Boolean, which nobody reads:
  /// `Selector("resignFirstResponder", UIResponder.resignFirstResponder)`.
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Bool
  ) {
    self.init(name) { (target: Target) in _ = method(target)() }
  }

  /// A closure that is given the target.
  public init<Target: AnyObject>(_ name: String, _ body: @escaping @MainActor (Target) -> Void) {
    self.init(
      name,
      call: { target, _ in
        guard let target = target as? Target else { return false }
        body(target)
        return true
      })
  }

  /// A closure that is given the target and the sender.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ body: @escaping @MainActor (Target, Sender) -> Void
  ) {
    self.init(
      name,
      call: { target, sender in
        guard let target = target as? Target, let sender = sender as? Sender else { return false }
        body(target, sender)
        return true
      })
  }

  /// A call of a method that takes no sender, without a name: `Selector(Card.close)`.
  public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init("", method)
  }

  /// A call of a method that answers with a Boolean, without a name.
  public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Bool
  ) {
    self.init("", method)
  }

  /// A call of a method that takes the sender, without a name: `Selector(Card.handlePan(_:))`.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init("", method)
  }

  /// A closure that is given the target, without a name.
  public init<Target: AnyObject>(_ body: @escaping @MainActor (Target) -> Void) {
    self.init("", body)
  }

  /// A closure that is given the target and the sender, without a name.
  public init<Target: AnyObject, Sender>(_ body: @escaping @MainActor (Target, Sender) -> Void) {
    self.init("", body)
  }

  /// Whether there is something to call.
  package var isCallable: Bool { call != nil }

  /// Sends the message.
  ///
  /// Where there is nothing to call, or target or sender are not of its classes, the issue
  /// `action` names it.
  @MainActor
  package func send(to target: AnyObject, from sender: Any?) {
    if !reaches(target, from: sender) {
      VirtualClock.current.report(.action("\(self)", target: "\(type(of: target))"))
    }
  }

  /// Sends the message, if target and sender are of its classes; whether they are.
  @MainActor
  package func reaches(_ target: AnyObject, from sender: Any?) -> Bool {
    call?(target, sender) == true
  }

  public static func == (left: Selector, right: Selector) -> Bool {
    left.name == right.name && left.identity === right.identity
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(identity.map { ObjectIdentifier($0) })
  }
}

extension Selector: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Selector: CustomStringConvertible {
  public var description: String { name.isEmpty ? "(unnamed)" : name }
}

/// A selector of that name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
