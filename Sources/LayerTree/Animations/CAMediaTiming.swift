// Follows CAMediaTiming.h: the timing that animations and layers share, and its constants.
// Left out: on layers, duration, repeats and fill mode are kept but a layer is always active.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Seconds; the name that Core Foundation has for them.
public typealias CFTimeInterval = Double

/// How an object's own time follows from that of its parent: `t = (tp − beginTime) · speed +
/// timeOffset`, and for how long it is active.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// When the object begins, in seconds of its parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The length of one run, in seconds of own time.
  var duration: CFTimeInterval { get set }
  /// Seconds of own time that pass in one of the parent's.
  var speed: Float { get set }
  /// What is added to own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often the run is made; it may be a fraction.
  var repeatCount: Float { get set }
  /// How long runs are made, in seconds of own time; in place of the count where it is not 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether a run goes there and back, and so takes twice its duration.
  var autoreverses: Bool { get set }
  /// What shows before and after the active time.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What shows before and after the active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
