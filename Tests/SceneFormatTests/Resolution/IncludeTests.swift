import Foundation
import SceneFormat
import Testing

@Suite("Included files")
struct IncludeTests {
  /// A scene of some included files and a screen of its own.
  private func main(_ files: String, _ members: String = "") -> String {
    """
    { version: 1, include: [\(files)], start: "home", screens: { home: {} },
      \(members) }
    """
  }

  @Test("An included file brings whole entries of every kind, also through other files")
  func entries() throws {
    let reading = reading(
      main(
        "'parts/screens.json5'",
        "transitions: [{ op: 'push', to: 'next', using: 'go' }], defaults: { theme: 'dark', device: 'tiny' }"
      ),
      including: [
        "parts/screens.json5": """
        { version: 1, include: ["more/ink.json5", "../animators.json5"],
          screens: { next: { background: "$ink", layers: [
            { id: "card", type: "use", component: "card" }] } } }
        """,
        "parts/more/ink.json5": """
        { params: { ink: { type: "color", default: "#FF0000" } }, themes: { dark: { ink: "#00FF00" } },
          devices: { tiny: { size: [20, 30], scale: 1 } } }
        """,
        "animators.json5": """
        { requires: ["gesture"], animators: { go: { preset: "fade" } },
          components: { card: { layers: [{ id: "dot", type: "rect", frame: [0, 0, 1, 1] }] } } }
        """,
      ])

    #expect(report(reading) == "")
    let document = try #require(reading.document)
    #expect(document.screens.map(\.id) == ["home", "next"])
    #expect(document.screen(named: "next")?.background == SceneColor(red: 0, green: 1, blue: 0))
    #expect(document.screen(named: "next")?.layer(named: "card.dot") != nil)
    #expect(document.animators.map(\.id) == ["go"])
    #expect(document.canvas.size == CGSize(width: 20, height: 30))
    #expect(document.screens[1].location.file == "scenes/parts/screens.json5")
    #expect(reading.sources.map(\.file).count == 4)
  }

  @Test("A scene split into files is the same scene")
  func sameBytes() throws {
    let whole = """
      { version: 1, name: "a", start: "home", screens: { home: {}, next: { background: "#FF0000" } } }
      """
    let split = """
      { version: 1, name: "a", include: ["next.json5"], start: "home", screens: { home: {} } }
      """

    let one = reading(whole, including: [:]).document
    let two = reading(
      split, including: ["next.json5": "{ screens: { next: { background: '#FF0000' } } }"]
    ).document

    #expect(try #require(one).canonicalBytes == two?.canonicalBytes)
  }

