internal import Pixels

/// What surfaces are made of, of any size and content.
struct SurfaceStorage: Sendable {
  var pixels: [UInt32] = []
  var rows: [RunRow] = []
  var draft: [PixelRun] = []
}
