import Foundation
import Timing

/// Reads what a scene is drawn on: devices, scale, frames a second, and what their user asks for.
struct CanvasReader {
  let context: ResolutionContext
  let overrides: SceneOverrides
  /// The project that the scene belongs to.
  let project: ProjectEntries

  /// The canvas that the scene is rendered on.
  func canvas(_ root: ObjectReader) -> SceneCanvas {
    let reader = DeviceReader(context: context)
    let own = reader.devices(root, keys: SceneSchema.device)
    let shared = project.root.map { reader.devices($0, keys: SceneSchema.projectDevice) } ?? []
    let choice = chosen(root, among: own, shared)
    let chosen = choice.device
    let plain = SceneDefaults.deviceSize.value
    var canvas =
      chosen?.canvas
      ?? SceneCanvas(
        device: nil, size: CGSize(width: plain.x, height: plain.y),
        scale: SceneDefaults.deviceScale.value)
    let scale = scale(root, holdsProject: !choice.isOwn)
    canvas.scale = scale ?? canvas.scale
    checkLimits(canvas, at: overrides.scale == nil ? chosen?.span : nil)
    return canvas
  }

  /// A device, and who asked for it.
  private struct Choice {
    /// Nil for the plain one, and for one that is not there.
    var device: DeviceReader.Device?
    /// Whether the scene or the command line chose, not the project.
    var isOwn: Bool
  }

  /// The device that the command line, the scene or its project asks for.
  private func chosen(
    _ root: ObjectReader, among own: [DeviceReader.Device], _ shared: [DeviceReader.Device]
  ) -> Choice {
    let known = own + shared
    let find = { (name: String) in
      known.first { $0.name == name } ?? DeviceReader.builtIn(name)
    }
    let names = known.map(\.name) + DeviceModel.all.map(\.name)
    if let name = overrides.device {
      let device = find(name)
      if device == nil { context.unknownOption(name, for: "device", among: names) }
      return Choice(device: device, isOwn: true)
    }
    let named = defaults(root)?.value("device")
    guard let asked = named ?? (own.count == 1 ? nil : project.defaults?.value("device")) else {
      return Choice(device: only(own), isOwn: !own.isEmpty)
    }
    var choice = Choice(device: nil, isOwn: named != nil)
    guard let name = context.text(asked, for: "\"device\"") else { return choice }
    choice.device = find(name)
    if choice.device == nil {
      context.unknownWord(name, for: "device", among: names, at: asked.span)
    }
    return choice
  }

  /// The only device of the scene; of several one must be named.
  private func only(_ devices: [DeviceReader.Device]) -> DeviceReader.Device? {
    if devices.count > 1, let second = devices.dropFirst().first?.span {
      context.error(
        "missing-key",
        "the scene has several devices; name one of them in defaults: { device: ... }", at: second)
    }
    return devices.first
  }

  /// The scene's defaults, without reports: `frameRate(_:)` makes them.
  private func defaults(_ root: ObjectReader) -> ObjectReader? {
    guard let value = root.value("defaults"), case .object = value.content else { return nil }
    return ObjectReader(value, as: "the defaults", in: context)
  }

  /// The scale that the command line, the scene or its project asks for; nil for the device's own.
  ///
  /// The project's holds with the project's device: one that the scene or the command line chooses
  /// comes with its own scale.
  private func scale(_ root: ObjectReader, holdsProject: Bool) -> Double? {
    let asked =
      defaults(root)?.value("scale")
      ?? (holdsProject ? project.defaults?.value("scale") : nil)
    let own = asked.flatMap { context.number($0, for: "\"scale\"", in: DeviceReader.scales) }
    guard let text = overrides.scale else { return own }
    if let value = Double(text), DeviceReader.scales.contains(value) { return value }
    context.error(
      "out-of-range",
      "--scale: \(VisibleText.quoted(text)) is not a number \(DeviceReader.scales)")
    return nil
  }
}

// MARK: - Frames a second, and traits

extension CanvasReader {
  /// Frames a second, and whatever is wrong in `defaults` besides the device.
  func frameRate(_ root: ObjectReader) -> FrameRate {
    let plain = FrameRate(Int64(SceneDefaults.frameRate.value))
    var asked = project.defaults?.value("fps")
    if let value = root.value("defaults"),
      let reader = ObjectReader(value, as: "the defaults", in: context)
    {
      reader.check(SceneSchema.defaults)
      _ = reader.text("theme")
      asked = reader.value("fps") ?? asked
    }
    let rate = asked.flatMap { context.frameRate($0, for: "\"fps\"") } ?? plain
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

  /// What the user of the device asks for.
  func traits(_ root: ObjectReader) -> SceneTraits {
    var traits = SceneTraits()
    traits.motion = trait("motion", overrides.motion, root) ?? traits.motion
    traits.direction = trait("direction", overrides.direction, root) ?? traits.direction
    return traits
  }

  private func trait<Choice: RawRepresentable & CaseIterable>(
    _ key: String, _ option: String?, _ root: ObjectReader
  ) -> Choice? where Choice.RawValue == String {
    let asked = defaults(root)?.value(key) ?? project.defaults?.value(key)
    let own: Choice? = asked.flatMap { context.choice($0, for: key) }
    guard let option else { return own }
    if let choice = Choice(rawValue: option) { return choice }
    context.unknownOption(option, for: key, among: Choice.allCases.map(\.rawValue))
    return own
  }
}

extension SceneOverrides {
  /// Whether a text is a number of pixels a point that a scene can be rendered at.
  package static func isScale(_ text: String) -> Bool {
    Double(text).map { DeviceReader.scales.contains($0) } ?? false
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
