/// Rewrites files that were written for Apple's platforms where Swift on Linux takes them
/// otherwise.
///
/// Submodules become their modules; Objective-C's attributes go; `#selector` and `#keyPath` become values; `override` members of
/// extensions, and members of extensions that a subclass overrides, move into their classes. What
/// can't be done is left as it is and reported. Comments and strings stay untouched.
package struct Porter {
  /// A file and its text.
  package struct Source: Equatable {
    package let name: String
    package let text: String

    /// A file that the report is to call `name`.
    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The files as they are to be written, in the order given.
  package private(set) var sources: [Source] = []
  /// What was changed and what is left, by file and line.
  package private(set) var findings: [Finding] = []

  var files: [SourceFile]
  let outlines: [Outline]

  /// Rewrites files that belong together.
  package init(_ given: [Source]) {
    files = given.map { SourceFile(name: $0.name, text: $0.text) }
    outlines = files.map { Outline(of: $0) }
    for file in files.indices {
      importWholeModules(in: file)
      dropAttributes(in: file)
      replaceDirectives(in: file)
      reportRest(in: file)
    }
    moveMembers()
    sources = files.map { Source(name: $0.name, text: $0.text) }
    findings.sort { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  mutating func changed(_ text: String, in file: Int, at index: Int) {
    note(text, in: file, at: index, isLeft: false)
  }

  mutating func left(_ text: String, in file: Int, at index: Int) {
    note(text, in: file, at: index, isLeft: true)
  }

  private mutating func note(_ text: String, in file: Int, at index: Int, isLeft: Bool) {
    findings.append(
      Finding(
        file: files[file].name, line: files[file].tokens[index].line, isLeft: isLeft, text: text))
  }

  /// A class of the files by its name, with the file that it is in.
  func classDeclaration(named name: String) -> (file: Int, type: TypeDeclaration)? {
    for file in outlines.indices {
      if let type = outlines[file].types.first(where: { $0.isClass && $0.name == name }) {
        return (file, type)
      }
    }
    return nil
  }

  /// The functions of a type in all files, of that base name.
  func functions(named base: String, of type: String) -> [MemberDeclaration] {
    outlines.flatMap(\.types).filter { $0.name == type }.flatMap(\.members)
      .filter { $0.base == base && $0.labels != nil }
  }
}
