import Foundation
import LayerTree
import Pixels
import SceneFormat
import Timing

/// A track's value at every progress.
///
/// Between two keys the earlier one's ease rules; outside of all keys the end values hold. A
/// progress beyond 0...1 (a spring's overshoot) goes on along the first or last span, if that
/// reaches the end; opacities and colours are limited to their range instead.
struct TrackCourse: Sendable {
  private let keys: [Key]
  private let staysInRange: Bool

  private struct Key: Sendable {
    var at: Double
    var value: AnimatableValue
    /// Pace to the next key; nil for a jump there.
    var curve: TimingCurve?
  }

  /// The course of a track; the duration is of the whole movement, in seconds, for eases that are
  /// springs.
  init(_ track: SceneTrack, duration: Double) {
    staysInRange = track.key.staysInRange
    let ends = track.keys.dropFirst().map(\.at) + [1]
    keys = zip(track.keys, ends).map { key, end in
      let span = (end - key.at) * duration
      return Key(
        at: key.at, value: AnimatableValue(key.value, of: track.key),
        curve: Self.curve(key.ease, duration: span))
    }
  }

  private static func curve(_ ease: SceneKeyframe.Ease, duration: Double) -> TimingCurve? {
    switch ease {
    case .curve(let timing): TimingCurve(timing, duration: duration)
    case .step: nil
    }
  }

  /// The value at a progress, which may lie outside 0...1.
  func value(at progress: Double) -> AnimatableValue {
    guard staysInRange else { return value(atPlace: progress) }
    // An ease between two keys can leave the range as well.
    return value(atPlace: min(max(progress, 0), 1)).limitedToUnitRange
  }

  private func value(atPlace place: Double) -> AnimatableValue {
    let next = keys.firstIndex { $0.at > place } ?? keys.count
    if next == 0 {
      return place < 0 && keys[0].at == 0 ? value(at: place, after: 0) : keys[0].value
    }
    if next == keys.count {
      let isBeyond = place > 1 && keys[next - 1].at == 1 && keys.count > 1
      return isBeyond ? value(at: place, after: next - 2) : keys[next - 1].value
    }
    return value(at: place, after: next - 1)
  }

  /// The value in, or beyond, the span that begins with the key of that index.
  private func value(at place: Double, after index: Int) -> AnimatableValue {
    guard index + 1 < keys.count else { return keys[index].value }
    let (key, next) = (keys[index], keys[index + 1])
    let part = (place - key.at) / (next.at - key.at)
    guard let curve = key.curve else { return part < 1 ? key.value : next.value }
    let isInside = (0...1).contains(part)
    return key.value.interpolated(to: next.value, progress: isInside ? curve.value(at: part) : part)
  }
}

extension AnimatableValue {
  /// A number, or each part of a colour, limited to 0...1.
  fileprivate var limitedToUnitRange: AnimatableValue {
    func limited(_ number: Double) -> Double { min(max(number, 0), 1) }
    switch self {
    case .number(let number): return .number(limited(number))
    case .color(let color):
      return .color(
        Color(
          red: limited(color.red), green: limited(color.green), blue: limited(color.blue),
          alpha: limited(color.alpha)))
    default: return self
    }
  }
}
