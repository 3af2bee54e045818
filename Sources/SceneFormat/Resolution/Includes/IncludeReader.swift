/// Puts the named entries of included files beside a scene's own.
///
/// A file is taken in once, however many files include it. An entry is taken as a whole, and a
/// name that stands twice is an error: nothing depends on the order of files.
struct IncludeReader {
  let context: ResolutionContext
  let files: any SceneFiles
  /// Files that were taken in, from the scene's folder.
  private var known: Set<String> = []
  /// The files that include each other down to the one being read, the scene's own first.
  private var chain: [String]
  /// Bytes of all included files together.
  private var byteCount = 0
  /// Whether a limit was met and reported: nothing is taken in after that.
  private var isFull = false
  /// What the files hold, by key.
  private var entries: [String: Entries] = [:]

  /// The entries of one key, such as `screens`.
  private struct Entries {
    var members: [LocatedObject.Member] = []
    var spans: [String: SourceSpan] = [:]
  }

  /// How many files may include each other down to one.
  static let greatestDepth = 16
  /// How many files a scene may include altogether.
  static let greatestCount = 256

  /// A reader of the files that a scene may include.
  init(context: ResolutionContext, files: any SceneFiles) {
    self.context = context
    self.files = files
    // Standard input is no file that could be included.
    let own = context.source.file == "-" ? "" : context.source.file
    chain = [own.lastIndex(of: "/").map { String(own[own.index(after: $0)...]) } ?? own]
  }

  /// The scene with the entries of all that it includes.
  ///
  /// - Parameters:
  ///   - root: The scene.
  ///   - requires: Checks an included file's version and features; false where what follows could mean
  ///     anything.
  /// - Returns: The scene's members, with all entries in them.
  mutating func merged(
    _ root: ObjectReader, checkedBy requires: (ObjectReader) -> Bool
  ) -> LocatedObject {
    var object = root.object
    guard root.value("include") != nil else { return object }
    for key in SceneSchema.includableKeys {
      guard case .object(let own) = object[key]?.content else { continue }
      for member in own.members {
        entries[key, default: Entries()].spans[member.key] = member.keySpan
      }
    }
    include(root.list("include"), in: "", checkedBy: requires)
    for key in SceneSchema.includableKeys {
      guard let more = entries[key]?.members, !more.isEmpty else { continue }
      Self.add(more, to: key, of: &object, at: root.value("include")?.span ?? root.span)
    }
    return object
  }

  /// Adds entries to those of a key; what the scene holds there may be no object, which is
  /// reported where it is read.
  private static func add(
    _ more: [LocatedObject.Member], to key: String, of object: inout LocatedObject,
    at span: SourceSpan
  ) {
    guard let index = object.members.firstIndex(where: { $0.key == key }) else {
      let value = LocatedValue(content: .object(LocatedObject(members: more)), span: span)
      object.members.append(LocatedObject.Member(key: key, keySpan: span, value: value))
      return
    }
    guard case .object(var own) = object.members[index].value.content else { return }
    own.members += more
    object.members[index].value.content = .object(own)
  }
}

// MARK: - Files

extension IncludeReader {
  private mutating func include(
    _ elements: [LocatedValue], in folder: String, checkedBy requires: (ObjectReader) -> Bool
  ) {
    for element in elements {
      guard let path = path(element, in: folder) else { continue }
      if let start = chain.firstIndex(of: path) {
        let names = (chain[start...] + [path]).map(VisibleText.visible).joined(separator: " → ")
        context.error("include-cycle", "the file includes itself: \(names)", at: element.span)
        continue
      }
      guard !known.contains(path) else { continue }
      guard isWithinLimits(at: element.span) else { return }
      known.insert(path)
      chain.append(path)
      read(path, includedAt: element.span, checkedBy: requires)
      chain.removeLast()
    }
  }

