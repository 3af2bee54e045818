/// Which corners of a rectangle are rounded; the bits are those of Core Animation's corner mask.
package struct CornerMask: OptionSet, Hashable, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upper left on screen.
  package static let minXMinY = CornerMask(rawValue: 1)
  /// Upper right on screen.
  package static let maxXMinY = CornerMask(rawValue: 2)
  /// Lower left on screen.
  package static let minXMaxY = CornerMask(rawValue: 4)
  /// Lower right on screen.
  package static let maxXMaxY = CornerMask(rawValue: 8)
  /// All four.
  package static let all: CornerMask = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}
