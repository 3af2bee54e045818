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

/// Rasterizes a list again and again with one rasterizer, each time into a pixmap of its own.
private func raster(
  _ workload: String, _ screen: Screen, _ list: @escaping @Sendable (Screen) -> DisplayList
) -> Benchmark {
  Benchmark(
    name: "raster/\(workload)/\(screen.sizeText)", unit: "pixel", unitCount: screen.pixelCount
  ) {
    let list = list(screen)
    var rasterizer = Rasterizer()
    return Work {
      rasterizer.render(list)
    } checksum: { pixmap, checksum in
      pixmap.withPixels { pixels in
        for index in pixels.indices { checksum.add(UInt64(pixels[index])) }
      }
    }
  }
}
