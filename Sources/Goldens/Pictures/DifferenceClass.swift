/// What kind of difference a pixel shows; every differing pixel has exactly one.
///
/// The order is that of precedence: a pixel gets the first class that explains it.
package enum DifferenceClass: String, CaseIterable, Hashable, Sendable {
  /// No channel differs by more than ``PictureLimits/roundingSteps``.
  case rounding
  /// It shows what the other picture shows elsewhere: something is in another place.
  case moved
  /// The colours are the same where they can be seen; only alpha differs.
  case alphaOnly = "alpha-only"
  /// A flat area, or its edge, has another colour.
  case recoloured
  /// An edge lies elsewhere by a part of a pixel.
  case antiAliasing = "anti-aliasing"
  /// None of these.
  case real

  /// What people call it, in a sentence.
  package var words: String {
    switch self {
    case .rounding: "rounding"
    case .moved: "moved"
    case .alphaOnly: "alpha only"
    case .recoloured: "recoloured"
    case .antiAliasing: "anti-aliasing"
    case .real: "real"
    }
  }
}
