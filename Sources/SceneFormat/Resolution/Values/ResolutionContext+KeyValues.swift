import Foundation

extension ResolutionContext {
  /// A value of a key.
  ///
  /// `whole` is what percentages are relative to; nil where they have no meaning.
  func keyValue(_ value: LocatedValue, key: SceneKey, in whole: CGSize?) -> SceneKeyValue? {
    let what = "\"value\" of \"\(key.rawValue)\""
    switch key.valueType {
    case .number: return number(value, key: key, in: whole).map { .number($0) }
    case .point: return point(value, for: what, in: whole).map { .point($0) }
    case .size where key == .shadowOffset:
      return pair(value, for: what).map { .size(CGSize(width: $0.x, height: $0.y)) }
    case .size: return size(value, for: what, in: whole).map { .size($0) }
    case .rect: return rect(value, for: what, in: whole).map { .rect($0) }
    case .color: return color(value, for: what).map { .color($0) }
    case .path: return path(value, for: what).map { .path($0) }
    }
  }

  private func number(_ value: LocatedValue, key: SceneKey, in whole: CGSize?) -> Double? {
    let what = "\"value\" of \"\(key.rawValue)\""
    switch key {
    case .positionX, .translationX:
      return length(value, for: what, of: whole.map { Double($0.width) })
    case .positionY, .translationY:
      return length(value, for: what, of: whole.map { Double($0.height) })
    case .opacity, .strokeStart, .strokeEnd, .shadowOpacity:
      return number(value, for: what, in: .unit)
    case .cornerRadius, .borderWidth, .lineWidth, .maskRadius:
      return length(value, for: what, of: nil, in: .nonNegative)
    case .shadowRadius:
      return length(value, for: what, of: nil, in: .between(0, 1_000))
    default: return number(value, for: what)
    }
  }
}
