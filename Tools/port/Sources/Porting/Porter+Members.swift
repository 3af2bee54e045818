extension Porter {
  /// A member of an extension that has to be in its class.
  private struct Move {
    let file: Int
    let type: TypeDeclaration
    let member: MemberDeclaration
  }

  /// Moves members into the classes that they extend: overriding ones, and overridden ones.
  mutating func moveMembers() {
    for file in outlines.indices {
      for type in outlines[file].types where type.isClass || type.isExtension {
        for member in type.members where member.modifiers.contains("override") {
          if type.isExtension { move(Move(file: file, type: type, member: member)) }
          moveOverridden(by: member, of: type.name)
        }
      }
    }
  }

  /// Moves the member that `member` overrides, where an extension declares it.
  private mutating func moveOverridden(by member: MemberDeclaration, of name: String) {
    var ancestor = superclass(of: name)
    var visited: Set<String> = [name]
    while let present = ancestor, visited.insert(present).inserted {
      for file in outlines.indices {
        for type in outlines[file].types where type.isExtension && type.name == present {
          for inherited in type.members
          where inherited.key == member.key && !inherited.modifiers.contains("override") {
            move(Move(file: file, type: type, member: inherited))
          }
        }
      }
      ancestor = superclass(of: present)
    }
  }

  private func superclass(of name: String) -> String? {
    classDeclaration(named: name)?.type.inherited.first
  }

  private mutating func move(_ move: Move) {
    let (member, file) = (move.member, move.file)
    // It may have been moved already, for another subclass.
    if files[file].replacements[member.start] == "", isGone(member, in: file) { return }
    let name = "\(move.type.name).\(member.key)"
    guard let destination = classDeclaration(named: move.type.name) else {
      return left(
        "\(name) in an extension can't override or be overridden, and its class isn't here",
        in: file, at: member.start)
    }
    guard member.hasBody, !move.type.isConstrained else {
      return left(
        "\(name) can't be overridden from an extension; move it into the class", in: file,
        at: member.start)
    }
    let access = inheritedAccess(of: move)
    let text = access + files[file].text(of: member.range)
    files[file].remove(member.range)
    let brace = destination.type.body.upperBound
    files[destination.file].insert("\n  \(text)\n", before: brace)
    changed("moved \(name) into its class", in: file, at: member.start)
  }

  private func isGone(_ member: MemberDeclaration, in file: Int) -> Bool {
    member.range.allSatisfy { files[file].replacements[$0] == "" }
  }

  /// What the extension says of all its members.
  private func inheritedAccess(of move: Move) -> String {
    let levels = ["public", "internal", "private", "fileprivate"]
    guard let level = levels.first(where: move.type.modifiers.contains),
      move.member.modifiers.isDisjoint(with: levels + ["open", "override"])
    else { return "" }
    return level == "private" ? "fileprivate " : level + " "
  }
}
