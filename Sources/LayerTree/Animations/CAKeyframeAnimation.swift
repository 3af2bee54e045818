// Follows CAKeyframeAnimation of CAAnimation.h: values or a path, key times, curves for each interval,
// five ways of calculation, rotation along the path.
// Left out: smooth ways between values that are not made of numbers, which run straight.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import Geometry
internal import Timing

/// How an animation gets from one keyframe to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation of a property through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]? { didSet { understood = nil } }
  /// Taken in place of the values: every line and curve of it is one interval.
  open var path: CGPath? { didSet { understood = nil } }
  /// When each value is reached, 0...1; nil for even ones.
  open var keyTimes: [NSNumber]? { didSet { understood = nil } }
  /// The pacing of each interval.
  open var timingFunctions: [CAMediaTimingFunction]? { didSet { understood = nil } }
  open var calculationMode = CAAnimationCalculationMode.linear { didSet { understood = nil } }
  open var tensionValues: [NSNumber]? { didSet { understood = nil } }
  open var continuityValues: [NSNumber]? { didSet { understood = nil } }
  open var biasValues: [NSNumber]? { didSet { understood = nil } }
  open var rotationMode: CAAnimationRotationMode?

  /// What the properties above say, worked out when first asked for.
  private enum Course {
    case track(KeyframeTrack)
    case path(KeyframePath)
    case nothing
  }

  private var understood: Course?

  public override init() {
    super.init()
  }

  override func emptyCopy() -> CAAnimation { CAKeyframeAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.path = path?.copy() ?? path
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    copy.rotationMode = rotationMode
  }

  override func apply(at moment: AnimationMoment, to presentation: inout Presentation) {
    guard let keyPath, let key = LayerKey(keyPath, kind: presentation.state.kind) else { return }
    let progress = paced(moment.progress)
    switch course {
    case .nothing: break
    case .track(let track):
      guard let value = track.value(at: progress) else { return }
      put(
        accumulated(value, track.values.last, moment.cycle)
          .adapted(to: key.value(in: presentation.state)),
        at: key, into: &presentation)
    case .path(let path):
      guard let position = path.position(at: progress) else { return }
      let last = path.position(at: 1).map { AnimatableValue.point($0.point) }
      put(
        accumulated(.point(position.point), last, moment.cycle)
          .adapted(to: key.value(in: presentation.state)),
        at: key, into: &presentation)
      turn(&presentation.state, along: position.angle)
    }
  }

  override func issues(in state: LayerState, layer name: String) -> [LayerIssue] {
    let issues = super.issues(in: state, layer: name)
    guard issues.isEmpty, let keyPath, let key = LayerKey(keyPath, kind: state.kind) else {
      return issues
    }
    let current = key.value(in: state)
    let frames = path == nil ? understoodValues : [.point(.zero)]
    let canBeSet = frames.allSatisfy { value in
      var scratch = state
      return key.set(made(of: value).adapted(to: current), in: &scratch)
    }
    let isUsable = canBeSet && frames.count == (path == nil ? values?.count ?? 0 : 1)
    return isUsable ? [] : [.unusableValue(keyPath: keyPath, layer: name)]
  }

  // MARK: - Understanding

  private var course: Course {
    if let understood { return understood }
    let course = makeCourse()
    understood = course
    return course
  }

  private func makeCourse() -> Course {
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    let curves = isPaced ? [] : (timingFunctions ?? []).map(\.curve)
    let times = isPaced ? nil : keyTimes?.map(\.doubleValue).risingWithinOne
    if let path {
      return KeyframePath(path.path, mode: calculationMode, times: times, curves: curves)
        .map { .path($0) } ?? .nothing
    }
    let values = understoodValues
    guard !values.isEmpty else { return .nothing }
    let count = values.count + (calculationMode == .discrete ? 1 : 0)
    let even = (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    let given = times.flatMap { $0.count == count ? $0 : nil }
    return .track(
      KeyframeTrack(
        values: values, times: isPaced ? values.distances : given ?? even, curves: curves,
        way: way, bends: bends(values.count)))
  }

  private var understoodValues: [AnimatableValue] {
    (values ?? []).compactMap { AnimatableValue($0) }
  }

  private var way: KeyframeTrack.Way {
    switch calculationMode {
    case .discrete: .steps
    case .cubic, .cubicPaced: .smooth
    default: .straight
    }
  }

  private func bends(_ count: Int) -> [KeyframeBend] {
    func number(_ list: [NSNumber]?, _ index: Int) -> Double {
      list.flatMap { index < $0.count ? $0[index].doubleValue : nil } ?? 0
    }
    return (0..<count).map { index in
      KeyframeBend(
        tension: number(tensionValues, index), continuity: number(continuityValues, index),
        bias: number(biasValues, index))
    }
  }

  private func accumulated(
    _ value: AnimatableValue, _ last: AnimatableValue?, _ cycle: Int
  ) -> AnimatableValue {
    guard isCumulative, cycle > 0, let past = last?.repeated(cycle) else { return value }
    return value.adding(past) ?? value
  }

  private func turn(_ state: inout LayerState, along angle: Double) {
    switch rotationMode {
    case .rotateAuto: state.transform = CATransform3DRotate(state.transform, angle, 0, 0, 1)
    case .rotateAutoReverse:
      state.transform = CATransform3DRotate(state.transform, angle + .pi, 0, 0, 1)
    default: break
    }
  }
}

extension [Double] {
  /// The numbers limited to 0...1, none below one before it.
  fileprivate var risingWithinOne: [Double] {
    var highest = 0.0
    return map { time in
      highest = Swift.max(highest, Swift.min(time, 1))
      return highest
    }
  }
}

extension [AnimatableValue] {
  /// When each value is reached at an even pace: the way so far over the whole way.
  ///
  /// Even where there is no way to measure.
  fileprivate var distances: [Double] {
    var total = 0.0
    let sums = indices.map { index -> Double in
      if index > 0 { total += self[index - 1].distance(to: self[index]) }
      return total
    }
    guard total > 0, total.isFinite else {
      return indices.map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    }
    return sums.map { $0 / total }
  }
}

extension AnimatableValue {
  /// The Euclidean distance between two values made of numbers; that of their moves for transforms;
  /// else 1.
  fileprivate func distance(to other: AnimatableValue) -> Double {
    if case (.transform(let a), .transform(let b)) = (self, other) {
      let step = SIMD3(a.m41 - b.m41, a.m42 - b.m42, a.m43 - b.m43)
      return (step * step).sum().squareRoot()
    }
    guard matches(other), let from = lanes, let to = other.lanes else { return 1 }
    return zip(from, to).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }
}
