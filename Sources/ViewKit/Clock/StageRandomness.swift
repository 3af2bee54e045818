import Foundation
package import LayerTree

/// The random numbers of a stage: the same for the same seed.
@MainActor
final class StageRandomness {
  var seed: UInt64 = 0 { didSet { state = seed } }
  private var state: UInt64 = 0

  /// The next of the sequence (SplitMix64).
  ///
  /// - SeeAlso: Guy Steele, Doug Lea and Christine Flood, *Fast Splittable Pseudorandom Number
  ///   Generators*, OOPSLA 2014.
  func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension VirtualClock {
  private var randomness: StageRandomness { attachment { StageRandomness() } }

  /// What the stage's random numbers begin with; setting it begins them again.
  package var seed: UInt64 {
    get { randomness.seed }
    set { randomness.seed = newValue }
  }

  fileprivate func nextRandomNumber() -> UInt64 { randomness.next() }
}

/// The generator behind every random number that names none: the stage's while one runs, else the
/// system's.
struct StageGenerator: RandomNumberGenerator {
  func next() -> UInt64 {
    let fromStage: UInt64? =
      MainQueueMark.isHere
      ? MainActor.assumeIsolated {
        VirtualClock.isAnyCurrent ? VirtualClock.current.nextRandomNumber() : nil
      } : nil
    if let fromStage { return fromStage }
    var system = SystemRandomNumberGenerator()
    return system.next()
  }
}
