internal import Foundation

/// An animatable key path: a property, or one component of it.
///
/// `position`, `position.x`, `bounds.size.width`, `transform.rotation.z`, ... The list is closed:
/// parsing gives nil for anything else, which then is an issue with a name.
package struct LayerKey: Hashable, Sendable {
  /// The key path as it was spelled.
  package let path: String
  /// Its first word.
  package let propertyName: String
  /// The rest of it; nil for the whole property.
  package let component: ValueComponent?

  /// The key of that spelling on layers of that kind; nil where there is none.
  package init?(_ path: String, kind: LayerKind) {
    guard let key = Self(path), key.property.owner == nil || key.property.owner == kind else {
      return nil
    }
    self = key
  }

  /// The key of that spelling on whatever kind of layer has it; nil where none does.
  package init?(_ path: String) {
    let words = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = words.first, let property = LayerProperty.named(first) else { return nil }
    self.path = path
    self.propertyName = property.name
    guard words.count == 2 else {
      self.component = nil
      return
    }
    let sample = property.get(LayerState())
    guard let component = ValueComponent(rawValue: String(words[1])),
      sample.component(component) != nil
    else { return nil }
    self.component = component
  }

  private var property: LayerProperty {
    guard let property = LayerProperty.named(propertyName) else {
      preconditionFailure("a key is only made for a property that exists")
    }
    return property
  }

  /// The value in `state`.
  package func value(in state: LayerState) -> AnimatableValue {
    let whole = property.get(state)
    return component.flatMap { whole.component($0) } ?? whole
  }

  /// Puts `value` into `state`.
  ///
  /// - Returns: False, with nothing changed, when the key cannot take a value of that kind.
  package func set(_ value: AnimatableValue, in state: inout LayerState) -> Bool {
    guard let component else { return property.set(&state, value) }
    guard let whole = property.get(state).setting(component, to: value) else { return false }
    return property.set(&state, whole)
  }
}
