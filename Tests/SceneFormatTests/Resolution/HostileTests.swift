import SceneFormat
import Testing

@Suite("Hostile scenes")
struct HostileTests {
  @Test("More errors than the limit are counted, not kept")
  func manyErrors() {
    var limits = SceneLimits()
    limits.diagnostics = 10
    let layers = (0..<100).map { "{ id: '\($0)', type: 'rcet' }" }.joined(separator: ",")

    let reading = reading(scene(layers: layers), limits: limits)

    #expect(reading.diagnostics.count == 11)
    #expect(reading.diagnostics.last?.message == "90 more errors are not shown")
    #expect(reading.document == nil)
  }

  @Test("Texts that references double again and again are cut off")
  func doubling() {
    var params = ["a0: { type: 'string', default: '0123456789' }"]
    for index in 1...40 {
      params.append(
        "a\(index): { type: 'string', default: '${a\(index - 1)}${a\(index - 1)}' }")
    }

    let reading = reading(scene("params: { \(params.joined(separator: ",")) }"))

    #expect(reading.diagnostics.first?.name == "over-limit")
    #expect(reading.document == nil)
  }

  @Test("A long chain of params is cut off, not followed until the stack ends")
  func chain() {
    let params = (0..<5_000).map { "a\($0): { type: 'number', default: '$a\($0 + 1)' }" }

    let reading = reading(scene("params: { \(params.joined(separator: ",")) }"))

    #expect(reading.diagnostics.contains { $0.name == "over-limit" })
  }

  @Test("A scene on one long line is read in time that grows with its length")
  func oneLine() {
    let layers = (0..<3_000).map {
      "{ id: 'é\($0)', type: 'rect', frame: [0, 0, 1, 1], fill: '#000000' }"
    }

    let reading = reading(scene(layers: layers.joined(separator: ", ")))

    #expect(reading.document?.screens[0].layers.count == 3_000)
    #expect(reading.document?.screens[0].layers[2_999].location.line == 1)
  }

  @Test("A file over the limit is refused before it is looked at")
  func largeFile() {
    var limits = SceneLimits()
    limits.fileBytes = 100

    let reading = SceneReader.read(
      Array(repeating: 0xFF, count: 101), file: "s.json5", limits: limits)

    #expect(
      messages(reading) == [
        "1:1: over-limit: the file has 101 bytes; the limit is 100 (--limit-file-bytes)"
      ])
  }

  @Test("Transitions and frames over the limits are refused")
  func transitions() {
    var limits = SceneLimits()
    limits.transitions = 2
    let transition =
      "{ op: 'push', to: 'home', using: 'fade', duration: 100000, after: 100000, delay: 100000 }"
    let text = scene(
      "animators: { fade: { preset: 'fade' } }, "
        + "transitions: [\(transition), \(transition), \(transition)]")

    #expect(
      reading(text, limits: limits).diagnostics.map(\.name) == ["over-limit", "over-limit"])
    #expect(
      reading(text).diagnostics.map(\.message) == [
        "the timeline has 54000001 frames; the limit is 100000 (--limit-frames)"
      ])
  }
}
