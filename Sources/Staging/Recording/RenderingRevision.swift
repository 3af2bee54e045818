/// Which generation of pictures this code draws.
///
/// The commit that changes any pixel on purpose raises it, so that an upgrade that changes goldens
/// is one explained line.
package enum RenderingRevision {
  package static let current = 2
}
