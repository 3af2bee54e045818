/// A row of Surface.txt.
struct SurfaceRow: Sendable, CustomStringConvertible {
  /// Its place among the rows, from 1.
  let number: Int
  let tier: String
  let symbol: String

  var description: String { "\(tier) \(symbol)" }
}
