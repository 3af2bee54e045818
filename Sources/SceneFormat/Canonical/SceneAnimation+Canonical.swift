import Timing

extension SceneAnimation: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(key)
    switch course {
    case .values(let values):
      writer.write("values")
      writer.write(values)
    case .path(let path):
      writer.write("path")
      writer.write(path)
    }
    writer.writeOptional(keyTimes) { writer, times in
      writer.write(times.count)
      for time in times { writer.write(time) }
    }
    writer.write(mode)
    writer.writeOptional(duration) { $0.write($1.count) }
    writer.write(begin.count)
    writer.write(speed)
    writer.write(repeats)
    writer.write(autoreverses)
    writer.write(fill)
    writer.writeOptional(timing) { $0.write($1) }
    writer.write(additive)
  }
}

extension SceneAnimation.Repeat: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    switch self {
    case .times(let count):
      writer.write("times")
      writer.write(count)
    case .forever: writer.write("forever")
    }
  }
}
