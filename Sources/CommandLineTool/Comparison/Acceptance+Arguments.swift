internal import Goldens
internal import Staging

extension Acceptance {
  /// What `--frames`, `--time`, `--region`, `--cause` and `--accept-shape` let through.
  init(_ arguments: ParsedArguments, plan: RecordingPlan) throws(UsageError) {
    self.init()
    if let numbers = try FrameChoice(plan: plan).frames(arguments) { frames = Set(numbers) }
    if let text = arguments.value(of: .region) {
      guard let rule = try? MaskRule("rect:" + text), case .box(let box) = rule.area,
        rule.time == nil
      else {
        throw .invalidValue(option: "--region", value: text, expected: "X,Y,W,H in pixels")
      }
      region = box
    }
    let names = arguments.values(of: .cause)
    if !names.isEmpty { causes = try Set(names.map(Self.cause)) }
    allowsOtherShape = arguments.has(.acceptShape)
  }

  private static func cause(_ name: String) throws(UsageError) -> DifferenceClass {
    if let cause = DifferenceClass(rawValue: name) { return cause }
    let names = DifferenceClass.allCases.map(\.rawValue).joined(separator: ", ")
    throw .invalidValue(option: "--cause", value: name, expected: "one of \(names)")
  }
}
