import Digests
import Drawing
import SceneFormat

/// Reads and validates a scene file.
func readScene(_ scene: SceneFile) -> Benchmark {
  Benchmark(name: "scene/\(scene.name)/read", unit: "scene", unitCount: 1) {
    Work {
      scene.document
    } outcome: { document, outcome in
      outcome.checksum.add(UInt64(document.screens.count))
    }
  }
}

/// Stages a scene: the dry run, then the display list of every frame.
func evaluateScene(_ scene: SceneFile) -> Benchmark {
  Benchmark(name: "scene/\(scene.name)/evaluate", unit: "scene", unitCount: 1) {
    let document = scene.document
    return Work {
      let recorder = scene.recorder(of: document)
      return scene.displayLists(of: 0..<scene.frameCount(of: recorder), from: recorder)
    } outcome: { lists, outcome in
      for list in lists { outcome.checksum.add(list.contentDigest.low) }
    }
  }
}
