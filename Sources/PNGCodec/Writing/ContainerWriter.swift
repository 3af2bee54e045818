import PNGShim

/// Calls libpng's writer, which makes a file around pixels or around a stream that is ready.
enum ContainerWriter {
  /// A file whose picture libpng filters and zlib compresses.
  ///
  /// - Parameters:
  ///   - pixels: Straight RGBA, `size.width * size.height` of them.
  ///   - size: Sides, above 0 and below 2³¹.
  ///   - hasAlpha: Whether alpha is stored.
  ///   - method: How it is filtered and compressed.
  /// - Returns: The whole file.
  /// - Throws: `notEncoded`.
  static func file(
    of pixels: [UInt32], size: png_shim_size, hasAlpha: Bool,
    method: LibraryMethod
  ) throws(PNGError) -> [UInt8] {
    let format = png_shim_format(
      has_alpha: hasAlpha ? 1 : 0, level: method.level, strategy: method.isForRuns ? 3 : 0,
      filters: method.filters.rawValue)
    return try unsafe write { file, message in
      unsafe pixels.withUnsafeBytes { pixels in
        guard let first = pixels.baseAddress else { return -1 }
        return unsafe png_shim_encode(first, size, format, append, file, message)
      }
    }
  }

  /// A file around a zlib stream of filtered rows, which is not looked into.
  ///
  /// - Parameters:
  ///   - stream: The stream; not empty.
  ///   - size: Sides, above 0 and below 2³¹.
  ///   - hasAlpha: Whether alpha is stored.
  /// - Returns: The whole file.
  /// - Throws: `notEncoded`.
  static func file(
    around stream: [UInt8], size: png_shim_size, hasAlpha: Bool
  ) throws(PNGError) -> [UInt8] {
    try unsafe write { file, message in
      unsafe stream.withUnsafeBufferPointer { stream in
        guard let first = stream.baseAddress else { return -1 }
        return unsafe png_shim_wrap(
          first, stream.count, size, hasAlpha ? 1 : 0, append, file, message)
      }
    }
  }

  /// Collects what a call of the shim gives.
  ///
  /// The sink is called only during the shim's call, while all loans last.
  private static func write(
    _ body: (UnsafeMutablePointer<[UInt8]>, UnsafeMutablePointer<CChar>) -> Int32
  ) throws(PNGError) -> [UInt8] {
    var file: [UInt8] = []
    var message = [CChar](repeating: 0, count: Int(PNG_SHIM_MESSAGE_SIZE))
    let outcome = unsafe withUnsafeMutablePointer(to: &file) { file in
      unsafe message.withUnsafeMutableBufferPointer { message in
        guard let text = message.baseAddress else { return Int32(-1) }
        return unsafe body(file, text)
      }
    }
    guard outcome == 0 else { throw .notEncoded(text(of: message)) }
    return file
  }
}

/// Appends what libpng gives to the array of bytes that `context` points at.
private func append(context: UnsafeMutableRawPointer, bytes: UnsafePointer<UInt8>, count: Int) {
  let file = unsafe context.assumingMemoryBound(to: [UInt8].self)
  unsafe file.pointee.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
}
