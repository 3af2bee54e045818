import Foundation

extension TrackReader {
  /// A value of a key.
  ///
  /// `whole` is what percentages are relative to; nil where they have no meaning.
  func keyValue(_ value: LocatedValue, key: SceneKey, in whole: CGSize?) -> SceneKeyValue? {
    let context = animators.context
    let what = "\"value\" of \"\(key.rawValue)\""
    switch key.valueType {
    case .number: return number(value, key: key, in: whole).map { .number($0) }
    case .point: return context.point(value, for: what, in: whole).map { .point($0) }
    case .size where key == .shadowOffset:
      return context.pair(value, for: what).map { .size(CGSize(width: $0.x, height: $0.y)) }
    case .size: return context.size(value, for: what, in: whole).map { .size($0) }
    case .rect: return context.rect(value, for: what, in: whole).map { .rect($0) }
    case .color: return context.color(value, for: what).map { .color($0) }
    case .path: return context.path(value, for: what).map { .path($0) }
    }
  }

  private func number(_ value: LocatedValue, key: SceneKey, in whole: CGSize?) -> Double? {
    let context = animators.context
    let what = "\"value\" of \"\(key.rawValue)\""
    switch key {
    case .positionX, .translationX:
      return context.length(value, for: what, of: whole.map { Double($0.width) })
    case .positionY, .translationY:
      return context.length(value, for: what, of: whole.map { Double($0.height) })
    case .opacity, .strokeStart, .strokeEnd, .shadowOpacity:
      return context.number(value, for: what, in: .unit)
    case .cornerRadius, .borderWidth, .lineWidth, .maskRadius:
      return context.length(value, for: what, of: nil, in: .nonNegative)
    case .shadowRadius:
      return context.length(value, for: what, of: nil, in: .between(0, 1_000))
    default: return context.number(value, for: what)
    }
  }
}