  private func path(_ element: LocatedValue, in folder: String) -> String? {
    guard let text = context.text(element, for: "an element of \"include\"") else { return nil }
    switch IncludePath.resolve(text, in: folder) {
    case .file(let path): return path
    case .refused(let reason):
      context.error(
        "bad-include-path", "\(VisibleText.quoted(text)) cannot be included: \(reason)",
        at: element.span)
      return nil
    }
  }

  /// Whether another file may be taken in; the first that may not is reported.
  private mutating func isWithinLimits(at span: SourceSpan) -> Bool {
    let message: String
    if isFull {
      return false
    } else if chain.count > Self.greatestDepth {
      message = "files include each other more than \(Self.greatestDepth) deep"
    } else if known.count >= Self.greatestCount {
      message = "the scene includes more than \(Self.greatestCount) files"
    } else {
      return true
    }
    reportLimit(message, at: span)
    return false
  }

  private mutating func reportLimit(_ message: String, at span: SourceSpan) {
    isFull = true
    context.error("over-limit", message, at: span)
  }

  private mutating func read(
    _ path: String, includedAt span: SourceSpan, checkedBy requires: (ObjectReader) -> Bool
  ) {
    guard let bytes = bytes(of: path, includedAt: span) else { return }
    byteCount += bytes.count
    guard let value = context.parse(bytes, ofFile: context.fileName(ofIncluded: path)),
      let reader = ObjectReader(value, as: "an included file", in: context), requires(reader)
    else { return }
    checkKeys(reader)
    take(reader)
    include(reader.list("include"), in: IncludePath.folder(of: path), checkedBy: requires)
  }

  /// A file's bytes; nil, and reported, where they can't be read or are too many.
  private mutating func bytes(of path: String, includedAt span: SourceSpan) -> [UInt8]? {
    let rest = max(0, context.limits.fileBytes - byteCount)
    do {
      let bytes = try files.bytes(of: path, limit: rest)
      if bytes.count <= rest { return bytes }
    } catch  where !error.isOverLimit {
      context.error(
        "cannot-include", "\(VisibleText.quoted(path)) cannot be included: \(error.cause)", at: span
      )
      return nil
    } catch {}
    reportLimit(
      "included files have more than \(context.limits.fileBytes) bytes altogether "
        + "(--limit-file-bytes)", at: span)
    return nil
  }

  /// Reports keys that an included file may not have; those of a scene by saying so.
  private func checkKeys(_ reader: ObjectReader) {
    var rest = reader
    let misplaced = reader.object.members.filter {
      SceneSchema.root.keys.contains($0.key) && !SceneSchema.part.contains($0.key)
    }
    for member in misplaced {
      context.error(
        "misplaced-key",
        "\(VisibleText.quoted(member.key)) belongs into the scene itself, not into a file that it "
          + "includes",
        at: member.keySpan)
    }
    let keys = Set(misplaced.map(\.key))
    rest.object.members.removeAll { keys.contains($0.key) }
    rest.check(SceneSchema.part)
  }

  /// Takes the named entries of a file.
  private mutating func take(_ reader: ObjectReader) {
    for key in SceneSchema.includableKeys {
      guard let value = reader.value(key) else { continue }
      guard case .object(let object) = value.content else {
        context.wrongType(value, for: VisibleText.quoted(key), wanted: "an object of names")
        continue
      }
      for member in object.members { take(member, of: key) }
    }
  }

  private mutating func take(_ member: LocatedObject.Member, of key: String) {
    if let first = entries[key]?.spans[member.key] {
      context.error(
        "duplicate-key",
        "\(VisibleText.quoted(member.key)) stands in the \"\(key)\" of two files",
        at: member.keySpan,
        note: Diagnostic.Note("it stands here first", at: context.location(first))
      )
      return
    }
    entries[key, default: Entries()].spans[member.key] = member.keySpan
    entries[key, default: Entries()].members.append(member)
  }
}
