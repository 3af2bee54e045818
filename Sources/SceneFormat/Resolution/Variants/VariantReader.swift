/// Reads `variants`, with the matrices that they use, into a list of named variants.
///
/// The order is that of the axes, the first one changing slowest, then that of `include`.
struct VariantReader {
  let context: ResolutionContext
  let params: ParamReader
  let project: ProjectEntries

  /// A matrix, or the scene's own axes: what variants are made of.
  struct Matrix {
    var axes: [Axis] = []
    var excluded: [Entry] = []
    var included: [Entry] = []
  }

  /// An axis with the values that it takes.
  struct Axis {
    var axis: VariantAxis
    var span: SourceSpan
    var values: [VariantValue] = []
  }

  /// An entry of `exclude` or `include`.
  struct Entry {
    var span: SourceSpan
    var values: [(axis: String, value: VariantValue)] = []
    /// The variant's whole name; nil to make it as that of the others.
    var label: String?
  }

  /// The variants of a scene; none where it names none, or where one of them is wrong.
  func variants(_ root: ObjectReader) -> [SceneVariant] {
    let axes = VariantAxisReader(
      context: context, params: params, devices: NameList(deviceNames(root)),
      themes: NameList(names("themes", root)))
    let reader = MatrixReader(context: context, axes: axes)
    let matrices = Matrices(root, project: project, reader)
    guard let value = root.value("variants"),
      let own = ObjectReader(value, as: "the variants", in: context)
    else { return [] }
    own.check(SceneSchema.variants)
    var matrix = Matrix()
    for element in withoutRepetitions(used(own)) {
      guard let part = matrices.matrix(element) else { continue }
      reader.add(part, to: &matrix)
    }
    reader.add(reader.matrix(own), to: &matrix)
    return VariantExpansion(
      context: context, matrix: matrix, limit: limit(own), pattern: own.value("name"),
      span: own.span
    ).variants
  }

  /// The names of matrices in `use`: one, or a list of them.
  private func used(_ own: ObjectReader) -> [LocatedValue] {
    guard let value = own.value("use") else { return [] }
    let elements = value.string == nil ? own.list("use") : [value]
    if elements.count > MatrixReader.greatestAxes {
      context.error(
        "over-limit", "the variants use more than \(MatrixReader.greatestAxes) matrices",
        at: elements[MatrixReader.greatestAxes].span)
    }
    return Array(elements.prefix(MatrixReader.greatestAxes))
  }

  /// The first of each name; a matrix that is used again is reported, and its axes aren't once more.
  private func withoutRepetitions(_ elements: [LocatedValue]) -> [LocatedValue] {
    var places: [String: SourceSpan] = [:]
    return elements.filter { element in
      guard let name = element.string else { return true }
      guard let first = places[name] else {
        places[name] = element.span
        return true
      }
      context.error(
        "duplicate-value", "the matrix \(VisibleText.quoted(name)) is used twice",
        at: element.span,
        note: Diagnostic.Note("it stands here first", at: context.location(first)))
      return false
    }
  }

  /// Greatest number of variants: the command line's, else the scene's, else the project's.
  private func limit(_ own: ObjectReader) -> Int {
    let asked = own.integer(
      "maxVariants", default: context.limits.usualVariants, in: 1...100_000)
    return context.limits.variants ?? asked
  }

  private func names(_ key: String, _ root: ObjectReader?) -> [String] {
    guard case .object(let object) = root?.value(key)?.content else { return [] }
    return object.members.map(\.key)
  }

  private func deviceNames(_ root: ObjectReader) -> [String] {
    names("devices", root) + names("devices", project.root) + DeviceModel.all.map(\.name)
  }
}

/// The matrices that a scene can use: its own, and its project's.
private struct Matrices {
  private let reader: MatrixReader
  private var own: [String: VariantReader.Matrix] = [:]
  private var shared: [String: LocatedValue] = [:]
  private var names: [String] = []

  /// The scene's own matrices are read whether something uses them or not; a project's are about
  /// params that other scenes may have.
  init(_ root: ObjectReader, project: ProjectEntries, _ reader: MatrixReader) {
    self.reader = reader
    for member in root.names("matrices", of: "matrix") {
      names.append(member.key)
      own[member.key] = Self.matrix(member.key, member.value, reader)
    }
    for member in project.root?.names("matrices", of: "matrix") ?? []
    where own[member.key] == nil {
      names.append(member.key)
      shared[member.key] = member.value
    }
  }

  /// The matrix that an element of `use` names.
  func matrix(_ element: LocatedValue) -> VariantReader.Matrix? {
    guard let name = reader.context.text(element, for: "an element of \"use\"") else { return nil }
    if let matrix = own[name] { return matrix }
    if let value = shared[name] { return Self.matrix(name, value, reader) }
    reader.context.unknownWord(name, for: "matrix", among: names, at: element.span)
    return nil
  }

  private static func matrix(
    _ name: String, _ value: LocatedValue, _ reader: MatrixReader
  ) -> VariantReader.Matrix {
    let subject = "the matrix \(VisibleText.quoted(name))"
    guard let object = ObjectReader(value, as: subject, in: reader.context) else { return .init() }
    object.check(SceneSchema.matrix)
    return reader.matrix(object)
  }
}
