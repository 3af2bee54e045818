import Foundation
import LayerTree

/// The contexts that drawing code finds as the current one, of each thread.
final class ContextStack {
  private static let key = "segue.context-stack"

  /// The innermost last.
  private var entries: [Entry] = []

  struct Entry {
    let context: CGContext
    /// Pixels a point, for a context that was begun as an image; nil for one that was pushed.
    let imageScale: CGFloat?
  }

  /// This thread's stack.
  private static var current: ContextStack {
    let storage = Thread.current.threadDictionary
    if let known = storage[key] as? ContextStack { return known }
    let stack = ContextStack()
    storage[key] = stack
    return stack
  }

  /// The innermost context.
  static var top: Entry? { current.entries.last }

  static func push(_ context: CGContext, imageScale: CGFloat? = nil) {
    current.entries.append(Entry(context: context, imageScale: imageScale))
  }

  /// Takes off the innermost context, if it was begun as an image, or was not, as said.
  static func pop(image: Bool) {
    guard let top, (top.imageScale != nil) == image else { return }
    current.entries.removeLast()
  }

  /// Runs `body` with `context` as the current one.
  static func with<Result>(_ context: CGContext, _ body: () -> Result) -> Result {
    let stack = current
    let depth = stack.entries.count
    stack.entries.append(Entry(context: context, imageScale: nil))
    // What `body` has left open goes as well.
    defer { stack.entries.removeSubrange(min(depth, stack.entries.count)...) }
    return body()
  }
}
