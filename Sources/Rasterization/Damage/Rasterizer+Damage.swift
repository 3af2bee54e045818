package import Drawing
package import Pixels

extension Rasterizer {
  /// Turns the picture of one list into that of another, drawing only where they can differ.
  ///
  /// The pixels are those that ``render(_:into:)`` gives, every one.
  ///
  /// - Parameters:
  ///   - picture: That of `old`, as this or another rasterizer drew it; then that of `list`.
  ///   - old: What the picture shows; of another size, it shows nothing of use.
  ///   - list: What it is to show.
  /// - Returns: The rows that may have changed, from the top, as ranges that neither overlap nor
  ///   touch; none where nothing was drawn.
  /// - Precondition: As ``render(_:into:)``, for both lists.
  @discardableResult
  package mutating func update(
    _ picture: inout RunPicture, from old: DisplayList, to list: DisplayList
  ) -> [Range<Int>] {
    precondition(
      old.isBalanced && list.isBalanced, "every clip and group of a display list is closed in turn")
    let damage = DamageFinder.damage(from: old, to: list)
    if !damage.parts.isEmpty { draw(list, on: &picture, within: damage.parts) }
    return damage.rows
  }
}
