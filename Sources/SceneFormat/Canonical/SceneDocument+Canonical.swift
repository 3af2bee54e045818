import Timing

extension SceneDocument {
  /// The whole document as bytes, for a fingerprint.
  ///
  /// Equal documents give equal bytes, on every machine; where things stand in files, and the params
  /// that values came from, are left out. The bytes change when the document's meaning does, and with
  /// the format of this text, which its first line counts.
  package var canonicalBytes: [UInt8] {
    var writer = CanonicalWriter()
    writer.write("segue scene 2")
    write(to: &writer)
    return writer.bytes
  }
}

extension SceneDocument: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(name)
    writer.write(canvas)
    writer.writeOptional(theme) { $0.write($1) }
    writer.write(frameRate.numerator)
    writer.write(frameRate.denominator)
    writer.write(seed)
    writer.write(edgeAntialiasing)
    writer.write(screens)
    writer.write(animators)
    writer.write(start)
    writer.write(transitions)
    writer.write(output)
    writeSurroundings(to: &writer)
  }

  /// Writes what most scenes say nothing of, so that theirs is the text that it was without it.
  private func writeSurroundings(to writer: inout CanonicalWriter) {
    let plain = SceneCanvas(device: canvas.device, size: canvas.size, scale: canvas.scale)
    guard traits != SceneTraits() || canvas != plain else { return }
    writer.write("surroundings")
    writer.write(traits.motion)
    writer.write(traits.direction)
    let safeArea = canvas.safeArea
    for width in [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right] {
      writer.write(width)
    }
    writer.write(canvas.cornerRadius)
    writer.write(canvas.isTablet)
  }
}

extension SceneCanvas: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.writeOptional(device) { $0.write($1) }
    writer.write(size)
    writer.write(scale)
  }
}

extension SceneScreen: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(id)
    writer.writeOptional(background) { $0.write($1) }
    writer.write(layers)
  }
}

extension SceneOutput: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(frame)
    writer.write(holdBefore)
    writer.write(holdAfter)
    writer.write(alpha)
    writer.write(compression)
    writer.writeOptional(duration) { $0.write($1.count) }
    writer.writeOptional(poster) { writer, moment in
      writer.write(moment.transition)
      writer.write(moment.progress)
    }
    writer.writeOptional(filmstripColumns) { $0.write($1) }
  }
}
