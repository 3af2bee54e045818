import PNGShim

/// Builds a PNG file chunk by chunk, through libpng's own chunk writer.
struct PNGChunkWriter {
  /// The file so far.
  private(set) var file: [UInt8] = []

  /// A file that begins with the signature.
  ///
  /// - Throws: `notEncoded`.
  init() throws(PNGError) {
    try unsafe write { context, message in
      unsafe png_shim_write_signature(appendBytes, context, message)
    }
  }

  /// Appends a chunk with its length and its check sum.
  ///
  /// - Parameters:
  ///   - type: Four ASCII letters, the first in the highest bits.
  ///   - contents: The bytes between type and check sum.
  /// - Throws: `notEncoded`.
  mutating func append(_ type: UInt32, _ contents: [UInt8]) throws(PNGError) {
    try unsafe write { context, message in
      unsafe contents.withUnsafeBytes { contents in
        unsafe png_shim_write_chunk(
          type, contents.baseAddress, contents.count, appendBytes, context, message)
      }
    }
  }

  /// Lends the file and room for a message to one call of the shim's.
  private mutating func write(
    _ body: (UnsafeMutableRawPointer, UnsafeMutablePointer<CChar>) -> Int32
  ) throws(PNGError) {
    var message = [CChar](repeating: 0, count: Int(PNG_SHIM_MESSAGE_SIZE))
    // The sink is called only during the shim's call, while both loans last.
    let outcome = unsafe withUnsafeMutablePointer(to: &file) { file in
      unsafe message.withUnsafeMutableBufferPointer { message in
        guard let text = message.baseAddress else { return Int32(-1) }
        return unsafe body(file, text)
      }
    }
    guard outcome == 0 else { throw .notEncoded(text(of: message)) }
  }
}

/// Appends what libpng gives to the array of bytes that `context` points at.
private func appendBytes(
  context: UnsafeMutableRawPointer, bytes: UnsafePointer<UInt8>, count: Int
) {
  let file = unsafe context.assumingMemoryBound(to: [UInt8].self)
  unsafe file.pointee.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
}
