import Foundation
import Geometry
import SceneFormat
import Testing

@Suite("Layers of a scene")
struct LayerTests {
  /// The only layer of a scene that is read without an error.
  private func layer(_ text: String) throws -> SceneLayer {
    let reading = reading(scene(layers: text))
    #expect(report(reading) == "")
    return try #require(reading.document?.screens.first?.layers.first)
  }

  @Test("A layer without further keys has the format's defaults")
  func defaults() throws {
    let layer = try layer("{ id: 'a', type: 'rect', frame: [1, 2, 3, 4] }")

    #expect(layer.kind == .rect)
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layer.anchor == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.transform == .identity)
    #expect(layer.opacity == 1)
    #expect(layer.visible)
    #expect(!layer.clip)
    #expect(layer.corners == .square)
    #expect(layer.fill == nil && layer.stroke == nil && layer.border == nil && layer.shadow == nil)
    #expect(layer.mask == nil)
  }

  @Test("Percentages are relative to the parent, through every group")
  func percentages() throws {
    let group = try layer(
      """
      { id: 'a', type: 'group', frame: ['10%', '25%', '50%', '100% - 44'], layers: [
        { id: 'b', type: 'rect', frame: ['50%', '-10% + 8', '100%', '0.5%'] },
        { id: 'c', type: 'circle', center: ['100% - 20', '50%'], radius: 10 },
        { id: 'd', type: 'group' },
      ] }
      """)

    #expect(group.frame == CGRect(x: 39, y: 211, width: 195, height: 800))
    #expect(group.children[0].frame == CGRect(x: 97.5, y: -72, width: 195, height: 4))
    #expect(group.children[1].frame == CGRect(x: 165, y: 390, width: 20, height: 20))
    #expect(group.children[2].frame == CGRect(x: 0, y: 0, width: 195, height: 800))
  }

  @Test("Every key of a layer's look is read")
  func appearance() throws {
    let layer = try layer(
      """
      { id: 'a', type: 'rounded', frame: [0, 0, 10, 10], radius: 3, cornerCurve: 'continuous',
        corners: ['topLeft', 'bottomRight'], fill: '#FF8000', opacity: 0.25, visible: false,
        clip: true, anchor: [0, 1],
        transform: { translation: ['10%', 5], scale: [2, -1], rotation: 30 },
        stroke: { color: '#00000080', width: 2, cap: 'round', join: 'bevel', miterLimit: 4,
          dash: [3, 1], dashPhase: 1, start: 0.25, end: 0.75 },
        border: { color: '#0000FF', width: 0.5 },
        shadow: { color: '#112233', opacity: 0.5, radius: 8, offset: [1, -2] } }
      """)

    #expect(layer.corners.radius == 3)
    #expect(layer.corners.curve == .continuous)
    #expect(layer.corners.rounded == [.minXMinY, .maxXMaxY])
    #expect(layer.fill == SceneColor(red: 1, green: 128.0 / 255, blue: 0))
    #expect(layer.opacity == 0.25 && !layer.visible && layer.clip)
    #expect(layer.anchor == CGPoint(x: 0, y: 1))
    #expect(layer.transform.translation == CGPoint(x: 39, y: 5))
    #expect(layer.transform.scale == CGPoint(x: 2, y: -1))
    #expect(layer.transform.rotation == 30)
    var style = StrokeStyle(width: 2, cap: .round, join: .bevel, miterLimit: 4)
    style.dashes = [3, 1]
    style.dashPhase = 1
    #expect(layer.stroke?.style == style)
    #expect(layer.stroke?.color.alpha == 128.0 / 255)
    #expect(layer.stroke?.start == 0.25 && layer.stroke?.end == 0.75)
    #expect(layer.border?.width == 0.5)
    #expect(layer.shadow?.opacity == 0.5 && layer.shadow?.radius == 8)
    #expect(layer.shadow?.offset == CGSize(width: 1, height: -2))
  }

  @Test("An ellipse takes one radius or two")
  func ellipses() throws {
    let two = try layer("{ id: 'a', type: 'ellipse', center: [10, 20], radius: [3, 4] }")
    let one = try layer("{ id: 'a', type: 'ellipse', center: [10, 20], radius: 3 }")
    let frame = try layer("{ id: 'a', type: 'ellipse', frame: [1, 2, 3, 4] }")

    #expect(two.frame == CGRect(x: 7, y: 16, width: 6, height: 8))
    #expect(one.frame == CGRect(x: 7, y: 17, width: 6, height: 6))
    #expect(frame.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("Named shapes lie in the layer's own frame")
  func shapes() throws {
    let polygon = try layer(
      "{ id: 'a', type: 'shape', frame: [5, 5, 20, 10], shape: 'polygon', sides: 4 }")
    let star = try layer(
      "{ id: 'a', type: 'shape', frame: [0, 0, 8, 8], shape: 'star', points: 5, fillRule: 'evenOdd' }"
    )
    let arc = try layer(
      """
      { id: 'a', type: 'shape', frame: [0, 0, 8, 4], shape: 'arc', startAngle: 0, endAngle: 90,
        closed: true }
      """)

    guard case .path(let diamond, .nonZero) = polygon.kind,
      case .path(let points, .evenOdd) = star.kind,
      case .path(let quarter, _) = arc.kind
    else {
      Issue.record("shapes are paths")
      return
    }
    #expect(diamond.elements.count == 5)
    #expect(diamond.elements.first == .move(CGPoint(x: 10, y: 0)))
    #expect(points.elements.count == 11)
    #expect(quarter.elements.first == .move(CGPoint(x: 8, y: 2)))
    guard case .cubic(_, _, let end) = quarter.elements[1] else {
      Issue.record("a quarter of an ellipse is one cubic")
      return
    }
    #expect(abs(end.x - 4) < 1e-12 && abs(end.y - 4) < 1e-12)
    #expect(quarter.elements.last == .close)
  }

  @Test("Images and gradients keep what they are given")
  func contents() throws {
    let image = try layer(
      """
      { id: 'a', type: 'image', frame: [0, 0, 1, 1], src: 'images/./a b.png', fit: 'topLeft',
        crop: [0.25, 0, 0.5, 1], imageScale: 3 }
      """)
    let gradient = try layer(
      """
      { id: 'a', type: 'gradient', frame: [0, 0, 1, 1], kind: 'radial', start: [0.5, 0.5],
        end: [1, 1], stops: [[0, '#000000'], [0.5, '#FFFFFF'], [0.5, '#FF0000'], [1, '#00000000']] }
      """)

    guard case .image(let picture) = image.kind, case .gradient(let colors) = gradient.kind else {
      Issue.record("an image and a gradient")
      return
    }
    #expect(picture.source == "images/./a b.png")
    #expect(picture.fit == .topLeft)
    #expect(picture.crop == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
    #expect(picture.scale == 3)
    #expect(picture.location.column > 1)
    #expect(colors.kind == .radial)
    #expect(colors.end == CGPoint(x: 1, y: 1))
    #expect(colors.stops.map(\.offset) == [0, 0.5, 0.5, 1])
    #expect(colors.stops[3].color.alpha == 0)
  }

  @Test("A mask is a path in the layer's own points, or a tree of layers")
  func masks() throws {
    let circle = try layer(
      """
      { id: 'a', type: 'rect', frame: [5, 5, 20, 10],
        mask: { shape: 'circle', center: ['50%', '50%'], radius: 5 } }
      """)
    let whole = try layer(
      "{ id: 'a', type: 'rect', frame: [5, 5, 20, 10], mask: { shape: 'rect' } }")
    let tree = try layer(
      """
      { id: 'a', type: 'rect', frame: [5, 5, 20, 10],
        mask: { layers: [{ type: 'rect', frame: [0, 0, '50%', '100%'], fill: '#000000' }] } }
      """)

    #expect(
      circle.mask
        == .path(.ellipse(in: CGRect(x: 5, y: 0, width: 10, height: 10)), .nonZero))
    #expect(whole.mask == .path(.rectangle(CGRect(x: 0, y: 0, width: 20, height: 10)), .nonZero))
    guard case .layers(let layers) = tree.mask else {
      Issue.record("the mask is a tree")
      return
    }
    #expect(layers.map(\.frame) == [CGRect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test("Text that may be missing becomes a bar with its frame, and a warning")
  func missingText() throws {
    var overrides = SceneOverrides()
    overrides.allowedMissing = ["text"]
    let text = """
      { version: 1, requires: ['text'], screens: { home: { layers: [
        { id: 't', type: 'text', frame: [1, 2, 3, 4], text: 'Hi', font: 'Inter' } ] } } }
      """

    let reading = reading(text, overrides: overrides)

    #expect(
      messages(reading) == [
        "2:20: missing-text: text cannot be drawn; a grey bar stands in its place"
      ])
    let layer = try #require(reading.document?.screens[0].layers[0])
    #expect(layer.kind == .missing("text"))
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("Layers and path elements beyond the limits are refused once, however many there are")
  func limits() {
    var limits = SceneLimits()
    limits.layers = 3
    limits.pathElements = 4
    let rects = (0..<50).map { "{ id: '\($0)', type: 'rect', frame: [0, 0, 1, 1] }" }
    let path = "[['M', 0, 0], ['L', 1, 1], ['Z']]"
    let paths = (0..<3).map { "{ id: '\($0)', type: 'path', frame: [0, 0, 1, 1], path: \(path) }" }

    #expect(
      reading(scene(layers: rects.joined(separator: ",")), limits: limits).diagnostics.map(
        \.message)
        == ["the scene has more than 3 layers (--limit-layers)"])
    #expect(
      reading(scene(layers: paths.joined(separator: ",")), limits: limits).diagnostics.map(
        \.message)
        == ["the scene's paths have more than 4 elements (--limit-path-elements)"])
  }

  @Test("A layer of an unknown type still has its other mistakes reported")
  func unknownType() {
    let reading = reading(
      scene(
        "screens: { home: { layers: [{ id: 'a', type: 'rounde', opacity: 2, "
          + "layers: [{ id: 'b', type: 'rect', frame: [0, 0, 1, -1] }] }] } }"))

    #expect(
      reading.diagnostics.map(\.name) == ["unknown-value", "out-of-range", "out-of-range"])
  }
}
