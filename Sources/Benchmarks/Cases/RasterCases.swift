import Drawing
import Pixels
import Rasterization

/// Rasterizes a whole list screen.
func rasterScreen(_ screen: Screen) -> Benchmark {
  raster("whole-screen", screen) { $0.list }
}

/// Rasterizes overlapping translucent blobs over a whole screen.
func rasterBlobs(_ screen: Screen) -> Benchmark {
  raster("blobs", screen) { $0.blobs }
}

/// Rasterizes what costs more than plain colours, each over a whole screen.
func rasterPaints(_ screen: Screen) -> [Benchmark] {
  [
    raster("diagonal-gradient", screen) { $0.diagonalGradient },
    raster("radial-gradient", screen) { $0.radialGradient },
    raster("moved-picture", screen) { $0.movedPicture },
    raster("scaled-picture", screen) { $0.scaledPicture },
    raster("shadow-8", screen) { $0.shadow(sigma: 8) },
    raster("shadow-11", screen) { $0.shadow(sigma: 11) },
    raster("shadow-24", screen) { $0.shadow(sigma: 24) },
  ]
}

/// Rasterizes a list again and again with one rasterizer that keeps no contents, into one picture.
private func raster(
  _ workload: String, _ screen: Screen, _ list: @escaping @Sendable (Screen) -> DisplayList
) -> Benchmark {
  Benchmark(
    name: "raster/\(workload)/\(screen.sizeText)", unit: "pixel", unitCount: screen.pixelCount
  ) {
    let list = list(screen)
    var rasterizer = Rasterizer(keptPixels: 0)
    var picture = RunPicture(width: list.width, height: list.height)
    return .partlyTimed { watch in
      var outcome = Outcome()
      watch.time { rasterizer.render(list, into: &picture) }
      outcome.checksum.add(picture.pixmap)
      return outcome
    }
  }
}
