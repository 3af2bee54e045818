import Foundation

/// A value with one way to be written as bytes.
///
/// Equal values give equal bytes, on every machine and in every run; places in files are left out.
protocol CanonicallyWritable {
  /// Writes every field, in a fixed order.
  func write(to writer: inout CanonicalWriter)
}

/// Writes values so that no two different sequences of them give the same bytes.
///
/// Numbers are eight bytes, little end first; texts and lists begin with their count; what may be
/// missing begins with 0 or 1; a case of an enumeration is written by its name.
struct CanonicalWriter {
  /// The bytes so far.
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: Int64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: UInt64(bitPattern: value) >> shift))
    }
  }

  mutating func write(_ value: Int) { write(Int64(value)) }

  /// Writes a number; the two zeros are one.
  mutating func write(_ value: Double) {
    write(Int64(bitPattern: (value == 0 ? 0 : value).bitPattern))
  }

  mutating func write(_ value: CGFloat) { write(Double(value)) }

  mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ name: some RawRepresentable<String>) { write(name.rawValue) }

  mutating func write(_ value: some CanonicallyWritable) { value.write(to: &self) }

  mutating func write(_ values: [some CanonicallyWritable]) {
    write(values.count)
    for value in values { value.write(to: &self) }
  }

  /// Writes what may be missing.
  mutating func writeOptional<Value>(
    _ value: Value?, _ write: (inout CanonicalWriter, Value) -> Void
  ) {
    self.write(value != nil)
    if let value { write(&self, value) }
  }
}
