extension SceneTrack: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(subject)
    writer.writeOptional(layer) { $0.write($1) }
    writer.write(key)
    writer.write(keys)
  }
}

extension SceneKeyframe: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(at)
    writer.write(value)
    switch ease {
    case .curve(let timing):
      writer.write("curve")
      writer.write(timing)
    case .step: writer.write("step")
    }
  }
}

extension SceneKeyValue: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    switch self {
    case .number(let number):
      writer.write("number")
      writer.write(number)
    case .point(let point):
      writer.write("point")
      writer.write(point)
    case .size(let size):
      writer.write("size")
      writer.write(size)
    case .rect(let rect):
      writer.write("rect")
      writer.write(rect)
    case .color(let color):
      writer.write("color")
      writer.write(color)
    case .path(let path):
      writer.write("path")
      writer.write(path)
    }
  }
}
