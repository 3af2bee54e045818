import Foundation
import SegueTesting
import Staging
import Synchronization
import TestSupport
import Testing
import ViewKit

/// A box that moves to the right in a tenth of a second.
@MainActor
private func recording(to x: CGFloat = 20, color: UIColor = .red) throws -> Recording {
  try Recording.of(size: CGSize(width: 40, height: 10), scale: 1) { stage in
    let controller = UIViewController()
    stage.show(controller)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    box.backgroundColor = color
    controller.view.addSubview(box)
    UIView.animate(withDuration: 0.1) { box.frame.origin.x = x }
    stage.waitUntilSettled()
  }
}

@Suite("Expecting goldens")
@MainActor
struct GoldenExpectationTests {
  private let folder: TemporaryFolder
  /// A test's file, which need not be there.
  private var file: String { folder.path("SomeTests.swift") }

  init() throws { folder = try TemporaryFolder() }

  @Test("What was written matches, and holds digests, pictures and tracks")
  func written() throws {
    #expect(
      expectGolden(
        try recording(), named: "box", recording: .missing, filePath: file, environment: [:]))
    let names = folder.names(in: "Goldens/box")
    #expect(names.contains("frames.digest") && names.contains("tracks.tsv"))
    #expect(names.contains { $0.hasSuffix(".png") })
    #expect(
      expectGolden(
        try recording(), named: "box", recording: .none, filePath: file, environment: [:]))
  }

  @Test("A missing golden is an issue that says how to make one")
  func missing() throws {
    let recording = try recording()
    withKnownIssue {
      #expect(
        !expectGolden(recording, named: "box", recording: .none, filePath: file, environment: [:]))
    } matching: { issue in
      issue.comments.first?.rawValue.contains("SEGUE_RECORD=missing makes one") == true
    }
  }

  @Test("What differs is an issue for each cause, and is not written where that is not asked for")
  func differs() throws {
    expectGolden(
      try recording(), named: "box", recording: .missing, filePath: file, environment: [:])
    let before = folder.text("Goldens/box/frames.digest")
    let other = try recording(color: .blue)
    withKnownIssue {
      #expect(
        !expectGolden(other, named: "box", recording: .missing, filePath: file, environment: [:]))
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("box: changed-frames: ") == true
    }
    #expect(folder.text("Goldens/box/frames.digest") == before)
    #expect(expectGolden(other, named: "box", recording: .failed, filePath: file, environment: [:]))
    #expect(expectGolden(other, named: "box", recording: .none, filePath: file, environment: [:]))
  }

  @Test("Another way of moving is told by its layer and property")
  func tracks() throws {
    expectGolden(
      try recording(), named: "box", recording: .missing, filePath: file, environment: [:])
    let other = try recording(to: 22)
    let causes = Mutex<[String]>([])
    withKnownIssue {
      expectGolden(other, named: "box", recording: .none, filePath: file, environment: [:])
    } matching: { issue in
      causes.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    let told = causes.withLock { $0 }
    #expect(told.contains { $0.contains("track-end") && $0.contains("position.x") })
  }

  @Test("A word that is no mode is an issue, and nothing passes under it")
  func unknownMode() throws {
    let recording = try recording()
    expectGolden(recording, named: "box", recording: .missing, filePath: file, environment: [:])
    withKnownIssue {
      #expect(
        !expectGolden(
          recording, named: "box", recording: .none, filePath: file,
          environment: ["SEGUE_RECORD": "al"]))
    } matching: { issue in
      issue.comments.first?.rawValue
        == "SEGUE_RECORD is \"al\", which is no mode; expected one of none, missing, failed, all"
    }
  }

  @Test("A golden picture or tracks that are junk are an issue, and hide nothing else")
  func junk() throws {
    let (right, other) = (try recording(), try recording(color: .blue))
    for name in ["frame_0000.png", "tracks.tsv"] {
      expectGolden(right, named: "box", recording: .all, filePath: file, environment: [:])
      try folder.write("junk\n", as: "Goldens/box/" + name)
      for (shown, kinds) in [(right, ["unreadable"]), (other, ["changed", "unreadable"])] {
        let causes = Mutex<[String]>([])
        withKnownIssue {
          #expect(
            !expectGolden(shown, named: "box", recording: .none, filePath: file, environment: [:]))
        } matching: { issue in
          causes.withLock { $0 += issue.comments.map(\.rawValue) }
          return true
        }
        for kind in kinds {
          #expect(causes.withLock { $0.contains { $0.hasPrefix("box: \(kind)") } }, "\(name)")
        }
      }
    }
  }

  @Test("Nothing is written where CI is set")
  func continuousIntegration() throws {
    let recording = try recording()
    withKnownIssue {
      #expect(
        !expectGolden(
          recording, named: "box", recording: .missing, filePath: file,
          environment: ["CI": "true"]))
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("box: ") == true
    }
    #expect(folder.names(in: "Goldens/box") == [])
  }
}
