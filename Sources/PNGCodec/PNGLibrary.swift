import PNGShim

/// The libpng that this process has loaded.
package enum PNGLibrary {
  /// Its version, such as `1.6.39`.
  package static var version: String {
    // Two decimal digits for each part but the first.
    let number = png_shim_version()
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }
}
