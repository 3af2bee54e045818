// Follows AVUtilities.h. Left out: everything that plays or records.

public import Foundation
@_exported public import Geometry
@_exported public import LayerTree

/// The largest rectangle of an aspect ratio that fits into another one, in its middle.
///
/// An aspect ratio without a width or a height gives an empty rectangle in the middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let factor = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  guard aspectRatio.width > 0, aspectRatio.height > 0, factor.isFinite else {
    return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
  }
  let size = CGSize(width: aspectRatio.width * factor, height: aspectRatio.height * factor)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
