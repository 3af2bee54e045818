import Foundation
import Geometry
import LayerTree
import Pixels
import Testing

@Suite("LayerKey")
struct LayerKeyTests {
  @Test("The list of animatable properties is closed")
  func closedList() {
    #expect(
      LayerProperty.names == [
        "anchorPoint", "anchorPointZ", "backgroundColor", "blurRadius", "borderColor",
        "borderWidth", "bounds", "colors", "contents", "contentsCenter", "contentsRect",
        "contentsScale", "cornerRadius", "doubleSided", "endPoint", "fillColor", "hidden",
        "instanceAlphaOffset", "instanceBlueOffset", "instanceColor", "instanceDelay",
        "instanceGreenOffset", "instanceRedOffset", "instanceTransform", "lineDashPattern",
        "lineDashPhase", "lineWidth", "locations", "masksToBounds", "miterLimit", "opacity",
        "path", "position", "rasterizationScale", "saturation", "shadowColor", "shadowOffset",
        "shadowOpacity", "shadowPath", "shadowRadius", "shouldRasterize", "startPoint",
        "strokeColor", "strokeEnd", "strokeStart", "sublayerTransform", "tint", "transform",
        "zPosition",
      ])
  }

  @Test(
    "What no layer has is no key",
    arguments: [
      "", "frame", "alpha", "position.z", "position.", "bounds.size.depth", "opacity.x",
      "transform.rotation.w", "transform.m34", "backgroundColor.red", ".x", "Position",
    ])
  func unknown(path: String) {
    #expect(LayerKey(path) == nil)
  }

  @Test("Keys of shapes and gradients are none on other layers")
  func owners() {
    #expect(LayerKey("path", kind: .plain) == nil)
    #expect(LayerKey("path", kind: .shape) != nil)
    #expect(LayerKey("colors", kind: .shape) == nil)
    #expect(LayerKey("position.x", kind: .gradient) != nil)
  }

  @Test("What is put in at a key is what is read there, for every property")
  func roundTrips() throws {
    let values: [AnimatableValue] = [
      .number(0.25), .flag(true), .point(CGPoint(x: 3, y: 4)), .size(CGSize(width: 3, height: 4)),
      .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
      .color(Color(red: 0.1, green: 0.2, blue: 0.3)),
      .path(.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1))), .numbers([0.5]),
      .colors([.white]), .transform(CATransform3DMakeTranslation(1, 2, 0)),
    ]
    for name in LayerProperty.names where name != "contents" {
      let key = try #require(LayerKey(name))
      var state = LayerState()
      let fitting = values.filter { key.set($0, in: &state) && key.value(in: state) == $0 }
      #expect(fitting.count == 1, "\(name): \(fitting)")
    }
  }

  @Test("Components are read and written one by one")
  func components() throws {
    var state = LayerState()
    state.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    let cases: [(String, Double)] = [
      ("position.x", 5), ("position.y", 6), ("bounds.origin.x", 7), ("bounds.size.width", 8),
      ("anchorPoint.x", 0.25), ("shadowOffset.height", 9), ("contentsRect.size.height", 0.5),
      ("transform.translation.x", 10), ("transform.translation.y", 11),
      ("transform.translation.z", 12), ("transform.scale.x", 2), ("transform.scale.y", 3),
      ("sublayerTransform.translation.x", 13),
    ]

    for (path, number) in cases {
      let key = try #require(LayerKey(path), "\(path)")
      #expect(key.set(.number(number), in: &state))
      #expect(key.value(in: state) == .number(number), "\(path)")
    }

    #expect(state.bounds == CGRect(x: 7, y: 2, width: 8, height: 4))
    #expect(state.position == CGPoint(x: 5, y: 6))
    #expect(state.transform.m41 == 10 && state.transform.m42 == 11 && state.transform.m43 == 12)
  }

  @Test("Scale reads as the mean of three, rotation as that about z")
  func means() throws {
    var state = LayerState()
    state.transform = CATransform3DMakeScale(2, 3, 1)

    #expect(LayerKey("transform.scale")?.value(in: state) == .number(2))

    for angle in [-3.0, -1, 0.5, 2.5] {
      let rotation = try #require(LayerKey("transform.rotation"))
      #expect(rotation.set(.number(angle), in: &state))
      #expect(agree(rotation.value(in: state).number, angle, within: 1e-12))
      #expect(
        agree(LayerKey("transform.scale.y")?.value(in: state).number, 3, within: 1e-12))
    }
  }

  @Test("Turns about x, y and z are the matrices of those turns", arguments: ["x", "y", "z"])
  func turns(axis: String) throws {
    let key = try #require(LayerKey("transform.rotation.\(axis)"))
    for angle in [-1.2, 0.3, 1.5] {
      var state = LayerState()
      #expect(key.set(.number(angle), in: &state))
      let expected = CATransform3DMakeRotation(
        angle, axis == "x" ? 1 : 0, axis == "y" ? 1 : 0, axis == "z" ? 1 : 0)
      #expect(CATransform3DTests.distance(state.transform, expected) < 1e-15)
      #expect(agree(key.value(in: state).number, angle, within: 1e-12))
    }
  }
}
