/// Consecutive rows of a frame, compressed on their own.
///
/// Equal pixels give equal bands, wherever in a frame they stand.
package struct DeflatedBand: Hashable, Sendable {
  /// One dynamic block and a full flush: whole bytes that refer to nothing before them.
  package let bytes: [UInt8]
  /// The check sum of the rows' filtered bytes.
  let sum: AdlerSum
}
