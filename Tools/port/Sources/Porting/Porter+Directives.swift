extension Porter {
  /// Turns `#selector` and `#keyPath` into values.
  mutating func replaceDirectives(in file: Int) {
    for index in files[file].tokens.indices {
      let token = files[file].tokens[index]
      guard token.kind == .directive, token.text == "#selector" || token.text == "#keyPath" else {
        continue
      }
      let open = files[file].significant(from: index + 1)
      guard files[file].isSymbol("(", at: open), let close = files[file].partner(of: open) else {
        continue
      }
      let content = open + 1..<close
      let result =
        token.text == "#keyPath"
        ? keyPath(files[file].joined(content)) : selector(content, in: file)
      switch result {
      case .success(let text):
        files[file].replace(index..<close + 1, with: text)
        changed("\(token.text)(\(files[file].joined(content))) is \(text)", in: file, at: index)
      case .failure(let reason):
        left("\(token.text): \(reason.text)", in: file, at: index)
      }
    }
  }

  struct Obstacle: Error {
    let text: String
  }

  // MARK: - Key paths

  /// Properties of Apple's classes whose keys go without `is`.
  private static let plainKeys: Set<String> = [
    "isHidden", "isOpaque", "isDoubleSided", "isEnabled", "isSelected", "isHighlighted",
    "isRemovedOnCompletion", "isGeometryFlipped", "isUserInteractionEnabled", "isPaused",
  ]

  private func keyPath(_ path: String) -> Result<String, Obstacle> {
    var parts = path.split(separator: ".").map(String.init)
    var root: String?
    while parts.count > 1, parts[0].first?.isUppercase == true { root = parts.removeFirst() }
    if parts.first == "self", parts.count > 1 { parts.removeFirst() }
    if let root, ["UI", "CA", "NS"].contains(where: root.hasPrefix) {
      parts = parts.map { part in
        guard Self.plainKeys.contains(part), let first = part.dropFirst(2).first else {
          return part
        }
        return first.lowercased() + part.dropFirst(3)
      }
    }
    return .success("\"\(parts.joined(separator: "."))\"")
  }

  // MARK: - Selectors

  private func selector(_ content: Range<Int>, in file: Int) -> Result<String, Obstacle> {
    let words = files[file].joined(content)
    if words.hasPrefix("getter:") || words.hasPrefix("setter:") {
      return .failure(Obstacle(text: "a property can't be sent; write a closure with Selector"))
    }
    let cast = content.first { files[file].isWord("as", at: $0) }
    let method = files[file].joined(content.lowerBound..<(cast ?? content.upperBound))
    var signature = ""
    if let cast {
      signature = files[file].text(of: cast + 1..<content.upperBound).trimmed()
    }
    // The dots of labels are none: those of the target come before the parenthesis.
    let head = method.prefix { $0 != "(" }
    guard let dot = head.lastIndex(of: ".") else {
      return unqualifiedSelector(method, signature: signature, at: content.lowerBound, in: file)
    }
    let (target, name) = (String(method[..<dot]), String(method[method.index(after: dot)...]))
    if target == "self" || target == "Self" || target == "super" {
      return unqualifiedSelector(name, signature: signature, at: content.lowerBound, in: file)
    }
    let last = target.split(separator: ".").last ?? ""
    guard last.first?.isUppercase == true else {
      return .failure(
        Obstacle(text: "the class of `\(target)` isn't written here; name it, as in Card.\(name)"))
    }
    return value(of: name, in: target, signature: signature)
  }

  private func unqualifiedSelector(
    _ name: String, signature: String, at index: Int, in file: Int
  ) -> Result<String, Obstacle> {
    guard let type = outlines[file].type(around: index) else {
      return .failure(Obstacle(text: "no class around it; name it, as in Card.\(name)"))
    }
    let full = signature.isEmpty ? "" : "(\(type.name)) -> \(signature)"
    return value(of: name, in: type.name, signature: full)
  }

  /// A selector of a method, `handle(_:)` or `handle`, of a class.
  private func value(
    of method: String, in type: String, signature: String
  ) -> Result<String, Obstacle> {
    let base = String(method.prefix { $0 != "(" })
    let known = functions(named: base, of: type)
    let written = method.contains("(") ? labels(of: method) : nil
    let declared =
      known.first { written == nil || $0.labels ?? [] == written ?? [] } ?? known.first
    let labels = written ?? declared?.labels ?? []
    if labels.count > 1 {
      return .failure(Obstacle(text: "`\(method)` takes more than a sender"))
    }
    let name = objectiveCName(base, labels: labels)
    // A closure is free of warnings that an unapplied method has in Swift 5.
    if let declared, signature.isEmpty {
      return .success("Selector(\"\(name)\", \(closure(calling: declared, of: type)))")
    }
    let reference = "\(type).\(method)" + (signature.isEmpty ? "" : " as \(signature)")
    return .success("Selector(\"\(name)\", \(reference))")
  }

  /// `["_", "event"]` for `handle(_:event:)`.
  private func labels(of method: String) -> [String] {
    let list = method.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    return list.split(separator: ":").map(String.init)
  }

  private func objectiveCName(_ base: String, labels: [String]) -> String {
    guard let label = labels.first else { return base }
    guard label != "_", let first = label.first else { return base + ":" }
    return "\(base)With\(first.uppercased())\(label.dropFirst()):"
  }

  /// A closure that calls a method and drops what it returns.
  private func closure(calling method: MemberDeclaration, of type: String) -> String {
    let drop = method.returnsValue ? "_ = " : ""
    guard let label = method.labels?.first else {
      return "{ (target: \(type)) in \(drop)target.\(method.base)() }"
    }
    let argument = label == "_" ? "sender" : "\(label): sender"
    return "{ (target: \(type), sender: \(method.parameterTypes[0])) in "
      + "\(drop)target.\(method.base)(\(argument)) }"
  }
}
