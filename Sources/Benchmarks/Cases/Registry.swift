import PNGCodec

/// Every case, in the order of the way from a scene to PNG files.
///
/// To add one, write a function that returns it in the file of its stage, and name it here.
let registry: [Benchmark] =
  [1_000, 10_000, 100_000].map(cubicCurve)
  + [springFit(10_000), frameArithmetic(100_000)]
  + [1, 2, 3].map { rasterScreen(Screen(scale: $0)) }
  + [1, 2, 3].map { rasterBlobs(Screen(scale: $0)) }
  + rasterPaints(Screen(scale: 3))
  + PNGCompression.allCases.map(encodeScreen)
  + sceneStages(ShippedScene(name: "circle-reveal"))
  + [1, 2].map { renderScene("circle-reveal", jobs: $0) }
  + [startTool()]
