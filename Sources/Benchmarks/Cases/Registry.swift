import PNGCodec

/// Every case, in the order of the way from a scene to PNG files.
///
/// To add one, write a function that returns it in the file of its stage, and name it here.
let registry: [Benchmark] = [
  timingCases, rasterCases, pictureCases, sharedCases, layerCases, frameCases, toolCases,
  compareCases,
].flatMap { $0 }

/// Series of cases that differ in one amount, the least first: workers, pixels, layers, frames.
let growth: [[Benchmark]] =
  Workload.sharedNames.map { name in
    let workload = Workload.shared(name, scale: 3)
    return [1, 2].map { render(workload, jobs: $0) } + [renderTwice(workload)]
  }
  + Workload.sharedNames.map { name in sizes.map { render(.shared(name, scale: $0), jobs: 2) } }
  + [layerCounts.map { render(.layers($0), jobs: 2) }, frameCases]

/// Pixels a point.
private let sizes = [1, 3, 6]
private let layerCounts = [10, 100, 1_000, 10_000]

private let timingCases: [Benchmark] =
  [1_000, 10_000, 100_000].map(cubicCurve) + [springFit(10_000), frameArithmetic(100_000)]

private let rasterCases: [Benchmark] =
  [1, 2, 3].map { rasterScreen(Screen(scale: $0)) }
  + [1, 2, 3].map { rasterBlobs(Screen(scale: $0)) }
  + rasterPaints(Screen(scale: 3))

private let pictureCases: [Benchmark] =
  PNGCompression.allCases.map(encodeScreen) + [encodeChangedScreen(.fast)]
  + PNGCompression.allCases.map(encodePhotograph)
  + [decodeScreen(), decodePhotograph()]

/// The workloads that peers draw too: every stage and the whole way at three sizes.
private let sharedCases: [Benchmark] = Workload.sharedNames.flatMap { name in
  sizes.flatMap { everyStage(of: .shared(name, scale: $0)) }
    + fullSizeCases(.shared(name, scale: 3))
}

private func everyStage(of workload: Workload) -> [Benchmark] {
  stages(of: workload) + [1, 2].map { render(workload, jobs: $0) }
}

/// What is asked of the whole way at full size only.
private func fullSizeCases(_ workload: Workload) -> [Benchmark] {
  [1, 2].map { render(workload, jobs: $0, options: ["--compression", "fast"]) }
    + [renderTwice(workload)]
}

/// What one more layer costs.
private let layerCases: [Benchmark] = layerCounts.map(Workload.layers).flatMap {
  [evaluate($0), listFrames($0), rasterFrames($0), render($0, jobs: 2)]
}

/// What one more frame costs.
private let frameCases: [Benchmark] = [60, 600, 6_000].map { render(.frames($0), jobs: 2) }

private let toolCases: [Benchmark] =
  [readScene(circleReveal), evaluateScene(circleReveal)]
  + [1, 2].map { renderShipped("circle-reveal", jobs: $0) }
  + [startTool(), renderOneFrame()]
  + [1, 2].map { renderBatch(WrittenBatch(variantCount: 24, frameCount: 40), jobs: $0) }

/// Comparing pictures and sequences; the last pair of cases is for memory alone.
private let compareCases: [Benchmark] =
  [compareEqualPictures(), compareWithClasses(share: 1), compareWithClasses(share: 20)]
  + [compareSameFiles(.shared("w1-fade", scale: 3)), compareDifferingFiles()]
  + Workload.sharedNames.map { compareDigests(.shared($0, scale: 3)) }
  + [compareDigests(.frames(10_020)), compareSameFiles(.frames(10_020))]

private let circleReveal = SceneFile(path: "scenes/circle-reveal.json5")
