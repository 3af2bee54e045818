import Foundation
import Pixels
import Staging
import Testing
import ViewKit

/// A screen of one colour that turns over full screens.
@MainActor
private func makeScreen(_ title: String, _ color: UIColor) -> UIViewController {
  let controller = UIViewController()
  controller.title = title
  controller.view.backgroundColor = color
  controller.modalPresentationStyle = .fullScreen
  return controller
}

@Suite("Recording presentations")
@MainActor
struct PresentationRecordingTests {
  private let red = PremultipliedColor(Color(red: 1, green: 0, blue: 0))
  private let blue = PremultipliedColor(Color(red: 0, green: 0, blue: 1))

  private static func record(
    _ script: @MainActor (Stage, UIViewController, UIViewController) -> Void
  ) throws -> Recording {
    try Recording.of(size: CGSize(width: 10, height: 40), scale: 1, framesPerSecond: 20) { stage in
      let home = makeScreen("home", .red)
      stage.show(home)
      script(stage, home, makeScreen("sheet", .blue))
    }
  }

  private func middle(_ recording: Recording, _ frame: Int) -> PremultipliedColor {
    recording.frames[frame].pixels()[x: 5, y: 20]
  }

  @Test("Over a plain root two presentations in a row: frames, tracks, calls and transitions")
  func inARow() throws {
    let recording = try Self.record { stage, home, sheet in
      home.present(sheet, animated: true)
      stage.waitUntilSettled()
      sheet.dismiss(animated: true)
      stage.waitUntilSettled()
      let other = makeScreen("other", .blue)
      other.modalTransitionStyle = .crossDissolve
      home.present(other, animated: true) { stage.perform { other.title = "shown" } }
      stage.waitUntilSettled()
    }

    #expect(recording.transitions.map(\.began) == [0, 0.5, 1])
    #expect(recording.transitions.map(\.ended) == [0.5, 1, 1.4])
    #expect(recording.transitions.allSatisfy { $0.isAnimated && $0.didComplete })
    #expect(recording.notices == [])
    #expect(middle(recording, 0) == red && middle(recording, 10) == blue)
    #expect(middle(recording, 20) == red)
    #expect(recording.frames.last.map { $0.pixels()[x: 5, y: 20] } == blue)
    #expect(recording.frames[2].values.contains { $0.keyPath == "position" })
    #expect(recording.frames[24].values.contains { $0.keyPath == "opacity" })
    let log = recording.log
    #expect(log.contains("0.0 sheet.viewWillAppear(true)"))
    #expect(log.contains("1.0 sheet.viewDidDisappear(true)"))
    #expect(log.contains("1.4 completion"))
  }

  @Test("One stacked on the other, both dismissed from the root: the picture before")
  func stacked() throws {
    let recording = try Self.record { stage, home, sheet in
      stage.wait(0.1)
      home.present(sheet, animated: true)
      stage.waitUntilSettled()
      let upper = makeScreen("upper", .white)
      upper.modalPresentationStyle = .pageSheet
      sheet.present(upper, animated: true)
      stage.waitUntilSettled()
      stage.wait(0.1)
      home.dismiss(animated: true)
      stage.waitUntilSettled()
    }

    #expect(recording.transitions.count == 3)
    #expect(recording.frames.last?.pixelDigest() == recording.frames[0].pixelDigest())
    // After both have come the page covers all but ten points, under which the sheet is dimmed.
    let top = recording.frames[23].pixels()[x: 5, y: 2]
    #expect(top.red == 0 && top.green == 0 && top.blue == 204)
    #expect(middle(recording, 23) == PremultipliedColor(Color(red: 1, green: 1, blue: 1)))
    #expect(recording.frames[23].pixels()[x: 5, y: 39].red == 255)
  }

  @Test("What the system ignores is a notice of the recording, and does not hang")
  func warnings() throws {
    let recording = try Self.record { stage, home, sheet in
      home.present(sheet, animated: true)
      home.present(makeScreen("other", .white), animated: true)
      stage.waitUntilSettled()
    }

    #expect(recording.notices.map(\.name) == ["present-while-presenting"])
    #expect(
      recording.log.contains("0.0 warning present-while-presenting: home is to present other"))
    #expect(recording.transitions.count == 1)
  }

  @Test("A hand pulls a sheet away")
  func pullAway() throws {
    let recording = try Self.record { stage, home, sheet in
      sheet.modalPresentationStyle = .pageSheet
      home.present(sheet, animated: false)
      stage.wait(0.1)
      #expect(stage.pullAway(sheet))
      stage.waitUntilSettled()
      #expect(home.presentedViewController == nil)
      #expect(!stage.pullAway(home))
    }

    #expect(recording.log.contains("0.1 presentation(sheet).delegate.willDismiss"))
    #expect(recording.log.contains("0.6 presentation(sheet).delegate.didDismiss"))
  }

  @Test("A flip shows the presenter, then nothing edge-on, then the presented screen")
  func flip() throws {
    let recording = try Self.record { stage, home, sheet in
      sheet.modalTransitionStyle = .flipHorizontal
      home.present(sheet, animated: true)
      stage.waitUntilSettled()
    }

    #expect(recording.duration == 0.75)
    #expect(middle(recording, 4) == red)
    #expect(middle(recording, 11) == blue)
    // On its way the screen is narrower than it was.
    let black = PremultipliedColor(Color(red: 0, green: 0, blue: 0))
    #expect(recording.frames[6].pixels()[x: 0, y: 20] == black)
    #expect(recording.frames.last?.pixels()[x: 0, y: 0] == blue)
  }
}
