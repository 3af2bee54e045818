import Digests
import Drawing
import PNGCodec
import Pixels
import Rasterization
import SceneFormat

/// The stages between a scene file and PNG files, one after the other on one core.
func sceneStages(_ scene: ShippedScene) -> [Benchmark] {
  [readScene(scene), evaluateScene(scene), rasterScene(scene), encodeScene(scene)]
}

/// Reads and validates a scene file.
private func readScene(_ scene: ShippedScene) -> Benchmark {
  Benchmark(name: "scene/\(scene.name)/read", unit: "scene", unitCount: 1) {
    Work {
      scene.document
    } checksum: { document, checksum in
      checksum.add(UInt64(document.screens.count))
    }
  }
}

/// Stages a scene: the dry run, then the display list of every frame.
private func evaluateScene(_ scene: ShippedScene) -> Benchmark {
  Benchmark(name: "scene/\(scene.name)/evaluate", unit: "scene", unitCount: 1) {
    let document = scene.document
    return Work {
      scene.displayLists(of: document)
    } checksum: { lists, checksum in
      for list in lists { checksum.add(list.contentDigest.low) }
    }
  }
}

/// Rasterizes every frame of a scene, one after the other into the same pixmap.
private func rasterScene(_ scene: ShippedScene) -> Benchmark {
  Benchmark(name: "scene/\(scene.name)/raster", unit: "scene", unitCount: 1) {
    let lists = scene.displayLists(of: scene.document)
    var rasterizer = Rasterizer()
    var pixmap = Pixmap(width: lists[0].width, height: lists[0].height)
    return Work {
      for list in lists { rasterizer.render(list, into: &pixmap) }
      return pixmap
    } checksum: { last, checksum in
      checksum.add(last)
    }
  }
}

/// Encodes every fourth frame of a scene as an opaque PNG: all of them would fill the memory.
private func encodeScene(_ scene: ShippedScene) -> Benchmark {
  Benchmark(name: "scene/\(scene.name)/encode-a-quarter", unit: "scene", unitCount: 1) {
    let lists = scene.displayLists(of: scene.document)
    var rasterizer = Rasterizer()
    let pictures = stride(from: 0, to: lists.count, by: 4).map { rasterizer.render(lists[$0]) }
    let encoder = PNGEncoder(channels: .rgb)
    return Work {
      pictures.map { picture in
        Result { () throws(PNGError) in try encoder.encode(picture).count }
      }
    } checksum: { sizes, checksum in
      for case .success(let size) in sizes { checksum.add(UInt64(size)) }
    }
  }
}
