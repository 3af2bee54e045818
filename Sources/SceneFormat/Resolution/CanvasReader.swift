import Foundation
import Timing

/// Reads what a scene is drawn on: devices, scale, frames a second.
struct CanvasReader {
  let context: ResolutionContext
  let overrides: SceneOverrides

  /// A device of the scene.
  private struct Device {
    var name: String
    var size: CGSize
    var scale: Double
    var span: SourceSpan
  }

  /// Pixels a point that a device may have.
  static let scales = NumberRange.between(0.1, 16)

  /// The canvas that the scene is rendered on.
  func canvas(_ root: ObjectReader) -> SceneCanvas {
    let devices = root.names("devices", of: "device").map { device($0) }
    let chosen = chosen(root, among: devices)
    let plain = SceneDefaults.deviceSize.value
    var canvas = SceneCanvas(
      device: chosen?.name, size: chosen?.size ?? CGSize(width: plain.x, height: plain.y),
      scale: chosen?.scale ?? SceneDefaults.deviceScale.value)
    if let text = overrides.scale { canvas.scale = scale(text) ?? canvas.scale }
    checkLimits(canvas, at: overrides.scale == nil ? chosen?.span : nil)
    return canvas
  }

  private func device(_ member: LocatedObject.Member) -> Device {
    let subject = "the device \(VisibleText.quoted(member.key))"
    var device = Device(
      name: member.key, size: CGSize(width: 1, height: 1), scale: 1, span: member.keySpan)
    guard let reader = ObjectReader(member.value, as: subject, in: context) else { return device }
    reader.check(SceneSchema.device)
    guard reader.value("use") == nil else { return device }
    let size = reader.required("size").flatMap {
      context.pair($0, for: "\"size\"", in: .positive)
    }
    if let size { device.size = CGSize(width: size.x, height: size.y) }
    let scale = reader.required("scale").flatMap {
      context.number($0, for: "\"scale\"", in: Self.scales)
    }
    device.scale = scale ?? device.scale
    return device
  }

  /// The device that the command line or the scene asks for; nil for the plain one.
  private func chosen(_ root: ObjectReader, among devices: [Device]) -> Device? {
    let asked = root.value("defaults").flatMap { defaults($0)?.value("device") }
    let names = devices.map(\.name)
    if let name = overrides.device {
      if let device = devices.first(where: { $0.name == name }) { return device }
      context.unknownOption(name, for: "device", among: names)
      return nil
    }
    guard let asked else { return only(devices, root) }
    guard let name = context.text(asked, for: "\"device\"") else { return nil }
    if let device = devices.first(where: { $0.name == name }) { return device }
    context.unknownWord(name, for: "device", among: names, at: asked.span)
    return nil
  }

  /// The only device of the scene; of several one must be named.
  private func only(_ devices: [Device], _ root: ObjectReader) -> Device? {
    if devices.count > 1, let second = devices.dropFirst().first {
      context.error(
        "missing-key",
        "the scene has several devices; name one of them in defaults: { device: ... }",
        at: second.span)
    }
    return devices.first
  }

  /// The scene's defaults, without reports: `frameRate(_:)` makes them.
  private func defaults(_ value: LocatedValue) -> ObjectReader? {
    guard case .object = value.content else { return nil }
    return ObjectReader(value, as: "the defaults", in: context)
  }

  /// Frames a second, and whatever is wrong in `defaults` besides the device.
  func frameRate(_ root: ObjectReader) -> FrameRate {
    let plain = FrameRate(Int64(SceneDefaults.frameRate.value))
    var rate = plain
    if let value = root.value("defaults"),
      let reader = ObjectReader(value, as: "the defaults", in: context)
    {
      reader.check(SceneSchema.defaults)
      _ = reader.text("theme")
      rate = reader.value("fps").flatMap { context.frameRate($0, for: "\"fps\"") } ?? plain
    }
    guard let text = overrides.fps else { return rate }
    guard let override = try? FrameRate(parsing: text) else {
      context.error(
        "bad-fps",
        "--fps: \(VisibleText.quoted(text)) is not a frame rate; write a number above 0 and at most "
          + "1000000, such as 60, 29.97 or 30000/1001")
      return rate
    }
    return override
  }

  private func scale(_ text: String) -> Double? {
    if let value = Double(text), Self.scales.contains(value) { return value }
    context.error(
      "out-of-range", "--scale: \(VisibleText.quoted(text)) is not a number \(Self.scales)")
    return nil
  }
}

extension SceneOverrides {
  /// Whether a text is a number of pixels a point that a scene can be rendered at.
  package static func isScale(_ text: String) -> Bool {
    Double(text).map { CanvasReader.scales.contains($0) } ?? false
  }
}

// MARK: - Limits

extension CanvasReader {
  /// Reports a canvas of more pixels than the limits.
  private func checkLimits(_ canvas: SceneCanvas, at span: SourceSpan?) {
    let (width, height) = (canvas.pixelWidth, canvas.pixelHeight)
    let limits = context.limits
    let message: String
    if min(width, height) < 1 {
      message = "there must be one at least; use a greater scale"
    } else if max(width, height) > limits.canvasSide {
      message = "the limit is \(limits.canvasSide) a side (--limit-canvas-side)"
    } else if width.multipliedReportingOverflow(by: height).overflow
      || width * height > limits.canvasPixels
    {
      message = "the limit is \(limits.canvasPixels) altogether (--limit-canvas-pixels)"
    } else {
      return
    }
    let text = "a frame would have \(width) × \(height) pixels; \(message)"
    if let span {
      context.error("over-limit", text, at: span)
    } else {
      context.error("over-limit", text)
    }
  }
}
