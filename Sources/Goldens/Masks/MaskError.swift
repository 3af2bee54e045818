/// Why a mask cannot be used.
package enum MaskError: Error, Equatable, Sendable {
  /// The text is no rule.
  case malformed(String)
  /// The rule covers no pixel of any frame.
  case matchesNothing(String)
  /// The mask's file cannot be used; the reason is a clause.
  case picture(String, reason: String)
  /// The mask's picture has another size than the frames.
  case size(String, mask: PixelSize, frames: PixelSize)
}

extension MaskError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformed(let text):
      "\"\(text)\" is no mask; expected rect:X,Y,W,H, png:FILE or layer:ID, with @0.1-0.25 for a time"
    case .matchesNothing(let text): "the mask \"\(text)\" covers nothing of any compared frame"
    case .picture(let text, let reason): "the mask \"\(text)\" cannot be used: \(reason)"
    case .size(let text, let mask, let frames):
      "the mask \"\(text)\" is \(mask) pixels, the frames are \(frames)"
    }
  }
}
