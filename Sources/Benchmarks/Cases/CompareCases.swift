import Foundation
import Goldens
import PNGCodec
import Pixels

/// Compares two pictures in memory that are the same.
func compareEqualPictures() -> Benchmark {
  comparePictures("equal-pictures", changedRows: 0)
}

/// Compares two pictures in memory of which a part of the rows differs, with the class of each pixel.
///
/// `share` is the part of the picture that differs, in hundredths.
func compareWithClasses(share: Int) -> Benchmark {
  comparePictures("classes-\(share)-percent", changedRows: screen.height * share / 100)
}

/// Compares two folders whose files are the same byte for byte, with the built tool.
func compareSameFiles(_ workload: Workload) -> Benchmark {
  workload.comparison("same-files") { folders in
    let render = ["render"] + workload.scene().words + ["--quiet", "--progress", "none", "--out"]
    for name in ["a", "b"] { _ = ToolProcess(render + [folders.path(of: name)]).wait() }
    return ["--actual", folders.path(of: "b"), "--expected", folders.path(of: "a")]
  }
}

/// Renders a scene in memory and compares it with digests, with the built tool.
func compareDigests(_ workload: Workload) -> Benchmark {
  workload.comparison("digests") { folders in
    let words = workload.scene().words + ["--goldens", folders.path(of: "goldens")]
    let out = ["--out", folders.path(of: "results"), "--quiet"]
    _ = ToolProcess(["compare", "--record", "all"] + words + out).wait()
    return words
  }
}

/// Compares two files of which a fifth differs, from the disk to the page with the map of classes.
func compareDifferingFiles() -> Benchmark {
  Benchmark(name: "compare/differing-pair/\(screen.sizeText)", unit: "pair", unitCount: 1) {
    let folders = TemporaryFolder(name: "compared")
    return .partlyTimed { watch in
      folders.create()
      defer { folders.remove() }
      let encoder = PNGEncoder(channels: .rgb)
      for (name, list) in [("a", screen.list), ("b", screen.listUnderVeil)] {
        write(encoder, screen.drawn(list), to: folders.path(of: name + ".png"))
      }
      let files = ["--actual", folders.path(of: "b.png"), "--expected", folders.path(of: "a.png")]
      var outcome = Outcome()
      outcome.childMemory = watch.time {
        ToolProcess(
          ["compare", "--quiet", "--jobs", "1", "--out", folders.path(of: "results")] + files
        ).wait(expecting: 1)
      }
      outcome.addResults(in: folders)
      return outcome
    }
  }
}

private let screen = Screen(scale: 3)

private func write(_ encoder: PNGEncoder, _ picture: RunPicture, to path: String) {
  do {
    try Data(encoded(picture, by: encoder)).write(to: URL(fileURLWithPath: path))
  } catch {
    preconditionFailure("\(path) can't be written: \(error)")
  }
}

private func comparePictures(_ name: String, changedRows: Int) -> Benchmark {
  Benchmark(
    name: "compare/\(name)/\(screen.sizeText)", unit: "pixel", unitCount: screen.pixelCount
  ) {
    let expected = StraightImage(screen.drawn(screen.list).pixmap)
    let veiled = StraightImage(screen.drawn(screen.listUnderVeil).pixmap)
    var actual = expected
    let first = screen.veiledRows.lowerBound * screen.width
    for index in first..<first + changedRows * screen.width {
      actual.pixels[index] = veiled.pixels[index]
    }
    let picture = actual
    return Work {
      PictureComparer().compareWithMap(expected: expected, actual: picture).comparison
    } outcome: { comparison, outcome in
      precondition((comparison.verdict == .equal) == (changedRows == 0), "\(name) is not")
      outcome.checksum.add(UInt64(comparison.classes.total))
    }
  }
}

extension Outcome {
  /// Takes what a comparison found into the checksum.
  fileprivate mutating func addResults(in folders: TemporaryFolder) {
    let path = folders.path(of: "results/results.json")
    for byte in (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data() {
      checksum.add(UInt64(byte))
    }
  }
}

extension SceneFile {
  /// The words of a command line that name it.
  fileprivate var words: [String] { [path] + (scale.map { ["--scale", "\($0)"] } ?? []) }
}

extension Workload {
  /// A comparison by the built tool that matches; `prepare` gives its words.
  fileprivate func comparison(
    _ name: String, prepare: @escaping @Sendable (TemporaryFolder) -> [String]
  ) -> Benchmark {
    Benchmark(
      name: "compare/\(name)/\(self.name)/\(size)", unit: "frame", unitCount: frameCount
    ) {
      let folders = TemporaryFolder(name: "compared")
      return .partlyTimed { watch in
        folders.create()
        defer { folders.remove() }
        let words = prepare(folders)
        var outcome = Outcome()
        outcome.childMemory = watch.time {
          ToolProcess(
            ["compare", "--quiet", "--out", folders.path(of: "results")] + words
          ).wait()
        }
        outcome.addResults(in: folders)
        return outcome
      }
    }
  }
}
