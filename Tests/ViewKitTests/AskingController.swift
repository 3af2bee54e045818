import Foundation
import ViewKit

/// Words in the order in which they were said.
@MainActor
final class CallLog {
  var texts: [String] = []
}

/// Asks for animations alongside when it appears, and notes its appearance.
@MainActor
final class AskingController: UIViewController {
  private let calls: CallLog

  init(_ calls: CallLog) {
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
    title = "asking"
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    guard let coordinator = transitionCoordinator else {
      calls.texts.append("willAppear \(animated)")
      return
    }
    let isQueued = coordinator.animate { _ in
      self.calls.texts.append("alongside")
    } completion: { _ in
      self.calls.texts.append("completion")
    }
    calls.texts.append("queued \(isQueued)")
  }

  override func viewWillDisappear(_ animated: Bool) {
    calls.texts.append("willDisappear \(animated)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    calls.texts.append("didDisappear \(animated)")
  }
}
