extension SceneColor: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(red)
    writer.write(green)
    writer.write(blue)
    writer.write(alpha)
  }
}

extension SceneStroke: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(color)
    writer.write(style)
    writer.write(start)
    writer.write(end)
  }
}

extension SceneBorder: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(color)
    writer.write(width)
  }
}

extension SceneShadow: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(color)
    writer.write(opacity)
    writer.write(radius)
    writer.write(offset)
  }
}

extension SceneMask: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    switch self {
    case .path(let path, let rule):
      writer.write("path")
      writer.write(path)
      writer.write(rule)
    case .layers(let layers):
      writer.write("layers")
      writer.write(layers)
    }
  }
}

extension SceneImage: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(source)
    writer.write(fit)
    writer.write(crop)
    writer.write(scale)
  }
}

extension SceneGradient: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(kind)
    writer.write(start)
    writer.write(end)
    writer.write(stops)
  }
}

extension SceneGradient.Stop: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(offset)
    writer.write(color)
  }
}
