import Foundation

/// Reads the devices that a scene, or its project, describes.
struct DeviceReader {
  let context: ResolutionContext

  /// A device that can be chosen.
  struct Device {
    var name: String
    var canvas: SceneCanvas
    /// Where the device is defined; nil for one of the built-in table.
    var span: SourceSpan?
  }

  /// Pixels a point that a device may have.
  static let scales = NumberRange.between(0.1, 16)

  /// The devices of an object of names, each with the keys that it may have.
  func devices(_ root: ObjectReader, keys: KeySet) -> [Device] {
    root.names("devices", of: "device").map { device($0, keys: keys) }
  }

  /// The built-in device of a name.
  static func builtIn(_ name: String) -> Device? {
    DeviceModel.named(name).map { Device(name: name, canvas: SceneCanvas($0), span: nil) }
  }

  private func device(_ member: LocatedObject.Member, keys: KeySet) -> Device {
    let subject = "the device \(VisibleText.quoted(member.key))"
    var device = Device(
      name: member.key,
      canvas: SceneCanvas(device: member.key, size: CGSize(width: 1, height: 1), scale: 1),
      span: member.keySpan)
    guard let reader = ObjectReader(member.value, as: subject, in: context) else { return device }
    reader.check(keys)
    if let model = model(reader) { device.canvas = SceneCanvas(model) }
    device.canvas.device = member.key
    let describesItself = reader.value("use") == nil
    let size = describesItself ? reader.required("size") : reader.value("size")
    if let size = size.flatMap({ context.pair($0, for: "\"size\"", in: .positive) }) {
      device.canvas.size = CGSize(width: size.x, height: size.y)
    }
    let scale = describesItself ? reader.required("scale") : reader.value("scale")
    if let scale = scale.flatMap({ context.number($0, for: "\"scale\"", in: Self.scales) }) {
      device.canvas.scale = scale
    }
    readSurroundings(of: &device.canvas, reader)
    return device
  }

  /// The built-in device that one is like.
  private func model(_ reader: ObjectReader) -> DeviceModel? {
    guard let value = reader.value("use"), let name = context.text(value, for: "\"use\"") else {
      return nil
    }
    if let model = DeviceModel.named(name) { return model }
    context.unknownWord(
      name, for: "built-in device", among: DeviceModel.all.map(\.name), at: value.span)
    return nil
  }

  private func readSurroundings(of canvas: inout SceneCanvas, _ reader: ObjectReader) {
    let shape = "a list [top, left, bottom, right]"
    if let value = reader.value("safeArea"),
      let parts = context.list(value, for: "\"safeArea\"", shape: shape, count: 4)
    {
      let widths = parts.compactMap {
        context.number($0, for: "a width of \"safeArea\"", in: .nonNegative)
      }
      if widths.count == 4 {
        canvas.safeArea = SceneInsets(
          top: widths[0], left: widths[1], bottom: widths[2], right: widths[3])
      }
    }
    canvas.cornerRadius = reader.number(
      "cornerRadius", default: canvas.cornerRadius, in: .nonNegative)
  }
}

extension SceneCanvas {
  /// The display of a built-in device.
  init(_ model: DeviceModel) {
    self.init(device: model.name, size: model.size, scale: model.scale)
    safeArea = model.safeArea
    cornerRadius = model.cornerRadius
    isTablet = model.isTablet
  }
}
