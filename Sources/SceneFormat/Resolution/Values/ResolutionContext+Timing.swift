extension ResolutionContext {
  private enum Word: String, CaseIterable {
    case linear, easeIn, easeOut, easeInOut

    var timing: SceneTiming {
      switch self {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInOut: .easeInOut
      }
    }
  }

  /// A timing: a word, four numbers, a spring or steps.
  func timing(_ value: LocatedValue, for what: String) -> SceneTiming? {
    switch value.content {
    case .string: choice(value, for: what, of: Word.self)?.timing
    case .array: cubic(value, for: what)
    case .object: timingObject(value, for: what)
    default:
      missed {
        wrongType(
          value, for: VisibleText.quoted(what),
          wanted: "a timing: a word such as \"easeInOut\", four numbers, a spring or steps")
      }
    }
  }

  private func missed<Value>(_ report: () -> Void) -> Value? {
    report()
    return nil
  }

  private func cubic(_ value: LocatedValue, for what: String) -> SceneTiming? {
    let name = VisibleText.quoted(what)
    guard let list = list(value, for: name, shape: "four numbers [x1, y1, x2, y2]", count: 4) else {
      return nil
    }
    let x1 = number(list[0], for: "x1 of \(name)", in: .unit)
    let y1 = number(list[1], for: "y1 of \(name)", in: .between(-100, 100))
    let x2 = number(list[2], for: "x2 of \(name)", in: .unit)
    let y2 = number(list[3], for: "y2 of \(name)", in: .between(-100, 100))
    guard let x1, let y1, let x2, let y2 else { return nil }
    return .cubic(x1: x1, y1: y1, x2: x2, y2: y2)
  }

  private func timingObject(_ value: LocatedValue, for what: String) -> SceneTiming? {
    guard let reader = ObjectReader(value, as: "a timing", in: self) else { return nil }
    reader.check(SceneSchema.timing)
    if let steps = reader.value("steps"), reader.value("spring") == nil {
      return integer(steps, for: "\"steps\"", in: 1...100_000).map { .steps($0) }
    }
    guard let value = reader.required("spring"),
      let spring = ObjectReader(value, as: "a spring", in: self)
    else { return nil }
    spring.check(SceneSchema.spring)
    return self.spring(spring)
  }

  /// One of the three springs, told by their keys.
  private func spring(_ reader: ObjectReader) -> SceneTiming? {
    let has = { (key: String) in reader.value(key) != nil }
    let hasConstants = has("mass") || has("stiffness") || has("damping")
    let hasRatio = has("dampingRatio") || has("response")
    if hasConstants, hasRatio || !has("stiffness") || !has("damping") {
      return missed { wrongSpring(reader) }
    }
    if hasConstants { return constants(reader) }
    guard has("dampingRatio"), !(has("response") && has("velocity")) else {
      return missed { wrongSpring(reader) }
    }
    let ratio = reader.number("dampingRatio", default: 1, in: Self.springConstant)
    if has("response") {
      let seconds = reader.number("response", default: 1, in: .between(1e-3, 1e4))
      return .spring(.response(dampingRatio: ratio, seconds: seconds))
    }
    let velocity = reader.number("velocity", default: SceneDefaults.springVelocity.value)
    return .fittedSpring(dampingRatio: ratio, velocity: velocity)
  }

  private static let springConstant = NumberRange.positive

  private func constants(_ reader: ObjectReader) -> SceneTiming {
    .spring(
      .constants(
        mass: reader.number("mass", default: SceneDefaults.springMass.value, in: .positive),
        stiffness: reader.number("stiffness", default: 1, in: .positive),
        damping: reader.number("damping", default: 1, in: .positive),
        velocity: reader.number("velocity", default: SceneDefaults.springVelocity.value)))
  }

  private func wrongSpring(_ reader: ObjectReader) {
    error(
      "bad-spring",
      "a spring is written { mass, stiffness, damping, velocity }, { dampingRatio, response } or "
        + "{ dampingRatio, velocity }",
      at: reader.span)
  }
}
