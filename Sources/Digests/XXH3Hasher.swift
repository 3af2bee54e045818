import CXXHash

/// A running XXH3 digest of 128 bits, seed 0.
///
/// Bytes may arrive in pieces of any size: only their order counts. The type cannot be copied,
/// because it owns the C library's state and gives it back exactly once, when it ends.
@safe
package struct XXH3Hasher: ~Copyable {
  private let state: OpaquePointer

  /// A digest of nothing so far.
  ///
  /// - Precondition: Half a kilobyte of memory can be had.
  package init() {
    guard let state = unsafe XXH3_createState() else {
      preconditionFailure("no memory for a digest's state")
    }
    unsafe self.state = state
    let outcome = unsafe XXH3_128bits_reset(state)
    precondition(outcome == XXH_OK, "a digest's state cannot be reset")
  }

  deinit {
    unsafe XXH3_freeState(state)
  }

  /// Takes in the bytes of a raw span.
  ///
  /// - Complexity: O(n) in the bytes; no allocation.
  package mutating func update(_ bytes: RawSpan) {
    unsafe bytes.withUnsafeBytes { buffer in
      // An empty span may have no address, which the C function would call an error.
      guard let start = buffer.baseAddress else { return }
      let outcome = unsafe XXH3_128bits_update(state, start, buffer.count)
      precondition(outcome == XXH_OK, "a digest takes any bytes")
    }
  }

  /// The digest of everything taken in so far; more may follow.
  package func finish() -> Digest128 {
    let hash = unsafe XXH3_128bits_digest(state)
    return Digest128(high: hash.high64, low: hash.low64)
  }
}

// MARK: - What can be taken in

extension XXH3Hasher {
  /// Takes in bytes.
  package mutating func update(_ bytes: Span<UInt8>) {
    unsafe update(bytes.bytes)
  }

  /// Takes in bytes.
  package mutating func update(_ bytes: [UInt8]) {
    unsafe update(bytes.span.bytes)
  }

  /// Takes in words, each as four bytes, the least significant first.
  ///
  /// - Complexity: O(n) in the words; no allocation on a little-endian machine.
  package mutating func update(littleEndianWords words: Span<UInt32>) {
    #if _endian(little)
      unsafe update(words.bytes)
    #else
      for index in words.indices { update(littleEndian: words[index]) }
    #endif
  }

  /// Takes in an integer as its own width's bytes, the least significant first.
  package mutating func update(littleEndian value: some FixedWidthInteger & BitwiseCopyable) {
    let value = value.littleEndian
    unsafe withUnsafeBytes(of: value) { update(unsafe $0.bytes) }
  }

  /// Takes in a floating-point number as the eight bytes of its bit pattern.
  ///
  /// Zero and negative zero differ, and so do all NaNs: equality of bits is what is digested.
  package mutating func update(bitsOf value: Double) {
    update(littleEndian: value.bitPattern)
  }

  /// Takes in text: the count of its UTF-8 bytes as a `UInt64`, then the bytes.
  ///
  /// With the count before them, two texts in a row cannot be mistaken for two others.
  package mutating func update(text: String) {
    let bytes = Array(text.utf8)
    update(littleEndian: UInt64(bytes.count))
    update(bytes)
  }
}
