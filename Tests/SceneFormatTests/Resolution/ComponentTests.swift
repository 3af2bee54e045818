import Foundation
import Geometry
import SceneFormat
import Testing

@Suite("Components and repetitions")
struct ComponentTests {
  private func layers(_ members: String, _ layers: String) throws -> [SceneLayer] {
    let reading = reading(
      scene("\(members), screens: { home: { layers: [\(layers)] } }"))
    #expect(report(reading) == "")
    return try #require(reading.document).screens[0].layers
  }

  private static let card = """
    components: { card: { layers: [
      { id: "back", type: "rect", frame: [0, 0, "100%", "50%"] },
      { id: "in", type: "group", layers: [{ id: "dot", type: "rect", frame: [1, 2, 3, 4] }] } ] } }
    """

  @Test("An instance is a group of the component's layers, in the instance's own size")
  func instance() throws {
    let layers = try layers(
      Self.card,
      "{ id: 'a', type: 'use', component: 'card', frame: [10, 20, 100, 50], opacity: 0.5, radius: 3 }, "
        + "{ id: 'b', type: 'use', component: 'card' }")

    #expect(layers.map(\.id) == ["a", "b"])
    #expect(layers[0].kind == .group)
    #expect(layers[0].opacity == 0.5)
    #expect(layers[0].corners.radius == 3)
    #expect(layers[0].children.map(\.id) == ["a.back", "a.in"])
    #expect(layers[0].children[0].frame == CGRect(x: 0, y: 0, width: 100, height: 25))
    #expect(layers[0].children[1].children.map(\.id) == ["a.dot"])
    #expect(layers[1].children[0].frame == CGRect(x: 0, y: 0, width: 390, height: 422))
  }

  @Test("An instance draws what the group spelled out would draw")
  func spelledOut() throws {
    let used = try layers(
      Self.card, "{ id: 'a', type: 'use', component: 'card', frame: [10, 20, 100, 50] }")
    let written = try layers(
      "seed: 0",
      """
      { id: "a", type: "group", frame: [10, 20, 100, 50], layers: [
        { id: "a.back", type: "rect", frame: [0, 0, "100%", "50%"] },
        { id: "a.in", type: "group", layers: [{ id: "a.dot", type: "rect", frame: [1, 2, 3, 4] }] } ] }
      """)

    func shape(_ layer: SceneLayer) -> [String] {
      ["\(layer.id) \(layer.frame) \(layer.kind)"] + layer.children.flatMap(shape)
    }
    #expect(used.flatMap(shape) == written.flatMap(shape))
  }

  @Test("A repeated layer is the layer again and again, a step further each time")
  func repetition() throws {
    let layers = try layers(
      Self.card,
      """
      { id: "row", type: "use", component: "card", frame: [0, 10, 100, 50],
        repeat: { count: 3, step: [1, "10%"] } },
      { id: "box", type: "group", frame: [0, 0, 10, 10], repeat: { count: 2, step: [20, 0] },
        layers: [{ id: "dot", type: "rect", frame: [1, 2, 3, 4] }] },
      """)

    #expect(layers.map(\.id) == ["row-1", "row-2", "row-3", "box-1", "box-2"])
    #expect(layers.map(\.frame.minX) == [0, 1, 2, 0, 20])
    #expect(layers[2].frame.minY == 10 + 2 * 84.4)
    #expect(layers[1].children[0].id == "row-2.back")
    #expect(layers.suffix(2).map(\.children[0].id) == ["box-1.dot", "box-2.dot"])
    #expect(layers.suffix(2).map(\.children[0].frame.minX) == [1, 1])
  }

