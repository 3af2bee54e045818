import Foundation
import FrameSequences
import PNGCodec
import Testing
import TestSupport

@Suite("Bad input and bad luck, as a process")
struct FaultTests {
  @Test(
    "What is no readable file ends with 5 and is named",
    arguments: [
      ("missing.json5", "no such file or folder"), ("folder", "is a folder"),
      ("pipe", "not a regular file"), ("/dev/null", "not a regular file"),
    ])
  func unreadableScenes(name: String, reason: String) async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("folder"), withIntermediateDirectories: false)
    #expect(try Shell.run("mkfifo", [folder.path("pipe")]) == 0)

    let run = try await BinaryRun(["render", name], in: folder)

    #expect(run.exitCode == 5)
    #expect(run.output.isEmpty)
    #expect(run.errors == "segue: error: \(name): \(reason)\n")
    #expect(folder.names() == ["folder", "pipe"])
  }

  @Test("A bad scene ends with 3, shows every place, and writes nothing")
  func badScene() async throws {
    let folder = try TemporaryFolder()
    let text = SceneTexts.fade
      .replacingOccurrences(of: "start: \"one\"", with: "start: \"onee\"")
      .replacingOccurrences(of: "duration:", with: "duraton:")
    try folder.write(text, as: "bad.json5")

    let run = try await BinaryRun(["render", "bad.json5"], in: folder)

    #expect(run.exitCode == 3)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("bad.json5:13:10: error: "))
    #expect(run.errors.contains("(did you mean \"one\"?)"))
    #expect(run.errors.contains("bad.json5:15:57: error: "))
    #expect(run.errors.contains("(did you mean \"duration\"?)"))
    #expect(folder.names() == ["bad.json5"])
  }

  @Test("Shadows within shadows that need too large surfaces end with 3, before they are drawn")
  func surfacesOverLimit() async throws {
    let folder = try TemporaryFolder()
    var layers = "{ id: 'dot', type: 'rect', frame: [1, 1, 8, 8], fill: '#FF0000' }"
    for depth in 0..<12 {
      layers =
        "{ id: 'g\(depth)', type: 'group', frame: [0, 0, 10, 10], layers: [\(layers)], "
        + "shadow: { color: '#000000', radius: 1000, opacity: 1 } }"
    }
    try folder.write(
      """
      { version: 1, devices: { d: { size: [10, 10], scale: 1 } }, start: 'a',
        screens: { a: { layers: [\(layers)] } }, output: { duration: 0.1 } }
      """, as: "deep.json5")

    let run = try await BinaryRun(["still", "deep.json5", "-o", "a.png"], in: folder)

    #expect(run.exitCode == 3)
    #expect(run.errors.contains("error: frame 6 needs "))
    #expect(run.errors.contains("--limit-surface-pixels"))
    #expect(folder.names() == ["deep.json5"])
  }

  @Test(
    "A word of the command line that the scene doesn't know is a usage error",
    arguments: [
      (["--device", "tiel"], "error: unknown device \"tiel\" (did you mean \"tile\"?)\n"),
      (["--theme", "dark"], "error: unknown theme \"dark\"\nnote: the scene has none\n"),
      (["--set", "inc=#FFFFFF"], "error: unknown param \"inc\" (did you mean \"ink\"?)\n"),
    ])
  func unknownWords(words: [String], message: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.fade, as: "fade.json5")

    for command in ["validate", "explain"] {
      let run = try await BinaryRun([command, "fade.json5"] + words, in: folder)
      #expect(run.exitCode == 2)
      #expect(run.errors == message)
    }
    let value = try await BinaryRun(["validate", "fade.json5", "--set", "ink=5"], in: folder)
    #expect(value.exitCode == 2)
  }

  @Test("A scene with mistakes of its own ends with 3, whatever the command line says")
  func badSceneAndWord() async throws {
    let folder = try TemporaryFolder()
    let text = SceneTexts.fade.replacingOccurrences(of: "duration:", with: "duraton:")
    try folder.write(text, as: "bad.json5")

    let run = try await BinaryRun(["validate", "bad.json5", "--device", "tiel"], in: folder)

    #expect(run.exitCode == 3)
  }

  @Test("An error after a cancelled transition tells what was found before, and where")
  func errorAfterCancelled() async throws {
    let folder = try TemporaryFolder()
    let text = SceneTexts.fade.replacingOccurrences(
      of: "duration: 0.2 },",
      with: """
        duration: 0.2 },
            { id: "try", op: "pop", using: "fade", gesture: {
              updates: [{ t: 0, progress: 0.5 }], end: { t: 0.1, action: "cancel" } },
              expect: { completed: false } },
            { id: "back", op: "pop" },
        """)
    try folder.write(text, as: "scene.json5")

    let run = try await BinaryRun(["validate", "scene.json5"], in: folder)

    #expect(run.exitCode == 3)
    let heads = run.errors.split(separator: "\n").filter { $0.hasPrefix("scene.json5") }
    #expect(heads.count == 4)
    #expect(heads[0].hasSuffix("[completes-though-cancelled]"))
    #expect(heads[1].contains("error: 'try' is expected to be cancelled, but completes"))
    #expect(heads[2].contains("error: 'back' pops, but the screen"))
    #expect(heads[3].contains("note: 'try' was cancelled, but was made all the same"))
  }

  @Test("An expectation that fails ends with 3")
  func failedExpectation() async throws {
    let folder = try TemporaryFolder()
    let text = SceneTexts.fade.replacingOccurrences(
      of: "duration: 0.2", with: "duration: 0.2, expect: { finalScreen: \"one\" }")
    try folder.write(text, as: "scene.json5")

    let run = try await BinaryRun(["validate", "scene.json5"], in: folder)

    #expect(run.exitCode == 3)
    #expect(
      run.errors.contains("error: 'open' is expected to end on 'one', but ends on 'two'\n"))
  }

  @Test("A frame outside of the timeline is a usage error that names the range")
  func frameOutside() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.fade, as: "fade.json5")

    let run = try await BinaryRun(["render", "fade.json5", "--frames", "0-99"], in: folder)

    #expect(run.exitCode == 2)
    #expect(
      run.errors == """
        segue: error: '--frames': "0-99" lies outside the timeline; its frames are 0-12
        'segue render --help' tells what is possible.

        """)
    #expect(folder.names() == ["fade.json5"])
  }

  @Test("verify ends with 1 and names what differs")
  func verifyFindsDamage() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.fade, as: "fade.json5")
    _ = try await BinaryRun(["render", "fade.json5", "-o", "frames"], in: folder)
    try FileManager.default.removeItem(atPath: folder.path("frames/frame_0003.png"))
    try folder.write("no picture", as: "frames/frame_0004.png")
    try FileManager.default.copyItem(
      atPath: folder.path("frames/frame_0000.png"), toPath: folder.path("frames/frame_0099.png"))

    let run = try await BinaryRun(["verify", "frames"], in: folder)

    #expect(run.exitCode == 1)
    #expect(
      run.outputText == """
        frame_0003.png: missing
        frame_0004.png: not a PNG file
        frame_0099.png: not in the manifest

        """)
  }

  @Test("A reader that goes away early is no fault")
  func brokenPipe() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.scene(duration: 100), as: "scene.json5")
    let process = Process()
    let pipe = Pipe()
    process.executableURL = BinaryRun.executable
    process.arguments = ["explain", "scene.json5"]
    process.currentDirectoryURL = folder.url
    process.standardOutput = pipe
    let ended = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in ended.continuation.finish() }
    try pipe.fileHandleForReading.close()
    try process.run()
    for await _ in ended.stream {}

    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  @Test(
    "SIGINT and SIGTERM leave only whole files",
    arguments: zip([SIGINT, SIGTERM], [130, 143] as [Int32]))
  func signals(signal: Int32, exitCode: Int32) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.long, as: "long.json5")

    let run = try await BinaryRun(
      ["render", "long.json5", "-o", "frames", "--progress", "json"], in: folder,
      whenErrorsBegin: { kill($0.processIdentifier, signal) })

    #expect(run.exitCode == exitCode)
    #expect(run.errors.hasSuffix("every file that was written is whole\n"))
    let names = folder.names(in: "frames")
    #expect(names.count > 1)
    #expect(names.last == "manifest.json")
    for name in names.dropLast() {
      _ = try PNGDecoder().decode(try folder.bytes(of: "frames/\(name)"))
    }
    let manifest = try Manifest(contentsOf: folder.path("frames/manifest.json"))
    #expect(manifest.frames.filter { $0.digest != nil }.map(\.file) == Array(names.dropLast()))
  }

  @Test("A signal that the parent ignores stays ignored")
  func ignoredSignal() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.fade, as: "fade.json5")

    let run = try await BinaryRun(
      ["-c", "trap '' INT; exec \"$@\"", "sh", BinaryRun.executable.path]
        + ["render", "fade.json5", "-o", "frames", "--progress", "json"],
      of: URL(fileURLWithPath: "/bin/sh"), in: folder,
      whenErrorsBegin: { kill($0.processIdentifier, SIGINT) })

    #expect(run.exitCode == 0)
    let manifest = try Manifest(contentsOf: folder.path("frames/manifest.json"))
    #expect(manifest.frames.allSatisfy { $0.digest != nil })
  }

  @Test("A read-only folder ends with 5")
  func readOnlyFolder() async throws {
    let folder = try TemporaryFolder()
    let mount = try await Mount(options: "ro", in: folder)
    defer { mount.end() }
    try folder.write(SceneTexts.fade, as: "fade.json5")

    let run = try await BinaryRun(["render", "fade.json5", "-o", "device/frames"], in: folder)

    #expect(run.exitCode == 5)
    #expect(
      run.errors == "segue: error: device/frames: the file system is read-only\n")
  }
}
