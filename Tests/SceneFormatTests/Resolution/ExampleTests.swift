import Foundation
import Geometry
import SceneFormat
import Testing
import Timing

@Suite("Examples of the format")
struct ExampleTests {
  /// A text without the lines from the one that holds `first` to the one that begins with `last`.
  private func text(_ text: String, without first: String, through last: String) -> String {
    var isInside = false
    let kept = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.contains(first) { isInside = true }
      defer { if isInside, line.hasPrefix(last) { isInside = false } }
      return !isInside
    }
    return kept.joined(separator: "\n")
  }

  @Test("The fade is read")
  func fade() throws {
    let reading = reading(Examples.fade)

    #expect(report(reading) == "")
    let document = try #require(reading.document)
    #expect(document.name == "inbox-fade")
    #expect(document.canvas.device == "phone")
    #expect(document.canvas.size == CGSize(width: 390, height: 844))
    #expect(document.canvas.scale == 3)
    #expect(document.canvas.pixelWidth == 1170)
    #expect(document.canvas.pixelHeight == 2532)
    #expect(document.theme == "light")
    #expect(document.screens.map(\.id) == ["list", "detail"])
    let title = try #require(document.screen(named: "list")?.layer(named: "title"))
    #expect(title.frame == CGRect(x: 20, y: 56, width: 150, height: 20))
    #expect(title.corners.radius == 6)
    let row = try #require(document.screen(named: "list")?.layer(named: "row-2"))
    #expect(row.frame == CGRect(x: 16, y: 104, width: 358, height: 72))
    #expect(
      document.transitions.map(\.duration)
        == Array(repeating: Nanoseconds(count: 350_000_000), count: 2))
    #expect(document.transitions.map(\.after.count) == [0, 200_000_000])
    #expect(document.transitions.map(\.timing) == [.easeInOut, .easeInOut])
    #expect(document.output.poster?.transition == "open")
    #expect(document.output.poster?.progress == 0.5)
    #expect(document.output.holdBefore == 1)
    #expect(reading.usedParams == ["ink", "accent", "page", "speed"])
  }

  @Test("The circle reveal's gesture is read as it stands")
  func circleRevealGesture() throws {
    let reading = reading(Examples.circleReveal)

    #expect(report(reading) == "")
    let gesture = try #require(reading.document?.transitions[0].gesture)
    let updates: [SceneGesture.Update] = [(0, 0), (100, 0.18), (250, 0.47), (400, 0.39)].map {
      SceneGesture.Update(time: Nanoseconds(count: $0.0 * 1_000_000), progress: $0.1)
    }
    #expect(gesture.course == .updates(updates))
    #expect(gesture.between == .linear)
    #expect(gesture.end.time == Nanoseconds(count: 450_000_000))
    #expect(gesture.end.action == .cancel)
    #expect(gesture.end.speed == 1)
    #expect(gesture.end.curve == .easeOut)
    #expect(reading.document?.transitions[1].gesture == nil)
  }

  @Test("The circle reveal without its gesture is read")
  func circleReveal() throws {
    let text = text(
      Examples.circleReveal.replacing(", \"gesture\"]", with: "]"), without: "gesture: {",
      through: "      },")

    let reading = reading(text)

    #expect(report(reading) == "")
    let document = try #require(reading.document)
    let button = try #require(document.screen(named: "home")?.layer(named: "button"))
    #expect(button.kind == .circle)
    #expect(button.frame == CGRect(x: 312, y: 732, width: 56, height: 56))
    let disc = try #require(document.screen(named: "player")?.layer(named: "disc"))
    #expect(disc.frame == CGRect(x: 85, y: 190, width: 220, height: 220))
    #expect(disc.opacity == 0.9)
    let wave = try #require(document.screen(named: "player")?.layer(named: "wave"))
    #expect(
      wave.kind
        == .path(
          Path(elements: [
            .move(CGPoint(x: 0, y: 60)),
            .cubic(
              control1: CGPoint(x: 80, y: -40), control2: CGPoint(x: 160, y: 160),
              end: CGPoint(x: 310, y: 60)),
          ]), .nonZero))
    #expect(wave.fill == nil)
    #expect(wave.stroke?.style.width == 3)
    guard case .tracks(let tracks) = document.animator(named: "circleReveal")?.kind else {
      Issue.record("the animator has tracks")
      return
    }
    #expect(
      tracks.mask?.shape
        == .circle(center: CGPoint(x: 340, y: 760), from: .points(28), to: .cover))
    #expect(tracks.tracks.map(\.key) == [.scale, .translationY])
    #expect(
      tracks.tracks[1].keys.map(\.ease) == [.curve(.linear), .curve(.easeOut), .curve(.linear)])
    #expect(document.transitions[0].timing == .cubic(x1: 0.4, y1: 0, x2: 0.2, y2: 1))
    #expect(document.transitions[0].expect?.completed == false)
    #expect(document.output.filmstripColumns == 8)
    #expect(document.output.holdAfter == 6)
    #expect(document.output.alpha == .opaque)
  }
}
