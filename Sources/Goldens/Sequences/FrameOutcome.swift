/// What looking at the two pictures of a pair brought.
package enum FrameOutcome: Hashable, Sendable {
  /// Both were there.
  case compared(PictureComparison)
  /// The golden is a digest without a picture, and differs.
  case digestOnly
  /// One of them cannot be read or drawn; the reason is a clause.
  case unreadable(String)
}
