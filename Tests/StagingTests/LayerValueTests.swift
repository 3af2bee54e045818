import SceneFormat
import Staging
import Testing

@Suite("Values of layers")
@MainActor
struct LayerValueTests {
  private func fade() throws -> SceneFixture {
    try SceneFixture(
      animators: "fade: { preset: 'fade' }",
      transitions: "{ op: 'push', to: 'second', using: 'fade', duration: 1 }")
  }

  @Test("Every animated key of a frame is told, with its layer's path")
  func animated() throws {
    let values = try fade().recorder.animatedValues(forFrame: 30)

    #expect(values.map(\.layerPath) == ["window/navigation/transition/second"])
    #expect(values.map(\.keyPath) == ["opacity"])
    #expect(values.map(\.text) == ["0.5"])
  }

  @Test("A key that nothing animates shows the model's value")
  func still() throws {
    let values = try fade().recorder.values(of: .positionX, onLayersNamed: "dot", forFrame: 30)

    #expect(values.map(\.text) == ["20"])
  }

  @Test("Once its screen is gone a layer has no values")
  func gone() throws {
    let values = try fade().recorder.values(of: .opacity, onLayersNamed: "dot", forFrame: 60)

    #expect(values.isEmpty)
  }

  @Test("A fill is the background of a plain layer")
  func fill() throws {
    let values = try fade().recorder.values(of: .fill, onLayersNamed: "dot", forFrame: 0)

    #expect(values.map(\.keyPath) == ["backgroundColor"])
    #expect(values.map(\.text) == ["0 1 0 1"])
  }
}
