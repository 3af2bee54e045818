extension LocatedValue {
  /// A value as compact JSON5 text, strings in double quotes with what cannot be seen spelled out.
  static func text(of content: Content) -> String {
    switch content {
    case .null: "null"
    case .boolean(let flag): String(flag)
    case .number(let numeral): numeral.text
    case .string(let text): "\"\(VisibleText.visible(text))\""
    case .array(let elements):
      "[\(elements.map { Self.text(of: $0.content) }.joined(separator: ", "))]"
    case .object(let object): "{ \(object.members.map { member(of: $0) }.joined(separator: ", ")) }"
    case .invalid: "?"
    }
  }

  private static func member(of member: LocatedObject.Member) -> String {
    "\(VisibleText.visible(member.key)): \(text(of: member.value.content))"
  }
}
