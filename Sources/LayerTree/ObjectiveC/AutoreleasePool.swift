// Follows the overlay of Objective-C's run time, of which Linux has none.

/// Calls a closure and gives what it gives.
///
/// Nothing is released late here, so there is nothing to drain.
///
/// - Throws: What the closure throws.
public func autoreleasepool<Failure: Error, Result>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
