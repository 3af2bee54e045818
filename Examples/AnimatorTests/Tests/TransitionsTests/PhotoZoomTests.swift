import Foundation
import Staging
import Testing
@testable import Transitions
import UIKit

@MainActor
struct PhotoZoomTests {
  /// Records the push of a photo and the way back.
  private func record() throws -> Recording {
    let delegate = PhotoZoomDelegate()
    return try Recording.of(
      size: CGSize(width: 195, height: 422), scale: 1, framesPerSecond: 20
    ) { stage in
      let navigation = UINavigationController(rootViewController: PhotoListViewController())
      navigation.delegate = delegate
      stage.show(navigation)
      stage.wait(0.1)
      navigation.pushViewController(PhotoViewController(), animated: true)
      stage.waitUntilSettled()
      navigation.popViewController(animated: true)
      stage.waitUntilSettled()
    }
  }

  @Test("The photo flies as it did when somebody last looked at it")
  func frames() throws {
    let recording = try record()
    let digests = recording.frames.map { "\($0.index) \($0.pixelDigest())" }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Goldens/photo-zoom.txt")

    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try Data((digests.joined(separator: "\n") + "\n").utf8).write(to: file)
    }
    let goldens = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    if digests != goldens.map(String.init) {
      Attachment.record(try recording.sheet(), named: "photo-zoom.png")
      Issue.record(
        "the frames differ; run with --attachments-path FOLDER and look at photo-zoom.png")
    }
  }

  @Test("The transition completes once, after the half second that it declares")
  func completion() throws {
    let recording = try record()

    let push = try #require(recording.transitions.dropFirst().first)
    #expect(push.declaredDuration == 0.5)
    #expect(push.ended == 0.6)
    let completions = recording.calls.filter { $0.text.hasPrefix("context.completeTransition") }
    #expect(
      completions.map(\.text) == [
        "context.completeTransition(true)", "context.completeTransition(true)",
      ])
  }
}
