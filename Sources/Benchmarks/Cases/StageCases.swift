import Digests
import Drawing
import PNGCodec
import Pixels
import Rasterization
import SystemFiles

/// The stages of a workload's way from a read scene to files, each alone and on one core.
func stages(of workload: Workload) -> [Benchmark] {
  [
    evaluate(workload), listFrames(workload), rasterFrames(workload),
    encodeFrames(workload, .fast), encodeFrames(workload, .balanced), writeFrames(workload),
  ]
}

/// Plays the scene from its start to its end without drawing, which finds how many frames it has.
func evaluate(_ workload: Workload) -> Benchmark {
  workload.benchmark("evaluate", frames: workload.frameCount) {
    let scene = workload.scene()
    let document = scene.document
    return Work {
      scene.frameCount(of: scene.recorder(of: document))
    } outcome: { count, outcome in
      precondition(count == workload.frameCount, "\(workload.name) has \(count) frames")
      outcome.checksum.add(UInt64(count))
    }
  }
}

/// Makes the display list of every frame, one after the other; the stage is set up each time.
func listFrames(_ workload: Workload) -> Benchmark {
  workload.benchmark("display-list", frames: workload.frameCount) {
    let scene = workload.scene()
    let recorder = scene.recorder(of: scene.document)
    let frames = 0..<scene.frameCount(of: recorder)
    return Work {
      scene.displayLists(of: frames, from: recorder)
    } outcome: { lists, outcome in
      for list in lists { outcome.checksum.add(list.contentDigest.low) }
    }
  }
}

/// Rasterizes some frames, with one rasterizer and always into the same picture.
func rasterFrames(_ workload: Workload) -> Benchmark {
  workload.benchmark("raster", frames: workload.sample.count) {
    var canvas = Canvas(workload)
    return .partlyTimed { watch in
      var outcome = Outcome()
      for frame in canvas.frames {
        watch.time { canvas.draw(frame) }
        outcome.checksum.add(canvas.picture.pixmap)
      }
      return outcome
    }
  }
}

/// Encodes some frames, each a whole new picture, as opaque files.
func encodeFrames(_ workload: Workload, _ compression: PNGCompression) -> Benchmark {
  workload.benchmark(
    "encode", frames: workload.sample.count, variant: compression.rawValue
  ) {
    var canvas = Canvas(workload)
    let encoder = PNGEncoder(channels: .rgb, compression: compression)
    return .partlyTimed { watch in
      var outcome = Outcome()
      for frame in canvas.frames {
        canvas.draw(frame)
        outcome.add(file: watch.time { encoded(canvas.picture, by: encoder) })
      }
      return outcome
    }
  }
}

/// Writes some frames' files, each flushed to the device before it takes its name.
func writeFrames(_ workload: Workload) -> Benchmark {
  workload.benchmark("write", frames: workload.sample.count) {
    var canvas = Canvas(workload)
    let encoder = PNGEncoder(channels: .rgb)
    let files = canvas.frames.map { frame in
      canvas.draw(frame)
      return encoded(canvas.picture, by: encoder)
    }
    let folder = TemporaryFolder()
    return .partlyTimed { watch in
      folder.create()
      defer { folder.remove() }
      var outcome = Outcome()
      for (index, file) in files.enumerated() {
        watch.time { write(file, to: folder.path(of: "frame_\(index).png")) }
        outcome.add(file: file)
      }
      return outcome
    }
  }
}

/// The file of a picture, which has to be opaque if the encoder writes no alpha.
func encoded(_ picture: Pixmap, by encoder: PNGEncoder) -> [UInt8] {
  encoded(RunPicture(picture), by: encoder)
}

/// The file of a picture, of which nothing was kept.
func encoded(_ picture: RunPicture, by encoder: PNGEncoder) -> [UInt8] {
  var bands = FrameBands()
  do {
    return try encoder.encode(picture, changedRows: [], keeping: &bands)
  } catch {
    preconditionFailure("the picture was not encoded: \(error)")
  }
}

private func write(_ file: [UInt8], to path: String) {
  do {
    try AtomicFile.write(file, to: path)
  } catch {
    preconditionFailure("the file was not written: \(error)")
  }
}

/// Draws the sample frames of a workload, with storage that stays from frame to frame.
private struct Canvas {
  private let lists: [DisplayList]
  private var rasterizer = Rasterizer()
  /// What was drawn last.
  private(set) var picture: RunPicture

  init(_ workload: Workload) {
    let scene = workload.scene()
    let recorder = scene.recorder(of: scene.document)
    lists = scene.displayLists(of: workload.sample, from: recorder)
    picture = RunPicture(width: lists[0].width, height: lists[0].height)
  }

  /// Their places in the sample.
  var frames: Range<Int> { lists.indices }

  mutating func draw(_ frame: Int) {
    rasterizer.render(lists[frame], into: &picture)
  }
}

extension Workload {
  /// A case of a stage, which works through so many of the frames.
  func benchmark(
    _ stage: String, frames: Int, variant: String? = nil, prepare: @escaping @Sendable () -> Work
  ) -> Benchmark {
    Benchmark(
      name: "\(stage)/\(name)/\(size)" + (variant.map { "/" + $0 } ?? ""), unit: unit,
      unitCount: unitsAFrame * frames, prepare: prepare)
  }
}