  @Test("A repeated layer's own ways move with it; what is added to a place does not")
  func ways() throws {
    let layers = try layers(
      "seed: 0",
      """
      { id: "a", type: "rect", frame: [0, 0, 10, 10], repeat: { count: 2, step: [5, 7] }, animations: [
        { key: "position", path: [["M", 0, 0], ["L", 10, 0]], duration: 1 },
        { key: "position.y", values: [1, 2], duration: 1 },
        { key: "position.x", values: [1, 2], duration: 1, additive: true },
        { key: "opacity", values: [0, 1], duration: 1 } ] }
      """)

    let courses = layers[1].animations.map(\.course)
    #expect(
      courses[0]
        == .path(Path(elements: [.move(CGPoint(x: 5, y: 7)), .line(CGPoint(x: 15, y: 7))])))
    #expect(courses[1] == .values([.number(8), .number(9)]))
    #expect(courses[2] == .values([.number(1), .number(2)]))
    #expect(courses[3] == .values([.number(0), .number(1)]))
  }

  @Test("Tracks find layers of instances by their whole names")
  func tracks() {
    let text = scene(
      """
      \(Self.card), screens: { home: {}, next: { layers: [
        { id: "a", type: "use", component: "card" } ] } }, start: "home",
      animators: { go: { tracks: [
        { on: "to", layer: "a.dot", key: "opacity", keys: [{ at: 0, value: 0 }] } ] } },
      transitions: [{ op: "push", to: "next", using: "go", duration: 1 }]
      """)

    #expect(report(reading(text)) == "")
    #expect(
      messages(reading(text.replacing("a.dot", with: "a.dots"))).count == 1)
  }

  @Test("A mask may be made of instances")
  func masks() throws {
    let layers = try layers(
      Self.card,
      """
      { id: "a", type: "rect", frame: [0, 0, 10, 10], mask: { layers: [
        { type: "use", component: "card", repeat: { count: 2, step: [5, 0] } } ] } }
      """)

    guard case .layers(let masks)? = layers[0].mask else {
      Issue.record("the mask has layers")
      return
    }
    #expect(masks.map(\.frame.minX) == [0, 5])
    #expect(masks[0].children[0].frame == CGRect(x: 0, y: 0, width: 10, height: 5))
  }

  @Test("A component within components is found; a fault in it is told once")
  func nested() {
    let text = scene(
      """
      components: { a: { layers: [{ id: "b", type: "use", component: "b" }] },
        b: { layers: [{ id: "c", type: "rect", frame: [0, 0, 1, 1], fill: "red" }] } },
      screens: { home: { layers: [
        { id: "x", type: "use", component: "a", repeat: { count: 50, step: [1, 1] } },
        { id: "y", type: "use", component: "a" } ] } }
      """)

    #expect(messages(reading(text)).count == 1)
    let good = reading(text.replacing("fill: \"red\"", with: "fill: \"#FF0000\""))
    #expect(good.document?.screens[0].layer(named: "x-50.b.c") != nil)
  }

  @Test("Components that double each other end at the limit of layers, soon")
  func explosion() {
    let doubling = (0..<30).map {
      "c\($0): { layers: [{ id: 'l', type: 'use', component: 'c\($0 + 1)' }, "
        + "{ id: 'r', type: 'use', component: 'c\($0 + 1)' }] }"
    }.joined(separator: ", ")
    let text = scene(
      """
      components: { \(doubling), c30: { layers: [] } },
      screens: { home: { layers: [{ id: "a", type: "use", component: "c0" }] } }
      """)

    let reading = reading(text)

    #expect(reading.diagnostics.map(\.name) == ["over-limit"])
  }

  @Test("Components in components end at the depth of layers, before the stack does")
  func depth() {
    func nested(_ count: Int, around layer: String) -> String {
      (0..<count).reduce(layer) { inner, number in
        "{ id: 'g\(number)', type: 'group', layers: [\(inner)] }"
      }
    }
    let components = (0..<20).map { number in
      "c\(number): { layers: [\(nested(25, around: "{ id: 'u', type: 'use', component: 'c\(number + 1)' }"))] }"
    }.joined(separator: ", ")
    let text = scene(
      """
      components: { \(components), c20: { layers: [] } },
      screens: { home: { layers: [{ id: "a", type: "use", component: "c0" }] } }
      """)

    let reading = reading(text)

    #expect(Set(reading.diagnostics.map(\.name)) == ["over-limit"])
    #expect(
      reading.diagnostics.contains { $0.message == "layers lie in each other more than 64 deep" })
  }
}
