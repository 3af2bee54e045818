import Foundation
import SceneFormat
import Testing

@Suite("Bad scenes")
struct BadSceneTests {
  /// The names of the scenes in the folder, in order.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json5") }.map { String($0.dropLast(6)) }.sorted()
  }()

  private static var folder: URL {
    Bundle.module.bundleURL.appendingPathComponent("BadScenes")
  }

  private func contents(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
  }

  @Test("Every bad scene is refused with the messages beside it", arguments: names)
  func refused(_ name: String) throws {
    let bytes = try contents("\(name).json5")
    let expected = String(decoding: try contents("\(name).txt"), as: UTF8.self)

    let reading = SceneReader.read(bytes, file: "\(name).json5")

    #expect(report(reading) + "\n" == expected)
    #expect(reading.document == nil)
    #expect(reading.hasErrors)
  }

  @Test("No message holds a control character", arguments: names)
  func visible(_ name: String) throws {
    let reading = SceneReader.read(try contents("\(name).json5"), file: "a\u{1B}\(name).json5")

    let hidden = report(reading).unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
    }

    #expect(hidden.isEmpty)
  }

  @Test("The folder holds the scenes that the list of bad input names")
  func folderIsWhole() {
    #expect(Self.names.count >= 30)
    #expect(Self.names.contains("five-mistakes"))
  }
}
