import Timing

extension SceneAnimator: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(id)
    switch kind {
    case .preset(let preset):
      writer.write("preset")
      writer.write(preset)
    case .tracks(let tracks):
      writer.write("tracks")
      writer.write(tracks.tracks)
      writer.writeOptional(tracks.mask) { $0.write($1) }
    case .registered: writer.write("registered")
    }
  }
}

extension ScenePreset: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    switch self {
    case .system(let profile):
      writer.write("system")
      writer.write(profile)
    case .fade: writer.write("fade")
    case .sideBySide: writer.write("sideBySide")
    case .circleReveal(let button, let covering, let pop):
      writer.write("circleReveal")
      writer.write(button)
      writer.write(covering)
      writer.write(pop)
    case .slide(let edge, let parallax, let dim):
      writer.write("slide")
      writer.write(edge)
      writer.write(parallax)
      writer.write(dim)
    case .slideFromLeft(let declared, let animated):
      writer.write("slideFromLeft")
      writer.write(declared.count)
      writer.write(animated.count)
    }
  }
}

extension SceneAnimatorMask: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(subject)
    switch shape {
    case .circle(let center, let from, let to):
      writer.write("circle")
      writer.write(center)
      writer.write(from)
      writer.write(to)
    case .path(let from, let to, let rule):
      writer.write("path")
      writer.write(from)
      writer.write(to)
      writer.write(rule)
    }
  }
}

extension SceneAnimatorMask.Extent: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    switch self {
    case .points(let points):
      writer.write("points")
      writer.write(points)
    case .cover: writer.write("cover")
    }
  }
}
