import SceneFormat
import Testing

@Suite("Tables of the format")
struct TableTests {
  @Test("The keys that tracks can change are the format's list")
  func keys() {
    #expect(
      SceneKey.allCases.map(\.rawValue) == [
        "opacity", "position", "position.x", "position.y", "frame", "bounds.size",
        "transform.translation.x", "transform.translation.y", "transform.scale",
        "transform.scale.x", "transform.scale.y", "transform.rotation", "transform.rotation.x",
        "transform.rotation.y", "perspective", "cornerRadius", "borderWidth", "borderColor", "fill",
        "stroke", "lineWidth", "strokeStart", "strokeEnd", "path", "shadow.opacity",
        "shadow.radius", "shadow.offset", "blur", "mask.radius", "mask.center", "mask.path",
      ])
    #expect(
      SceneKey.allCases.filter { !$0.isAvailable } == [.rotationX, .rotationY, .perspective, .blur])
  }

  @Test("Limits are those of the format")
  func limits() {
    let limits = SceneLimits()
    #expect(limits.fileBytes == 16 * 1_024 * 1_024)
    #expect(limits.nesting == 64)
    #expect(limits.layers == 20_000)
    #expect(limits.pathElements == 200_000)
    #expect(limits.canvasSide == 16_384)
    #expect(limits.canvasPixels == 16_384 * 16_384)
    #expect(limits.frames == 100_000)
  }

  @Test("Every default is listed once, with the value that the format's description gives")
  func defaults() {
    let table = SceneDefaults.table
    #expect(Set(table.map(\.key)).count == table.count)
    let expected = [
      "defaults.fps": "60", "seed": "0", "edgeAntialiasing": "false", "system.profile": "classic",
      "circleReveal.covering": "true", "circleReveal.pop": "animator", "slide.edge": "right",
      "slide.parallax": "0.3", "slide.dim": "0.1", "slideFromLeft.declared": "0.5",
      "slideFromLeft.animated": "0.3", "transition.animated": "true", "output.hold.after": "1",
      "output.hold.before": "0", "output.frame": "frame_####.png", "layer.anchor": "[0.5, 0.5]",
      "layer.opacity": "1", "animation.mode": "linear", "animation.repeat": "1",
      "animation.fill": "removed", "gesture.between": "linear", "gesture.end.speed": "1",
      "gesture.end.curve": "easeInOut",
    ]
    for (key, text) in expected {
      #expect(table.first { $0.key == key }?.text == text, "\(key)")
    }
  }

  @Test("Colours are two hexadecimal digits a channel, in either case")
  func colors() {
    #expect(SceneColor(hexadecimal: "#FF8000") == SceneColor(red: 1, green: 128.0 / 255, blue: 0))
    #expect(SceneColor(hexadecimal: "#ff800080")?.alpha == 128.0 / 255)
    for text in ["", "#", "#FFF", "FF8000", "#FF80000", "#GG8000", "#FF8000F", "#ＦF800", "red"] {
      #expect(SceneColor(hexadecimal: text) == nil, "\(text)")
    }
  }

  @Test("A canvas has the pixels that the screen covers whole, but for a hair")
  func pixels() throws {
    for (size, scale, width, height) in [
      ("[390, 844]", "3", 1_170, 2_532), ("[10.1, 10]", "1", 10, 10), ("[0.4, 30]", "3", 1, 90),
      ("[33.333333333, 1]", "3", 100, 3), ("[390, 844]", "1.25", 487, 1_055),
      ("[390, 844]", "1.1", 429, 928),
    ] {
      let text = scene("devices: { a: { size: \(size), scale: \(scale) } }")
      let canvas = try #require(reading(text).document?.canvas)
      #expect(canvas.pixelWidth == width && canvas.pixelHeight == height)
    }
  }

  @Test("A screen of less than a pixel is an error")
  func noPixel() {
    let text = scene("devices: { a: { size: [0.4, 30], scale: 1 } }")

    let result = reading(text)

    #expect(result.document == nil)
    #expect(result.diagnostics.map(\.name) == ["over-limit"])
    #expect(result.diagnostics.first?.message.contains("0 × 30 pixels") == true)
  }
}
