package import Digests
internal import Foundation
internal import Geometry
internal import Pixels

extension DisplayList {
  /// A digest of everything that takes part in equality: equal lists have equal digests, on every
  /// machine and in every run, and different lists in practice have different ones.
  ///
  /// Every enum case is preceded by a tag and every array by its count, so that no two lists feed
  /// the digest the same bytes; negative zero counts as zero, as in equality.
  package var contentDigest: Digest128 {
    var hasher = XXH3Hasher()
    hasher.update(littleEndian: Int64(width))
    hasher.update(littleEndian: Int64(height))
    background.digest(into: &hasher)
    hasher.update(littleEndian: Int64(commands.count))
    for command in commands { command.digest(into: &hasher) }
    return hasher.finish()
  }

  /// A digest of consecutive commands alone, wherever they stand in whichever list.
  ///
  /// - Precondition: The range lies in the indices of the commands.
  package func contentDigest(ofCommands range: Range<Int>) -> Digest128 {
    var hasher = XXH3Hasher()
    hasher.update(littleEndian: Int64(range.count))
    for command in commands[range] { command.digest(into: &hasher) }
    return hasher.finish()
  }
}

extension XXH3Hasher {
  /// Takes in which case of an enum follows.
  mutating func update(tag: UInt8) { update(littleEndian: tag) }

  /// Takes in a number; negative zero as zero.
  mutating func update(number: Double) { update(bitsOf: number == 0 ? 0 : number) }

  /// Takes in x, then y.
  mutating func update(point: CGPoint) {
    update(number: point.x)
    update(number: point.y)
  }

  /// Takes in width, then height.
  mutating func update(size: CGSize) {
    update(number: size.width)
    update(number: size.height)
  }

  /// Takes in the six coefficients, the linear part first.
  mutating func update(transform: CGAffineTransform) {
    update(number: transform.a)
    update(number: transform.b)
    update(number: transform.c)
    update(number: transform.d)
    update(number: transform.tx)
    update(number: transform.ty)
  }
}

extension DisplayList.Command {
  fileprivate func digest(into hasher: inout XXH3Hasher) {
    switch self {
    case .fill(let shape, let paint):
      hasher.update(tag: 0)
      shape.digest(into: &hasher)
      paint.digest(into: &hasher)
    case .shadow(let shape, let shadow):
      hasher.update(tag: 1)
      shape.digest(into: &hasher)
      shadow.digest(into: &hasher)
    case .beginClip(let shape):
      hasher.update(tag: 2)
      shape.digest(into: &hasher)
    case .endClip:
      hasher.update(tag: 3)
    case .beginGroup(let group):
      hasher.update(tag: 4)
      group.digest(into: &hasher)
    case .maskGroup:
      hasher.update(tag: 5)
    case .endGroup:
      hasher.update(tag: 6)
    case .backdrop(let shape, let backdrop):
      hasher.update(tag: 7)
      shape.digest(into: &hasher)
      backdrop.digest(into: &hasher)
    }
  }
}

extension DisplayList.Group {
  fileprivate func digest(into hasher: inout XXH3Hasher) {
    hasher.update(number: opacity)
    hasher.update(tag: clip == nil ? 0 : 1)
    clip?.digest(into: &hasher)
    hasher.update(tag: shadow == nil ? 0 : 1)
    shadow?.digest(into: &hasher)
    // Tags of their own, so that groups without them have the digests they always had.
    if let tint {
      hasher.update(tag: 2)
      tint.digest(into: &hasher)
    }
    if isAdded { hasher.update(tag: 3) }
  }
}

extension Shadow {
  fileprivate func digest(into hasher: inout XXH3Hasher) {
    color.digest(into: &hasher)
    hasher.update(size: offset)
    hasher.update(number: sigma)
  }
}

extension Backdrop {
  fileprivate func digest(into hasher: inout XXH3Hasher) {
    hasher.update(number: sigma)
    hasher.update(number: saturation)
    tint.digest(into: &hasher)
    hasher.update(littleEndian: Int64(level))
  }
}

extension Color {
  /// Takes in the four channels, alpha last.
  func digest(into hasher: inout XXH3Hasher) {
    hasher.update(number: red)
    hasher.update(number: green)
    hasher.update(number: blue)
    hasher.update(number: alpha)
  }
}