  @Test("Errors of an included file have places in it, after those of the scene")
  func places() {
    let reading = reading(
      main("'a.json5'", "sede: 1"),
      including: [
        "a.json5": "{\n  // Ink.\n  screens: { next: { background: 'red', layers: [{}] } } }"
      ])

    #expect(
      report(reading) == """
        scenes/main.json5:2:3: error: unknown key "sede" in the scene (did you mean "seed"?)
          sede: 1 }
          ^~~~
        scenes/a.json5:3:34: error: "background" is "red", which is not a color; write #RRGGBB or \
        #RRGGBBAA
          screens: { next: { background: 'red', layers: [{}] } } }
                                         ^~~~~
        scenes/a.json5:3:50: error: a layer needs "type"
          screens: { next: { background: 'red', layers: [{}] } } }
                                                         ^
        scenes/a.json5:3:50: error: a layer needs "id"
          screens: { next: { background: 'red', layers: [{}] } } }
                                                         ^
        """)
  }

  @Test("A syntax error of an included file is told, and the rest is read")
  func syntax() {
    let reading = reading(
      main("'a.json5', 'b.json5'"),
      including: ["a.json5": "{ screens: ", "b.json5": "{ strat: 1 }"]
    )

    #expect(
      reading.diagnostics.map { "\($0.location.map(String.init(describing:)) ?? ""): \($0.name)" }
        == ["scenes/a.json5:1:12: syntax", "scenes/b.json5:1:3: unknown-key"])
  }

  @Test("A key twice in an included file has both places there")
  func duplicateKeys() {
    let reading = reading(
      main("'a.json5'"), including: ["a.json5": "{ screens: { a: {}, a: {} } }"])

    #expect(messages(reading) == ["1:21: duplicate-key: the key \"a\" stands here a second time"])
    #expect(reading.diagnostics[0].notes.first?.location?.description == "scenes/a.json5:1:14")
  }

  @Test("A name in two files is an error at the second, with the first beside it")
  func duplicateNames() {
    let reading = reading(
      main("'a.json5', 'b.json5'"),
      including: [
        "a.json5": "{ screens: { home: {}, b: {} } }", "b.json5": "{ screens: { b: {} } }",
      ])

    let places = reading.diagnostics.map {
      "\($0.location.map(String.init(describing:)) ?? "") \($0.notes[0].location.map(String.init(describing:)) ?? "")"
    }
    #expect(
      places == [
        "scenes/a.json5:1:14 scenes/main.json5:1:74", "scenes/b.json5:1:14 scenes/a.json5:1:24",
      ])
  }

  @Test("What is about a whole scene does not belong into an included file")
  func misplaced() {
    let reading = reading(
      main("'a.json5'"), including: ["a.json5": "{ start: 'x', screns: {}, output: {}, 'x-a': 1 }"])

    #expect(
      messages(reading) == [
        "1:3: misplaced-key: \"start\" belongs into the scene itself, not into a file that it includes",
        "1:15: unknown-key: unknown key \"screns\" in an included file (did you mean \"screens\"?)",
        "1:27: misplaced-key: \"output\" belongs into the scene itself, not into a file that it includes",
      ])
  }

  @Test("A file that two files include is taken once; one that includes itself is an error")
  func cycles() {
    let diamond = reading(
      main("'a.json5', 'b.json5', './a.json5'"),
      including: [
        "a.json5": "{ include: ['c.json5'] }", "b.json5": "{ include: ['c.json5'] }",
        "c.json5": "{ screens: { c: {} } }",
      ])
    let cycle = reading(
      main("'a.json5'"),
      including: [
        "a.json5": "{ include: ['d/b.json5'] }", "d/b.json5": "{ include: ['../a.json5'] }",
      ])

    let own = reading(main("'main.json5'"), including: ["main.json5": main("'main.json5'")])

    #expect(
      messages(own) == ["1:25: include-cycle: the file includes itself: main.json5 → main.json5"])
    #expect(report(diamond) == "")
    #expect(
      messages(cycle) == [
        "1:13: include-cycle: the file includes itself: a.json5 → d/b.json5 → a.json5"
      ])
  }

  @Test("Depth, number and size of included files are bounded")
  func limits() {
    let chain = Dictionary(
      uniqueKeysWithValues: (0..<40).map { ("\($0).json5", "{ include: ['\($0 + 1).json5'] }") })
    let deep = reading(main("'0.json5'"), including: chain)
    let names = (0..<300).map { "'\($0).json5'" }.joined(separator: ",")
    let many = reading(
      main(names),
      including: Dictionary(uniqueKeysWithValues: (0..<300).map { ("\($0).json5", "{}") }))
    var limits = SceneLimits()
    limits.fileBytes = 200
    let large = reading(
      main("'a.json5', 'b.json5', 'c.json5'"),
      including: [
        "a.json5": "{}" + String(repeating: " ", count: 150),
        "b.json5": "{}" + String(repeating: " ", count: 150),
        "c.json5": "{}" + String(repeating: " ", count: 150),
      ], limits: limits)

    #expect(
      messages(deep) == ["1:13: over-limit: files include each other more than 16 deep"])
    #expect(many.diagnostics.map(\.message) == ["the scene includes more than 256 files"])
    #expect(
      large.diagnostics.map(\.message) == [
        "included files have more than 200 bytes altogether (--limit-file-bytes)"
      ])
  }

  @Test("An entry of a file may have any name that it may have in the scene itself")
  func anyName() throws {
    let reading = reading(
      main("'a.json5'", "params: { ink: { type: 'color', default: '#00FF00' } }"),
      including: [
        "a.json5":
          "{ screens: { 'x-next': { background: '$ink', 'x-why': '$none' } }, 'x-note': '$no' }"
      ])

    #expect(report(reading) == "")
    let next = try #require(reading.document?.screen(named: "x-next"))
    #expect(next.background == SceneColor(red: 0, green: 1, blue: 0))
  }

  @Test("A file that is not there, or of another version, is refused where it is included")
  func unreadable() {
    let reading = reading(
      main("'a.json5', 'b.json5'"), including: ["b.json5": "{ version: 2, screns: {} }"])

    #expect(
      messages(reading) == [
        "1:25: cannot-include: \"a.json5\" cannot be included: no such file",
        "1:12: unknown-version: an included file is written in version 2 of the format, which needs "
          + "a later version of Segue; this one reads version 1",
      ])
  }

  @Test("Standard input includes files of the current folder")
  func standardInput() {
    let reading = reading(
      main("'a/b.json5'"), including: ["a/b.json5": "{ screens: { b: { x: 1 } } }"], file: "-")

    #expect(reading.diagnostics.first?.location?.file == "a/b.json5")
  }
}
