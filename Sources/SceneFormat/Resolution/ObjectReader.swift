import Foundation
import Timing

/// Reads the members of one object of the scene.
///
/// A member that is missing or wrong is reported once; the reader then gives the default, so that
/// the rest of the object is read too.
struct ObjectReader {
  let context: ResolutionContext
  var object: LocatedObject
  /// The object's place.
  let span: SourceSpan
  /// What messages call the object, with its article.
  var subject: String

  /// A reader for an object; nil, and reported, for any other value.
  init?(_ value: LocatedValue, as subject: String, in context: ResolutionContext) {
    guard case .object(let object) = value.content else {
      context.wrongType(value, for: subject, wanted: "an object")
      return nil
    }
    self.context = context
    self.object = object
    self.subject = subject
    span = value.span
  }

  /// Reports every key that the object may not have.
  func check(_ keys: KeySet) {
    let strange = object.members.filter { !keys.contains($0.key) }
    guard !strange.isEmpty else { return }
    let free = keys.keys.filter { object[$0] == nil }
    for member in strange {
      if keys.later.contains(member.key) {
        context.notThereYet(
          "\(VisibleText.quoted(member.key)) in \(subject) is", at: member.keySpan)
        continue
      }
      let message = "unknown key \(VisibleText.quoted(member.key)) in \(subject)"
      if let near = context.nearest(to: member.key, among: free) {
        context.error("unknown-key", message, at: member.keySpan, suggestion: near)
        context.noteMisspelling(of: near, in: span)
      } else {
        let list = keys.keys.joined(separator: ", ")
        context.error(
          "unknown-key", message, at: member.keySpan,
          note: Diagnostic.Note("the keys of \(subject) are \(list)"))
      }
    }
  }

  /// What messages call a member.
  func name(_ key: String) -> String { VisibleText.quoted(key) }
}

// MARK: - Members

extension ObjectReader {
  /// The value of a key, if it is there.
  func value(_ key: String) -> LocatedValue? { object[key] }

  /// The place of a key's value, or of the whole object.
  func location(_ key: String) -> SourceLocation {
    context.location(object[key]?.span ?? span)
  }

  /// The value of a key that must be there; `meaning` says in a message what it would hold.
  func required(_ key: String, meaning: String? = nil) -> LocatedValue? {
    if let value = object[key] { return value }
    if context.hasMisspelling(of: key, in: span) { return nil }
    context.error(
      "missing-key", "\(subject) needs \(name(key))" + (meaning.map { ", \($0)" } ?? ""),
      at: SourceSpan(offset: span.offset, length: min(1, span.length)))
    return nil
  }

  /// A number.
  func number(_ key: String, default value: Double, in range: NumberRange = .any) -> Double {
    object[key].flatMap { context.number($0, for: name(key), in: range) } ?? value
  }

  /// A whole number.
  func integer(_ key: String, default value: Int, in range: ClosedRange<Int>) -> Int {
    object[key].flatMap { context.integer($0, for: name(key), in: range) } ?? value
  }

  /// True or false.
  func boolean(_ key: String, default value: Bool) -> Bool {
    object[key].flatMap { context.boolean($0, for: name(key)) } ?? value
  }

  /// A text that may be missing.
  func text(_ key: String) -> String? {
    object[key].flatMap { context.text($0, for: name(key)) }
  }

  /// One of the words of a list.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, default value: Choice
  ) -> Choice where Choice.RawValue == String {
    object[key].flatMap { context.choice($0, for: key) } ?? value
  }

  /// Two numbers.
  func pair(_ key: String, default value: CGPoint, in range: NumberRange = .any) -> CGPoint {
    object[key].flatMap { context.pair($0, for: name(key), in: range) } ?? value
  }

  /// A colour.
  func color(_ key: String, default value: SceneColor) -> SceneColor {
    object[key].flatMap { context.color($0, for: name(key)) } ?? value
  }

  /// A colour that may be missing, or "none".
  func paint(_ key: String) -> SceneColor? {
    object[key].flatMap { context.paint($0, for: name(key)) }
  }

  /// A time that may be missing.
  func time(_ key: String) -> Nanoseconds? {
    object[key].flatMap { context.time($0, for: name(key)) }
  }

  /// The elements of a list; empty where it is missing.
  func list(_ key: String) -> [LocatedValue] {
    guard let value = object[key] else { return [] }
    guard case .array(let elements) = value.content else {
      context.wrongType(value, for: name(key), wanted: "a list")
      return []
    }
    return elements
  }

  /// The members of an object of names; empty where it is missing.
  ///
  /// `what` is what one of the names names, such as `screen`.
  func names(_ key: String, of what: String) -> [LocatedObject.Member] {
    guard let value = object[key] else { return [] }
    guard case .object(let object) = value.content else {
      context.wrongType(value, for: name(key), wanted: "an object of names")
      return []
    }
    return object.members.filter { context.checkName($0.key, of: what, at: $0.keySpan) }
  }
}
