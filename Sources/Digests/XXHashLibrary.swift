import CXXHash

/// The libxxhash that this process has loaded.
package enum XXHashLibrary {
  /// Its version, such as `0.8.1`.
  package static var version: String {
    // Two decimal digits for each part but the first.
    let number = XXH_versionNumber()
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }
}
