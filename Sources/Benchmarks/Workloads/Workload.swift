/// What is to be rendered, at one size: the scene file and how to count it.
struct Workload: Sendable {
  /// As it stands in the names of cases.
  let name: String
  /// The size as it stands in the names of cases.
  let size: String
  /// What times are divided by, as a word.
  let unit: String
  /// How many of the unit one frame has.
  let unitsAFrame: Int
  /// How many frames the scene has.
  let frameCount: Int
  /// The scene; one that has to be written first is written when it is asked for.
  let scene: @Sendable () -> SceneFile

  /// A few frames from the whole length of the scene, for stages that take long.
  var sample: [Int] {
    let step = max(1, frameCount / 12)
    return Array(stride(from: step / 2, to: frameCount, by: step))
  }
}

extension Workload {
  /// A telephone's points, the size of every workload.
  static let points = (width: 390, height: 844)

  /// The four that other libraries draw too: a fade, a circle reveal, a slide under a veil, and a
  /// screen of moving translucent shapes.
  static let sharedNames = ["w1-fade", "w2-circle", "w3-slide", "w4-shapes"]

  /// One of ``sharedNames``: 60 frames, described in `Benchmarks/workloads`; counted in pixels.
  ///
  /// `scale` is in pixels a point.
  static func shared(_ name: String, scale: Int) -> Workload {
    let (width, height) = (points.width * scale, points.height * scale)
    return Workload(
      name: name, size: "\(width)x\(height)", unit: "pixel", unitsAFrame: width * height,
      frameCount: 60
    ) {
      SceneFile(path: "Benchmarks/workloads/\(name).json", scale: scale)
    }
  }

  /// 60 frames of a fade to a screen of many layers, at one pixel a point; counted in layers.
  static func layers(_ count: Int) -> Workload {
    Workload(
      name: "layers", size: "\(count)", unit: "layer", unitsAFrame: count, frameCount: 60
    ) {
      WrittenScene(layerCount: count, seconds: 1).file
    }
  }

  /// A long fade to a screen of a hundred layers, at one pixel a point; counted in frames.
  ///
  /// `count` is a multiple of 60.
  static func frames(_ count: Int) -> Workload {
    Workload(name: "frames", size: "\(count)", unit: "frame", unitsAFrame: 1, frameCount: count) {
      WrittenScene(layerCount: 100, seconds: count / 60).file
    }
  }
}
