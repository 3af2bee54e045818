extension Porter {
  private static let attributesOfObjectiveC: Set<String> = [
    "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@NSApplicationMain", "@GKInspectable",
  ]

  /// Takes out the attributes that only Objective-C knows.
  mutating func dropAttributes(in file: Int) {
    for index in files[file].tokens.indices {
      let token = files[file].tokens[index]
      guard token.kind == .attribute, Self.attributesOfObjectiveC.contains(token.text) else {
        continue
      }
      let end = endOfAttribute(at: index, in: file)
      let next = files[file].significant(from: end)
      if token.text == "@objc", files[file].isWord("optional", at: next) {
        left("an optional requirement: give it a default in an extension", in: file, at: index)
        continue
      }
      files[file].remove(index..<end)
      // The space after it goes too, so that the line begins where it began.
      if next > end, files[file].tokens[end].kind == .space { files[file].replacements[end] = "" }
      changed("dropped \(token.text)", in: file, at: index)
      if token.text == "@objc" { boundToClasses(protocolFrom: next, in: file) }
    }
  }

  /// After the name in parentheses that may follow right after `@objc`.
  private func endOfAttribute(at index: Int, in file: Int) -> Int {
    guard files[file].tokens[index].text == "@objc", files[file].isSymbol("(", at: index + 1),
      let close = files[file].partner(of: index + 1)
    else { return index + 1 }
    return close + 1
  }

  /// A protocol of Objective-C is one of classes: where it says nothing else, it has to say so.
  private mutating func boundToClasses(protocolFrom start: Int, in file: Int) {
    var place = start
    while place < files[file].tokens.count, files[file].tokens[place].kind == .word,
      ["public", "private", "fileprivate", "internal"].contains(files[file].tokens[place].text)
    {
      place = files[file].significant(from: place + 1)
    }
    guard files[file].isWord("protocol", at: place) else { return }
    let name = files[file].significant(from: place + 1)
    let next = files[file].significant(from: name + 1)
    if files[file].isSymbol(":", at: next) {
      files[file].insert(" AnyObject,", before: next + 1)
    } else {
      files[file].insert(": AnyObject", before: name + 1)
    }
    changed("a protocol of Objective-C now says AnyObject", in: file, at: place)
  }

  /// Names what else does not compile, or does nothing.
  mutating func reportRest(in file: Int) {
    for index in files[file].tokens.indices {
      let token = files[file].tokens[index]
      if token.kind == .directive, token.text == "#if" || token.text == "#elseif" {
        openGuard(from: index, in: file)
      } else if let reason = Self.obstacle(token) {
        left(reason, in: file, at: index)
      }
    }
  }

  /// Code under `#if os(iOS)` is to be compiled.
  private mutating func openGuard(from index: Int, in file: Int) {
    let line = files[file].tokens[index].line
    var place = index + 1
    while place < files[file].tokens.count, files[file].tokens[place].line == line {
      let name = place + 2
      if files[file].isWord("os", at: place), files[file].isSymbol("(", at: place + 1),
        files[file].isWord("iOS", at: name), files[file].isSymbol(")", at: name + 1)
      {
        files[file].replace(place..<name + 2, with: "canImport(UIKit)")
        changed("os(iOS) is canImport(UIKit)", in: file, at: place)
      }
      place += 1
    }
  }

  private static func obstacle(_ token: Token) -> String? {
    switch (token.kind, token.text) {
    case (.attribute, "@NSManaged"): "@NSManaged: there is no Core Data"
    case (.word, "objc_setAssociatedObject"), (.word, "objc_getAssociatedObject"):
      "\(token.text): keep the value in the class, or in a dictionary"
    case (.word, "method_exchangeImplementations"), (.word, "class_addMethod"):
      "\(token.text): there is no run time of Objective-C"
    case (.word, "UIStoryboard"), (.word, "UINib"): "\(token.text): make the views in code"
    default: nil
    }
  }
}
