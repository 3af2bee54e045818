/// Reads `axes`, `exclude` and `include` of a matrix, or of a scene's variants.
struct MatrixReader {
  let context: ResolutionContext
  let axes: VariantAxisReader

  /// Greatest number of axes, of matrices that are used, and of values of an exception.
  static let greatestAxes = 64

  /// What an object says; keys of other meanings are left to others.
  func matrix(_ reader: ObjectReader) -> VariantReader.Matrix {
    VariantReader.Matrix(
      axes: readAxes(reader), excluded: entries("exclude", reader),
      included: entries("include", reader))
  }

  /// Joins what another matrix brings to one.
  func add(_ other: VariantReader.Matrix, to matrix: inout VariantReader.Matrix) {
    for axis in other.axes {
      if let first = matrix.axes.first(where: { $0.axis.name == axis.axis.name }) {
        context.error(
          "duplicate-key", "the axis \(VisibleText.quoted(axis.axis.name)) is there twice",
          at: axis.span,
          note: Diagnostic.Note("it stands here first", at: context.location(first.span)))
      } else {
        matrix.axes.append(axis)
      }
    }
    matrix.excluded += other.excluded
    matrix.included += other.included
  }

  private func readAxes(_ reader: ObjectReader) -> [VariantReader.Axis] {
    guard let value = reader.value("axes"),
      let object = ObjectReader(value, as: "\"axes\"", in: context)
    else { return [] }
    return members(of: object).compactMap { member in
      guard let axis = axes.axis(member.key, at: member.keySpan) else { return nil }
      return VariantReader.Axis(
        axis: axis, span: member.keySpan, values: values(member.value, of: axis))
    }
  }

  /// The members of an object of axes; those beyond the limit are left out, and reported.
  private func members(of reader: ObjectReader) -> ArraySlice<LocatedObject.Member> {
    let members = reader.object.members.filter { !$0.key.hasPrefix("x-") }
    if members.count > Self.greatestAxes {
      context.error(
        "over-limit", "there are more than \(Self.greatestAxes) axes",
        at: members[Self.greatestAxes].keySpan)
    }
    return members.prefix(Self.greatestAxes)
  }

  private func values(_ list: LocatedValue, of axis: VariantAxis) -> [VariantValue] {
    guard case .array(let elements) = list.content else {
      context.wrongType(list, for: VisibleText.quoted(axis.name), wanted: "a list")
      return []
    }
    var seen: Set<VariantValue.Identity> = []
    var values: [VariantValue] = []
    for element in elements {
      guard let value = axes.value(element, of: axis) else { continue }
      if seen.insert(value.identity).inserted {
        values.append(value)
      } else {
        context.error("duplicate-value", "the axis has this value twice", at: element.span)
      }
    }
    if elements.isEmpty {
      context.error("missing-value", "an axis needs at least one value", at: list.span)
    }
    return values
  }

  private func entries(_ key: String, _ reader: ObjectReader) -> [VariantReader.Entry] {
    let isIncluding = key == "include"
    return reader.list(key).compactMap { element in
      guard let object = ObjectReader(element, as: "an element of \"\(key)\"", in: context) else {
        return nil
      }
      var entry = VariantReader.Entry(span: element.span)
      for member in members(of: object) {
        if isIncluding, member.key == VariantAxisReader.label {
          entry.label = label(member.value)
        } else if let axis = axes.axis(member.key, at: member.keySpan),
          let value = axes.value(member.value, of: axis)
        {
          entry.values.append((axis.name, value))
        }
      }
      if members(of: object).isEmpty {
        context.error(
          "missing-value", "an element of \"\(key)\" names at least one axis", at: element.span)
      }
      return entry
    }
  }

  private func label(_ value: LocatedValue) -> String? {
    guard let text = context.text(value, for: "\"label\""),
      context.checkName(text, of: "variant", at: value.span)
    else { return nil }
    return text
  }
}
