internal import Foundation
internal import SceneFormat
internal import Timing

/// The built-in devices, for people and for machines.
struct DeviceList {
  /// Prints every device with its measures.
  func print(to console: Console) throws(CommandFailure) {
    switch console.format {
    case .text:
      let head = ["device", "points", "scale", "safe area", "corners"]
      try console.printResult(TextTable([head] + DeviceModel.all.map(Self.row)).text)
    case .json:
      try console.printResult(JSONText.array(DeviceModel.all.map(Self.json)).line)
    }
  }

  private static func row(_ device: DeviceModel) -> [String] {
    let area = device.safeArea
    return [
      device.name,
      "\(ReadableNumber.text(device.size.width))x\(ReadableNumber.text(device.size.height))",
      ReadableNumber.text(device.scale),
      [area.top, area.left, area.bottom, area.right].map { ReadableNumber.text($0) }
        .joined(separator: " "), ReadableNumber.text(device.cornerRadius),
    ]
  }

  private static func json(_ device: DeviceModel) -> JSONText {
    let area = device.safeArea
    return .object([
      ("name", .string(device.name)), ("width", .number(Double(device.size.width))),
      ("height", .number(Double(device.size.height))), ("scale", .number(device.scale)),
      (
        "safeArea",
        .array([area.top, area.left, area.bottom, area.right].map { .number($0) })
      ), ("cornerRadius", .number(device.cornerRadius)), ("tablet", .bool(device.isTablet)),
    ])
  }
}
