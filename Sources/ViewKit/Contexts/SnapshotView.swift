import Drawing
import Foundation
import Geometry
import LayerTree

/// A view that shows what another one showed.
@MainActor
final class SnapshotView: UIView {
  /// A view of the size of a part of `view`, with what that part shows as its contents.
  ///
  /// The whole view is recorded, and the part is a rectangle of it: so the parts of one view are one
  /// recording, and each, put back where it was taken, shows the same pixels.
  ///
  /// With `inContent`, as after updates, a subview that fills the snapshot shows it: code rounds and
  /// resizes that one on its own.
  init(
    of view: UIView, part: CGRect, _ reading: LayerReading, capInsets: UIEdgeInsets,
    inContent: Bool
  ) {
    super.init(frame: CGRect(origin: .zero, size: part.size))
    isUserInteractionEnabled = false
    let layer = inContent ? addContent().layer : layer
    guard part.width > 0, part.height > 0, reading != .committed || view.layer.isCommitted else {
      return
    }
    let scale = VirtualClock.current.stageScale
    let area = view.bounds.standardized.union(part)
    let size = PixelSize(covering: area.size, scale: scale)
    guard let recording = view.recording(of: area, size: size, scale: scale, reading) else {
      VirtualClock.current.report(.recordingSize)
      return
    }
    let pixels = CGSize(width: size.width, height: size.height)
    layer.contentsScale = scale
    layer.contentsRect = CGRect(
      x: (part.minX - area.minX) * scale / pixels.width,
      y: (part.minY - area.minY) * scale / pixels.height,
      width: part.width * scale / pixels.width, height: part.height * scale / pixels.height)
    layer.contentsCenter = capInsets.center(in: part.size)
    layer.contents = CGImage(recording)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func addContent() -> UIView {
    let content = UIView(frame: bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.isUserInteractionEnabled = false
    addSubview(content)
    return content
  }

  /// What a snapshot shows was there before: it can be taken again before a commit has shown it.
  override func reading(afterUpdates: Bool) -> LayerReading {
    super.reading(afterUpdates: afterUpdates || !layer.isCommitted)
  }
}

extension UIEdgeInsets {
  /// The part in the middle that stretches, of a picture of a size; in units of it.
  func center(in size: CGSize) -> CGRect {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard top != 0 || left != 0 || bottom != 0 || right != 0, size.width > 0, size.height > 0
    else { return whole }
    return CGRect(
      x: left / size.width, y: top / size.height,
      width: max(0, size.width - left - right) / size.width,
      height: max(0, size.height - top - bottom) / size.height)
  }
}

extension UIView {
  /// A recording of a rectangle of this view; nil when it has too many pixels.
  fileprivate func recording(
    of area: CGRect, size: PixelSize, scale: CGFloat, _ reading: LayerReading
  ) -> Image? {
    let map = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -area.minX * scale, ty: -area.minY * scale)
    return Image(
      recording: DisplayList(
        width: size.width, height: size.height,
        commands: DisplayListBuilder.commands(drawing: layer, reading, in: map)))
  }

  /// Draws what this view shows into the current context, fitted into a rectangle.
  ///
  /// Returns whether there was anything to draw.
  func drawSnapshot(in rect: CGRect, _ reading: LayerReading) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    guard reading != .committed || layer.isCommitted else { return false }
    let fit = CGAffineTransform(
      a: rect.width / bounds.width, b: 0, c: 0, d: rect.height / bounds.height,
      tx: rect.minX - bounds.minX * rect.width / bounds.width,
      ty: rect.minY - bounds.minY * rect.height / bounds.height)
    context.saveGState()
    context.clip(to: rect)
    context.record { map in
      DisplayListBuilder.commands(drawing: layer, reading, in: fit.concatenating(map))
    }
    context.restoreGState()
    return true
  }
}
