/// Something to be done by whoever comes first, and by nobody else.
@MainActor
final class OnceOnly {
  private var work: (() -> Void)?

  /// Work that is not done yet.
  init(_ work: @escaping () -> Void) { self.work = work }

  /// Does it, unless it is done.
  func run() {
    work?()
    work = nil
  }
}
