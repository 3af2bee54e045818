import FrameDeflate

/// The compressed bands of the frame that was encoded last, for an encoder that is told which rows
/// have changed since.
///
/// A value: copies are kept apart, and it crosses threads freely. It holds about as many bytes as
/// the frame's file.
package struct FrameBands: Hashable, Sendable {
  /// What made the bands; nil while there are none.
  var deflater: FrameDeflater?
  /// The bands from the top; each covers ``FrameDeflater/rowsInBand`` rows, the last maybe fewer.
  var bands: [DeflatedBand] = []
  /// Rows of the frame.
  var height = 0

  /// No bands: the next frame is encoded as a whole.
  package init() {}
}
