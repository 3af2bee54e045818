/// Which generation of the system's own push and pop is shown.
package enum SystemTransitionProfile: Hashable, Sendable {
  /// Flat screens over a parallax; a critically damped spring that always runs 0.5 s.
  case classic
  /// Cards with the display's corner radius; a critically damped spring of response 0.3 s.
  case fluid(displayCornerRadius: Double)
}
