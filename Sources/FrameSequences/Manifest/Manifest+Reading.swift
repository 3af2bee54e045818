internal import SystemFiles
internal import Digests

extension Manifest {
  /// The longest manifest that is read, in bytes: about a million frames.
  private static let longest = 256 << 20

  /// Reads a manifest file.
  ///
  /// - Throws: What keeps it from being one of ours.
  package init(contentsOf path: String) throws(ManifestError) {
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(path, limit: Self.longest) } catch { throw .file(error) }
    try self.init(parsing: bytes)
  }

  /// Reads a manifest's text.
  ///
  /// Every key must be there, none may be unknown or repeated, frames must ascend, and their files
  /// must be plain names that end with `.png`.
  ///
  /// - Throws: The first thing that is wrong.
  package init(parsing bytes: [UInt8]) throws(ManifestError) {
    let value: JSONValue
    do { value = try JSONValue(parsing: bytes) } catch { throw .syntax(error) }
    var fields = try ManifestFields(value, at: "")
    let version = try fields.integer("segue")
    guard version == Self.formatVersion else { throw .version(version) }
    header = try Header(&fields)
    guard case .array(let values) = try fields.take("frames") else {
      throw .invalid("frames", expected: "an array")
    }
    try fields.end()
    frames = []
    for (index, value) in values.enumerated() {
      frames.append(try Frame(value, at: "frames[\(index)]."))
      guard index == 0 || frames[index - 1].number < frames[index].number else {
        throw .invalid("frames[\(index)].number", expected: "greater than the one before")
      }
    }
  }
}

extension Manifest.Header {
  fileprivate init(_ fields: inout ManifestFields) throws(ManifestError) {
    toolVersion = try fields.string("tool")
    renderingRevision = try fields.integer("renderingRevision")
    scene = try fields.string("scene")
    guard let fingerprint = try fields.optionalDigest("fingerprint") else {
      throw .invalid("fingerprint", expected: "a string")
    }
    self.fingerprint = fingerprint
    variant = try fields.optionalString("variant")
    (width, height) = try fields.numberPair("size")
    scale = try fields.number("scale")
    (pixelWidth, pixelHeight) = try fields.integerPair("pixels")
    let sides = 1...65_535
    guard sides.contains(pixelWidth), sides.contains(pixelHeight) else {
      throw .invalid("pixels", expected: "two whole numbers from 1 to 65535")
    }
    frameRate = try fields.fraction("fps")
    guard frameRate.numerator > 0 else { throw .invalid("fps", expected: "a rate above 0") }
    frameCount = try fields.integer("frameCount")
  }
}

extension Manifest.Frame {
  fileprivate init(_ value: JSONValue, at place: String) throws(ManifestError) {
    var fields = try ManifestFields(value, at: place)
    number = try fields.integer("number")
    file = try fields.string("file")
    // A manifest decides what is removed, so it must not lead out of its folder.
    guard FrameNamePattern.isPlainName(file), file.hasSuffix(".png") else {
      throw .invalid(place + "file", expected: "a plain name that ends with .png")
    }
    time = try fields.fraction("time")
    transition = try fields.optionalString("transition")
    progress = try fields.optionalNumber("progress")
    digest = try fields.optionalDigest("digest")
    try fields.end()
  }
}
