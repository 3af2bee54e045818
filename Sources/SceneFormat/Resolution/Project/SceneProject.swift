/// A project file, `segue.json5`: what all scenes below its folder share.
package struct SceneProject: Sendable {
  /// The name that project files have.
  package static let fileName = "segue.json5"

  /// The file's text.
  package let source: SourceText
  /// The file's members; its places count from the file's first byte.
  let root: LocatedValue
  /// The folder of the goldens, from the project's; nil where the file names none.
  package let goldens: String?
  /// What scenes may ask for.
  package let limits: SceneLimits
}

/// What came of reading a project file.
package struct ProjectReading: Sendable {
  /// The project; nil where there is an error.
  package var project: SceneProject?
  /// Errors, in the order of the text.
  package var diagnostics: [Diagnostic]
  /// The file that places refer to.
  package var sources: [SourceText]
}

/// What a scene takes from its project, at places that its context knows.
struct ProjectEntries {
  /// The project's members; nil where there is no project.
  let root: ObjectReader?
  /// The project's `defaults`; nil where it has none.
  let defaults: ObjectReader?

  /// The entries of a project, whose text is added to the context's.
  init(_ project: SceneProject?, in context: ResolutionContext) {
    let start = project.flatMap { context.add($0.source) }
    root = project.flatMap { project in
      start.flatMap {
        ObjectReader(project.root.moved(by: $0), as: "the project", in: context)
      }
    }
    defaults = root?.value("defaults").flatMap {
      ObjectReader($0, as: "the project's defaults", in: context)
    }
  }
}
