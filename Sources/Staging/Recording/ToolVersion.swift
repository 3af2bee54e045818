/// The version that `--version` prints and manifests name.
package enum ToolVersion {
  /// Semantic version.
  package static let text = "0.1.0"
}
