import Timing

extension SceneTransition: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    writer.write(id)
    writer.write(operation)
    writer.writeOptional(to) { $0.write($1) }
    writer.writeOptional(using) { $0.write($1) }
    writer.writeOptional(duration) { $0.write($1.count) }
    writer.write(delay.count)
    writer.write(after.count)
    writer.write(animated)
    writer.writeOptional(timing) { $0.write($1) }
    writer.writeOptional(gesture) { $0.write($1) }
    writer.writeOptional(expect) { writer, expect in
      writer.writeOptional(expect.completed) { $0.write($1) }
      writer.writeOptional(expect.finalScreen) { $0.write($1) }
    }
    if let presentation {
      writer.write(presentation.style)
      writer.write(presentation.effect)
    }
    if operation == .replace {
      writer.write(stack.count)
      for screen in stack { writer.write(screen) }
    }
  }
}

extension SceneTiming: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    switch self {
    case .linear: writer.write("linear")
    case .easeIn: writer.write("easeIn")
    case .easeOut: writer.write("easeOut")
    case .easeInOut: writer.write("easeInOut")
    case .cubic(let x1, let y1, let x2, let y2):
      writer.write("cubic")
      for number in [x1, y1, x2, y2] { writer.write(number) }
    case .spring(let spring):
      writer.write("spring")
      writer.write(spring)
    case .fittedSpring(let dampingRatio, let velocity):
      writer.write("fittedSpring")
      writer.write(dampingRatio)
      writer.write(velocity)
    case .steps(let count):
      writer.write("steps")
      writer.write(count)
    }
  }
}

extension SceneSpring: CanonicallyWritable {
  func write(to writer: inout CanonicalWriter) {
    switch self {
    case .constants(let mass, let stiffness, let damping, let velocity):
      writer.write("constants")
      for number in [mass, stiffness, damping, velocity] { writer.write(number) }
    case .response(let dampingRatio, let seconds):
      writer.write("response")
      writer.write(dampingRatio)
      writer.write(seconds)
    }
  }
}
