import Timing

extension SceneGesture: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    switch course {
    case .updates(let updates):
      writer.write("updates")
      writer.write(updates)
    case .pan(let samples):
      writer.write("pan")
      writer.write(samples)
    }
    writer.write(between)
    writer.write(end.time.count)
    writer.writeOptional(end.action) { $0.write($1) }
    writer.write(end.speed)
    writer.write(end.curve)
    writer.write(end.isSpelledOut)
  }
}

extension SceneGesture.Update: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(time.count)
    writer.write(progress)
  }
}

extension SceneGesture.Sample: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(time.count)
    writer.write(translation)
  }
}
