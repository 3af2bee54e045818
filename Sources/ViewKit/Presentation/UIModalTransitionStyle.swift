// Members mirror the SDK's one to one; what they do is in COMPATIBILITY.md.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// How the system animates a presentation; raw values as in the SDK.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from below.
  case coverVertical = 0
  /// Turns both screens about their upright axis, back to back.
  case flipHorizontal = 1
  /// Fades.
  case crossDissolve = 2
  /// Curls the lower screen up; refused by name.
  case partialCurl = 3
}
