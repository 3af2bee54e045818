internal import FrameSequences
internal import SystemFiles

extension BatchRecord {
  /// The file's text.
  var text: String {
    let shard = shard.map { [("shard", JSONText.string("\($0)"))] } ?? []
    return JSONText.object(
      [("segueBatch", .integer(1)), ("tool", .string(tool)), ("scene", .string(scene))] + shard
        + [("variants", .array(variants.map(Self.json)))]
    ).page
  }

  private static func json(_ variant: Variant) -> JSONText {
    let part =
      variant.part.map {
        [("part", JSONText.array([.integer($0.lowerBound), .integer($0.count)]))]
      } ?? []
    return .object(
      [
        ("variant", .string(variant.name)),
        ("values", .object(variant.values.map { ($0.axis, .string($0.text)) })),
        ("frames", .integer(variant.frames)),
      ] + part
        + [("manifest", .optional(variant.manifest)), ("failure", .optional(variant.failure))])
  }

  /// Reads the record of a batch.
  ///
  /// - Throws: What is wrong with the file, which must have every key and no other.
  init(contentsOf path: String) throws(ManifestError) {
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(path, limit: Self.longest) } catch { throw .file(error) }
    let value: JSONValue
    do { value = try JSONValue(parsing: bytes) } catch { throw .syntax(error) }
    var fields = try ManifestFields(value, at: "")
    guard try fields.integer("segueBatch") == 1 else {
      throw .invalid("segueBatch", expected: "1")
    }
    (scene, tool) = ("", try fields.string("tool"))
    scene = try fields.string("scene")
    shard = try fields.shard()
    guard case .array(let items) = try fields.take("variants") else {
      throw .invalid("variants", expected: "a list")
    }
    try fields.end()
    variants = []
    for (index, item) in items.enumerated() {
      let fields = try ManifestFields(item, at: "variants[\(index)].")
      variants.append(try Self.variant(fields, isPart: shard != nil))
    }
  }

  private static func variant(
    _ read: ManifestFields, isPart: Bool
  ) throws(ManifestError) -> Variant {
    var fields = read
    var variant = Variant(
      name: try fields.string("variant"), values: try fields.values(),
      frames: try fields.integer("frames"))
    if isPart {
      let (from, count) = try fields.integerPair("part")
      guard from <= variant.frames, count <= variant.frames - from else {
        throw .invalid("part", expected: "places of the variant's frames")
      }
      variant.part = from..<from + count
    }
    variant.manifest = try fields.optionalString("manifest")
    variant.failure = try fields.optionalString("failure")
    try fields.end()
    return variant
  }
}

extension ManifestFields {
  fileprivate mutating func shard() throws(ManifestError) -> FrameShard? {
    guard has("shard") else { return nil }
    guard let shard = FrameShard(try string("shard")) else {
      throw .invalid("shard", expected: "a shard, such as 1/4")
    }
    return shard
  }

  /// The axes of a variant, in the order of their names: an object has no other.
  fileprivate mutating func values() throws(ManifestError) -> [BatchRecord.Value] {
    guard case .object(let members) = try take("values") else {
      throw .invalid("values", expected: "an object")
    }
    return try members.sorted { $0.key < $1.key }.map { axis, value throws(ManifestError) in
      guard case .string(let text) = value else {
        throw .invalid("values.\(axis)", expected: "a string")
      }
      return BatchRecord.Value(axis: axis, text: text)
    }
  }
}
