import Geometry

extension SceneLayer: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(id)
    writer.write(kind)
    writer.write(frame)
    writer.write(anchor)
    writer.write(transform)
    writer.write(opacity)
    writer.write(visible)
    writer.write(clip)
    writer.writeOptional(mask) { $0.write($1) }
    writer.writeOptional(fill) { $0.write($1) }
    writer.writeOptional(stroke) { $0.write($1) }
    writer.writeOptional(border) { $0.write($1) }
    writer.writeOptional(shadow) { $0.write($1) }
    writer.write(corners)
    writer.write(animations)
    writer.write(children)
  }
}

extension SceneLayerKind: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    switch self {
    case .rect: writer.write("rect")
    case .rounded: writer.write("rounded")
    case .circle: writer.write("circle")
    case .ellipse: writer.write("ellipse")
    case .group: writer.write("group")
    case .path(let path, let rule):
      writer.write("path")
      writer.write(path)
      writer.write(rule)
    case .image(let image):
      writer.write("image")
      writer.write(image)
    case .gradient(let gradient):
      writer.write("gradient")
      writer.write(gradient)
    case .missing(let feature):
      writer.write("missing")
      writer.write(feature)
    }
  }
}

extension SceneCorners: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(radius)
    writer.write(curve)
    writer.write(Int(rounded.rawValue))
  }
}

extension SceneTransform: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(translation)
    writer.write(scale)
    writer.write(rotation)
  }
}
