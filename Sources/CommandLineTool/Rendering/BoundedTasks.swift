/// Runs work on several cores, a few items at a time.
enum BoundedTasks {
  /// Makes something of each item.
  ///
  /// - Parameters:
  ///   - items: What to work on.
  ///   - jobs: How many bodies run at once; > 0.
  ///   - isStopped: Asked before each item; once true, no further item is begun.
  ///   - body: The work on one item, on any core.
  /// - Returns: What the body makes of each item, in the order of the items; the products of items
  ///   that were not begun are missing.
  static func map<Item: Sendable, Product: Sendable>(
    _ items: [Item], jobs: Int, until isStopped: () -> Bool,
    _ body: @escaping @Sendable (Item) -> Product
  ) async -> [Product] {
    await withTaskGroup(of: (Int, Product).self) { group in
      var products = [Product?](repeating: nil, count: items.count)
      for (index, item) in items.enumerated() {
        if isStopped() { break }
        if index >= jobs, let (done, product) = await group.next() { products[done] = product }
        group.addTask { (index, body(item)) }
      }
      for await (done, product) in group { products[done] = product }
      return products.compactMap { $0 }
    }
  }
}
