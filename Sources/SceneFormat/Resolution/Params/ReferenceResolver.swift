/// Replaces `$name` and `${name}` in a scene's text by the values of its params.
struct ReferenceResolver {
  let context: ResolutionContext
  let params: ParamReader
  /// Params that something uses.
  private var used: Set<String> = []
  /// Params that a param's own value uses.
  private var dependencies: [String: Set<String>] = [:]
  private var values: [String: LocatedValue.Content] = [:]
  /// Params whose values are being looked for, outermost first: a second time is a cycle.
  private var pending: [String] = []
  /// Bytes that references inside texts have made so far.
  private var madeBytes = 0

  init(context: ResolutionContext, params: ParamReader) {
    self.context = context
    self.params = params
  }

  /// Finds the value in force of every param, and checks what else the scene gives them.
  mutating func resolveParams(_ root: ObjectReader) {
    for name in params.names { _ = value(of: name) }
    for (definition, value) in params.idleValues(root) {
      _ = context.check(replacing(value), fits: definition)
    }
    used = []
  }

  /// The value of a param after `resolveParams()`.
  func resolved(_ name: String) -> LocatedValue.Content { values[name] ?? .invalid }

  /// The value with every reference in it replaced.
  ///
  /// Parts that hold none are passed on as they are. What a reference stands for is not looked
  /// through again: a param's own references were replaced when it was read.
  mutating func replacing(_ value: LocatedValue) -> LocatedValue {
    var value = value
    switch value.content {
    case .string(let text) where text.utf8.contains(UInt8(ascii: "$")):
      value.content = replacing(text, at: value.span)
    case .array(let elements): value.content = .array(elements.map { replacing($0) })
    case .object(let object): value.content = .object(replacing(object, except: []))
    default: break
    }
    return value
  }

  /// The object with every reference replaced, but for members that hold something else.
  ///
  /// Where `names` has a member's key, the member is an object of names, all of which name something;
  /// else keys that begin with `x-` are free.
  mutating func replacing(
    _ object: LocatedObject, except keys: Set<String>, names: Set<String> = []
  ) -> LocatedObject {
    var object = object
    for index in object.members.indices {
      let key = object.members[index].key
      guard !keys.contains(key), !key.hasPrefix("x-") else { continue }
      if names.contains(key), case .object(var entries) = object.members[index].value.content {
        for entry in entries.members.indices {
          entries.members[entry].value = replacing(entries.members[entry].value)
        }
        object.members[index].value.content = .object(entries)
      } else {
        object.members[index].value = replacing(object.members[index].value)
      }
    }
    return object
  }
}

// MARK: - Params

extension ReferenceResolver {
  /// The value of a param, its own references replaced; invalid, and reported, for none.
  private mutating func value(of name: String) -> LocatedValue.Content {
    if let value = values[name] { return value }
    guard let definition = params.definition(name) else { return .invalid }
    let content = params.outside[name] ?? inner(definition)
    values[name] = content
    return content
  }

  /// The value that the scene's own text gives a param.
  private mutating func inner(_ definition: ParamDefinition) -> LocatedValue.Content {
    guard let candidate = params.candidate(definition.name) else { return .invalid }
    pending.append(definition.name)
    let value = replacing(candidate)
    pending.removeLast()
    return context.check(value, fits: definition) ? value.content : .invalid
  }

  /// Notes that a param is used, by the scene or by another param.
  private mutating func note(_ name: String) {
    if let outer = pending.last {
      dependencies[outer, default: []].insert(name)
    } else {
      used.insert(name)
    }
  }

  /// The params that the scene uses, directly or through another, in the order of the file.
  var usedNames: [String] {
    var found = used
    var waiting = Array(used)
    while let name = waiting.popLast() {
      for inner in dependencies[name] ?? [] where found.insert(inner).inserted {
        waiting.append(inner)
      }
    }
    return params.names.filter { found.contains($0) }
  }

  /// Reports a param that refers to itself.
  private func reportCycle(_ name: String, at span: SourceSpan) {
    let start = pending.firstIndex(of: name) ?? 0
    let chain = (pending[start...] + [name]).map(VisibleText.visible).joined(separator: " → ")
    context.error("param-cycle", "the param refers to itself: \(chain)", at: span)
  }
}

// MARK: - References

extension ReferenceResolver {
  private mutating func replacing(_ text: String, at span: SourceSpan) -> LocatedValue.Content {
    if text.hasPrefix("$"), ParamReader.isIdentifier(text.dropFirst()) {
      return reference(to: String(text.dropFirst()), at: span)
    }
    return text.contains("${") ? interpolated(text, at: span) : .string(text)
  }

  /// What a reference stands for; invalid, and reported, for an unknown name.
  private mutating func reference(to name: String, at span: SourceSpan) -> LocatedValue.Content {
    guard let definition = params.definition(name) else {
      context.unknownWord(name, for: "param", among: params.names, at: span)
      return .invalid
    }
    guard !pending.contains(name) else {
      reportCycle(name, at: span)
      return .invalid
    }
    guard pending.count < Self.longestChain else {
      context.error(
        "over-limit", "params refer to each other more than \(Self.longestChain) deep", at: span)
      return .invalid
    }
    note(name)
    let content = value(of: name)
    if case .invalid = content { return content }
    context.references[span] = ResolutionContext.ParamReference(
      name: name, type: definition.type.rawValue, location: context.location(definition.span))
    return content
  }

  /// The text with each `${name}` replaced.
  private mutating func interpolated(_ text: String, at span: SourceSpan) -> LocatedValue.Content {
    var result = ""
    var rest = text[...]
    var isValid = true
    while let open = rest.firstRange(of: "${") {
      result += rest[..<open.lowerBound]
      rest = rest[open.upperBound...]
      guard let close = rest.firstIndex(of: "}") else {
        context.error("bad-reference", "\"${\" has no closing \"}\"", at: span)
        return .invalid
      }
      let part = spelled(String(rest[..<close]), at: span)
      isValid = isValid && part != nil
      result += part ?? ""
      rest = rest[rest.index(after: close)...]
      guard result.utf8.count <= Self.longestText else {
        context.error("over-limit", "the text grows beyond \(Self.longestText) bytes", at: span)
        return .invalid
      }
    }
    madeBytes += result.utf8.count
    guard madeBytes <= context.limits.fileBytes else {
      context.error(
        "over-limit", "references make texts of more bytes than a file may have", at: span)
      return .invalid
    }
    return isValid ? .string(result + rest) : .invalid
  }

  /// Greatest number of params of which each refers to the next.
  private static let longestChain = 64
  /// Longest text that references may make, in bytes.
  private static let longestText = 65_536

  /// A param's value as part of a text; nil, and reported, where it has none.
  private mutating func spelled(_ name: String, at span: SourceSpan) -> String? {
    let content = reference(to: name, at: span)
    context.references[span] = nil
    switch content {
    case .string(let text): return text
    case .number(let numeral): return numeral.text
    case .boolean(let flag): return String(flag)
    case .invalid: return nil
    case .null, .array, .object:
      context.error(
        "bad-reference",
        "the param \(VisibleText.quoted(name)) is a timing and cannot be part of a text", at: span)
      return nil
    }
  }
}
