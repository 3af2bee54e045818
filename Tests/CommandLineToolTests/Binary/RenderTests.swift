import Foundation
import FrameSequences
import PNGCodec
import Pixels
import Testing
import TestSupport

@Suite("segue render, as a process")
struct RenderTests {
  @Test("A scene becomes frames and a manifest that verify")
  func wholeSequence() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.fade, as: "fade.json5")

    let render = try await BinaryRun(["render", "fade.json5"], in: folder)
    let verify = try await BinaryRun(["verify", "output/fade"], in: folder)

    #expect(render.errors == "")
    #expect(render.outputText == "output/fade: 13 frames written\n")
    #expect(render.exitCode == 0)
    #expect(
      folder.names(in: "output/fade")
        == (0...9).map { "frame_000\($0).png" }
        + ["frame_0010.png", "frame_0011.png", "frame_0012.png", "manifest.json"])
    #expect(verify.outputText == "output/fade: 13 frames are as written\n")
    #expect(verify.exitCode == 0)
  }

  @Test("The bytes of files and manifest are the same for 1, 2 and 8 jobs and for parts")
  func jobsDoNotMatter() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.fade, as: "fade.json5")
    for jobs in ["1", "2", "8"] {
      let run = try await BinaryRun(
        ["render", "fade.json5", "--jobs", jobs, "-o", jobs], in: folder)
      #expect(run.exitCode == 0)
    }
    for part in ["5-8", "12,0-4:2", "-1,9-11", "1,3"] {
      let run = try await BinaryRun(
        ["render", "fade.json5", "--frames", part, "-o", "parts"], in: folder,
        environment: ["SEGUE_JOBS": "3"])
      #expect(run.exitCode == 0, "\(run.errors)")
    }

    for name in folder.names(in: "1") {
      let expected = try folder.bytes(of: "1/\(name)")
      for other in ["2", "8", "parts"] {
        #expect(try folder.bytes(of: "\(other)/\(name)") == expected, "\(other)/\(name)")
      }
    }
    #expect(folder.names(in: "parts") == folder.names(in: "1"))
  }

  @Test("Frames that show the same are files of their own, equal for 1, 2 and 8 jobs and alone")
  func heldFrames() async throws {
    let folder = try TemporaryFolder()
    let held = SceneTexts.fade.replacing(
      "start: \"one\",", with: "start: \"one\", output: { hold: { before: 9, after: 30 } },")
    try folder.write(held, as: "held.json5")
    for jobs in ["1", "2", "8"] {
      let run = try await BinaryRun(
        ["render", "held.json5", "--jobs", jobs, "-o", jobs], in: folder)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    let alone = try await BinaryRun(
      ["render", "held.json5", "--frames", "30", "-o", "alone"], in: folder)

    #expect(alone.exitCode == 0)
    #expect(folder.names(in: "1").count > 45)
    for name in folder.names(in: "1") {
      let expected = try folder.bytes(of: "1/\(name)")
      for other in ["2", "8"] {
        #expect(try folder.bytes(of: "\(other)/\(name)") == expected, "\(other)/\(name)")
      }
    }
    #expect(
      try folder.bytes(of: "alone/frame_0030.png") == folder.bytes(of: "8/frame_0030.png"))
    #expect(
      try folder.bytes(of: "8/frame_0030.png") == folder.bytes(of: "8/frame_0029.png"))
  }

  @Test("Names with blanks, umlauts and emoji work under an ASCII locale")
  func unicodeNames() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.fade, as: "Übergang 🎬 1.json5")

    let run = try await BinaryRun(
      ["render", "Übergang 🎬 1.json5", "-o", "Ausgabe ü 🎞", "--frames", "0"], in: folder,
      environment: ["LANG": "C", "LC_ALL": "C"])

    #expect(run.errors == "")
    #expect(run.outputText == "Ausgabe ü 🎞: 1 frame written\n")
    #expect(folder.names(in: "Ausgabe ü 🎞") == ["frame_0000.png", "manifest.json"])
  }

  @Test("A shorter run removes the frames that the longer one left, and nothing else")
  func staleFrames() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.fade, as: "scene.json5")
    _ = try await BinaryRun(["render", "scene.json5", "-o", "frames"], in: folder)
    try folder.write("mine", as: "frames/notes.txt")
    try folder.write(SceneTexts.scene(duration: 0.1), as: "scene.json5")

    let run = try await BinaryRun(["render", "scene.json5", "-o", "frames"], in: folder)

    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(
      folder.names(in: "frames")
        == (0...6).map { "frame_000\($0).png" } + ["manifest.json", "notes.txt"])
  }

  @Test("A folder of foreign files is left alone")
  func foreignFiles() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.fade, as: "fade.json5")

    let run = try await BinaryRun(["render", "fade.json5", "-o", "."], in: folder)

    #expect(run.exitCode == 5)
    #expect(
      run.errors
        == "segue: error: .: holds files that are not ours: fade.json5; "
        + "use another folder, or --existing overwrite\n")
    #expect(folder.names() == ["fade.json5"])
  }

  @Test("A dry run writes nothing")
  func dryRun() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.fade, as: "fade.json5")

    let run = try await BinaryRun(["render", "fade.json5", "--dry-run", "-j2"], in: folder)

    #expect(run.exitCode == 0)
    #expect(
      run.outputText.hasPrefix(
        """
        folder    output/fade
        frames    13 of 13, 40x60 pixels, 60 a second
        bytes     about 0 MB
        time      about
        """))
    #expect(folder.names() == ["fade.json5"])
  }

  @Test("A scene comes from standard input; params, scale and rate from the command line")
  func standardInput() async throws {
    let folder = try TemporaryFolder()

    let run = try await BinaryRun(
      [
        "still", "-", "--set", "ink=#00FF00", "--scale", "2", "--fps", "30", "--frames", "0", "-o",
        "-",
      ], in: folder, input: Array(SceneTexts.fade.utf8))
    let image = try PNGDecoder().decode(run.output)

    #expect(run.errors == "")
    #expect(image.facts.width == 80)
    #expect(image.facts.height == 120)
    let pixel = image.pixmap[x: 20, y: 20].packed
    #expect(pixel == 0xFF00_FF00)
  }

  @Test("A frame is named by number, time or point of a transition")
  func stills() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.fade, as: "fade.json5")
    var files: [[UInt8]] = []
    for words in [["--frames", "6"], ["--time", "0.1"], ["--frames", "open@50%"]] {
      let run = try await BinaryRun(["still", "fade.json5", "-o", "-"] + words, in: folder)
      #expect(run.exitCode == 0, "\(run.errors)")
      files.append(run.output)
    }

    #expect(files[0] == files[1])
    #expect(files[0] == files[2])
  }

  @Test("A sheet shows the frames side by side")
  func sheet() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.fade, as: "fade.json5")

    let run = try await BinaryRun(
      ["sheet", "fade.json5", "--columns", "5", "--width", "20", "--gap", "2"], in: folder)
    let image = try PNGDecoder().decode(try folder.bytes(of: "output/fade-sheet.png"))

    #expect(run.outputText == "output/fade-sheet.png\n")
    #expect(image.facts.width == 5 * 22 + 2)
    #expect(image.facts.height == 3 * 32 + 2)
  }

  @Test(
    "A picture replaces one of the default name, but another file only where that is asked for",
    arguments: ["sheet", "still"])
  func existingPicture(command: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.fade, as: "fade.json5")
    try folder.write("mine", as: "notes.png")
    let words = [command, "fade.json5", "--frames", "0"]

    for _ in 0..<2 { #expect(try await BinaryRun(words, in: folder).exitCode == 0) }
    let refused = try await BinaryRun(words + ["-o", "notes.png"], in: folder)
    let kept = folder.text("notes.png")
    let failed = try await BinaryRun(words + ["--existing", "fail"], in: folder)
    let replaced = try await BinaryRun(
      words + ["-o", "notes.png", "--existing", "overwrite"], in: folder)

    #expect(refused.exitCode == 5)
    #expect(
      refused.errors == "segue: error: notes.png: the file is there already; use another name, "
        + "or --existing overwrite\n")
    #expect(kept == "mine")
    #expect(failed.exitCode == 5)
    #expect(replaced.exitCode == 0)
    _ = try PNGDecoder().decode(try folder.bytes(of: "notes.png"))
  }

  @Test("--values tells one screen's layer from another's of the same name, in rounded numbers")
  func valuesOfOneScreen() async throws {
    let folder = try TemporaryFolder()
    let twin = SceneTexts.fade.replacingOccurrences(
      of: "two: { background: \"#000000\", layers: []",
      with: """
        two: { background: "#000000", layers: [
          { id: "box", type: "rect", frame: [0, 0, 10, 10], fill: "$ink", opacity: 0.49999999999 }]
        """)
    try folder.write(twin, as: "fade.json5")
    func values(_ selector: String) async throws -> BinaryRun {
      try await BinaryRun(
        ["explain", "fade.json5", "--values", selector, "--frames", "6"], in: folder)
    }

    let both = try await values("box.opacity")
    let one = try await values("two/box.opacity")
    let none = try await values("tow/box.opacity")

    #expect(both.outputText.split(separator: "\n").count == 3)
    let rows = one.outputText.split(separator: "\n")
    #expect(rows.count == 2)
    #expect(rows.last?.hasSuffix("two/box  opacity  0.5") == true)
    #expect(none.exitCode == 2)
    #expect(none.errors.contains("there is no screen 'tow' (did you mean 'two'?)"))
  }

  @Test("Progress as JSON tells every frame")
  func progress() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SceneTexts.fade, as: "fade.json5")

    let run = try await BinaryRun(
      ["render", "fade.json5", "--progress", "json", "--frames", "0-4"], in: folder)

    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines.enumerated().allSatisfy {
        $1.hasPrefix(
          #"{"event": "progress", "label": "fade", "done": \#($0 + 1), "total": 5, "#)
      })
  }
}
