import Foundation
import Pixels
import SceneFormat
import Staging
import SystemFiles
import Testing

@Suite("Pictures and other files from outside")
@MainActor
struct AssetTests {
  /// A folder of its own, taken away with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "segue-assets-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(
        at: url.appending(path: "scene"), withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var scene: URL { url.appending(path: "scene") }

    func write(_ name: String, _ bytes: [UInt8]) throws {
      try Data(bytes).write(to: url.appending(path: name))
    }
  }

  /// A grey picture of 1×1 pixels with another size in its head.
  private static func png(width: UInt32 = 1, height: UInt32 = 1) -> [UInt8] {
    var head: [UInt8] = []
    for value in [width, height] {
      head += (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * $0)) }
    }
    // zlib: one stored block of two bytes, a filter of none and a grey of 128.
    let pixels: [UInt8] = [
      0x78, 0x01, 0x01, 0x02, 0x00, 0xFD, 0xFF, 0x00, 0x80, 0x00, 0x82, 0x00, 0x81,
    ]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", head + [8, 0, 0, 0, 0]) + chunk("IDAT", pixels) + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    func bytes(_ value: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * $0)) }
    }
    let checked = Array(name.utf8) + body
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in checked {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return bytes(UInt32(body.count)) + checked + bytes(~sum)
  }

  /// The scene of one picture.
  private func fixture(_ source: String, in folder: Folder) throws -> SceneFixture {
    try SceneFixture(
      """
      {
        version: 1, name: "picture",
        devices: { small: { size: [10, 10], scale: 1 } }, defaults: { device: "small", fps: 10 },
        screens: { only: { background: "#FFFFFF", layers: [
          { id: "photo", type: "image", frame: [0, 0, 10, 10], src: "\(source)" },
        ] } },
        start: "only", output: { duration: 0.1 },
      }
      """, folder: folder.scene)
  }

  private func refusal(_ source: String, in folder: Folder) throws -> StagingError? {
    let scene = try fixture(source, in: folder)
    let error = #expect(throws: StagingError.self) { try scene.recorder.plan() }
    #expect(error?.name == "asset")
    #expect(error?.location?.line == 5)
    let listed = AssetLibrary(folder: folder.scene).loadAll(of: scene.document)
    #expect(listed == [error].compactMap { $0 })
    return error
  }

  private func makePipe(at url: URL) throws {
    let maker = Process()
    maker.executableURL = URL(filePath: "/usr/bin/env")
    maker.arguments = ["mkfifo", url.path]
    try maker.run()
    maker.waitUntilExit()
    #expect(maker.terminationStatus == 0)
  }

  @Test("A whole picture is drawn, and its file's digest is kept")
  func whole() throws {
    let folder = try Folder()
    try folder.write("scene/grey.png", Self.png())
    let scene = try fixture("grey.png", in: folder)

    let pixel = try scene.pixels(ofFrame: 0)[x: 5, y: 5]

    #expect((pixel.red, pixel.green, pixel.blue, pixel.alpha) == (128, 128, 128, 255))
    let library = AssetLibrary(folder: folder.scene)
    #expect(library.loadAll(of: scene.document) == [])
    #expect(library.digests.map(\.source) == ["grey.png"])
  }

  @Test("Missing, folder, pipe, and a link that leads to nothing or to itself")
  func notFiles() throws {
    let folder = try Folder()
    let files = FileManager.default
    try files.createDirectory(
      at: folder.scene.appending(path: "box.png"), withIntermediateDirectories: true)
    try makePipe(at: folder.scene.appending(path: "pipe.png"))
    for (name, target) in [("gone.png", "nothing.png"), ("loop.png", "loop.png")] {
      try files.createSymbolicLink(
        atPath: folder.scene.appending(path: name).path, withDestinationPath: target)
    }

    #expect(try refusal("none.png", in: folder)?.description.contains("no such file") == true)
    #expect(try refusal("none/none.png", in: folder)?.description.contains("no such file") == true)
    #expect(try refusal("box.png", in: folder)?.description.contains("is a folder") == true)
    #expect(try refusal("pipe.png", in: folder)?.description.contains("not a regular file") == true)
    #expect(try refusal("gone.png", in: folder) != nil)
    #expect(try refusal("loop.png", in: folder) != nil)
  }

  @Test("A link may lead to a file inside of the folder, not out of it, by file or by folder")
  func links() throws {
    let folder = try Folder()
    try folder.write("secret.png", Self.png())
    try folder.write("scene/grey.png", Self.png())
    for (name, target) in [
      ("inside.png", "grey.png"), ("out.png", "../secret.png"), ("up", ".."),
      ("absolute.png", folder.url.appending(path: "secret.png").path),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.scene.appending(path: name).path, withDestinationPath: target)
    }

    #expect(try fixture("inside.png", in: folder).recorder.plan().frameCount == 2)
    for source in ["out.png", "absolute.png", "up/secret.png"] {
      #expect(try refusal(source, in: folder)?.description.contains("leads out of") == true)
    }
  }

  @Test("A path that climbs is outside, also where no reader stands before")
  func climbing() throws {
    let folder = try Folder()
    try folder.write("secret.png", Self.png())
    try folder.write("scene/grey.png", Self.png())

    for path in ["../secret.png", "a/../../secret.png", "..", "."] {
      #expect(throws: FileFault.outside(path: path, folder: "scene"), "\(path)") {
        try FileSystem.read(path, below: folder.scene.path, limit: 1_000)
      }
    }
    // A folder whose name only begins like the other's is not it.
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "scene2"), withIntermediateDirectories: true)
    try folder.write("scene2/grey.png", Self.png())
    let sibling = "../scene2/grey.png"
    #expect(throws: FileFault.outside(path: sibling, folder: "scene")) {
      try FileSystem.read(sibling, below: folder.scene.path, limit: 1_000)
    }
  }

  @Test("No picture, half a picture, and one that would fill the memory are refused with a reason")
  func damaged() throws {
    let folder = try Folder()
    try folder.write("scene/text.png", Array("not a picture".utf8))
    try folder.write("scene/empty.png", [])
    let whole = Self.png()
    try folder.write("scene/bomb.png", Self.png(width: 60_000, height: 60_000))
    for source in ["text.png", "empty.png", "bomb.png"] {
      #expect(try refusal(source, in: folder)?.description.contains(source) == true)
    }
    for length in stride(from: 1, to: whole.count - 12, by: 7) {
      try folder.write("scene/half.png", Array(whole.prefix(length)))
      #expect(try refusal("half.png", in: folder) != nil, "\(length) bytes")
    }
  }

  @Test("Every bad picture of a document is told, each at its place")
  func all() throws {
    let folder = try Folder()
    let scene = try SceneFixture(
      """
      {
        version: 1, name: "pictures",
        devices: { small: { size: [10, 10], scale: 1 } }, defaults: { device: "small", fps: 10 },
        screens: { only: { background: "#FFFFFF", layers: [
          { id: "a", type: "image", frame: [0, 0, 10, 10], src: "a.png" },
          { id: "g", type: "group", frame: [0, 0, 10, 10], layers: [
            { id: "b", type: "image", frame: [0, 0, 10, 10], src: "b.png" },
          ] },
          { id: "c", type: "image", frame: [0, 0, 10, 10], src: "a.png" },
        ] } },
        start: "only", output: { duration: 0.1 },
      }
      """, folder: folder.scene)

    let errors = AssetLibrary(folder: folder.scene).loadAll(of: scene.document)

    #expect(errors.map { $0.location?.line } == [5, 7, 9])
  }
}
