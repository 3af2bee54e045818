package import Pixels
package import FrameSequences
package import PNGCodec
internal import SystemFiles

/// All masks of a comparison, and what each of them has covered.
package struct MaskSet: Sendable {
  /// The rules, in the order given.
  package let rules: [MaskRule]
  private let pictures: [String: StraightImage]

  /// No masks.
  package init() { (rules, pictures) = ([], [:]) }

  /// Rules, with their pictures read.
  ///
  /// - Throws: Why a picture cannot be used.
  package init(_ rules: [MaskRule], limits: PNGLimits = PNGLimits()) throws(MaskError) {
    self.rules = rules
    var pictures: [String: StraightImage] = [:]
    for rule in rules {
      guard case .picture(let path) = rule.area, pictures[path] == nil else { continue }
      do {
        let bytes = try FileSystem.read(path, limit: limits.fileBytes)
        pictures[path] = try PNGDecoder(limits: limits).decode(bytes).straight
      } catch {
        throw .picture(rule.text, reason: "\(error)")
      }
    }
    self.pictures = pictures
  }

  /// The ids of the layers that rules leave out, each once.
  package var layers: [String] {
    var known: Set<String> = []
    return rules.compactMap { rule in
      guard case .layer(let id) = rule.area, known.insert(id).inserted else { return nil }
      return id
    }
  }

  /// Whether nothing is ever left out.
  package var isEmpty: Bool { rules.isEmpty }

  /// The mask of one frame, and how many of its pixels each rule covers.
  ///
  /// - Parameters:
  ///   - time: The frame's time.
  ///   - size: The frame's size.
  ///   - layerBoxes: The boxes, in pixels, of the layers with an id in this frame.
  /// - Returns: `nil` in place of a mask that leaves nothing out.
  /// - Throws: `size` for a picture of another size than the frame.
  package func mask(
    at time: ExactFraction?, size: PixelSize, layerBoxes: (String) -> [PixelBox] = { _ in [] }
  ) throws(MaskError) -> (mask: FrameMask?, use: MaskUse) {
    var use = MaskUse(rules: rules.count)
    guard !rules.isEmpty else { return (nil, use) }
    use.whole = size.pixels
    var mask = FrameMask(size: size)
    for (index, rule) in rules.enumerated() where rule.holds(at: time) {
      switch rule.area {
      case .box(let box): use.pixels[index] += mask.cover(box)
      case .layer(let id):
        for box in layerBoxes(id) { use.pixels[index] += mask.cover(box) }
      case .picture(let path):
        guard let picture = pictures[path] else {
          throw .picture(rule.text, reason: "it was not read")
        }
        guard PixelSize(of: picture) == size else {
          throw .size(rule.text, mask: PixelSize(of: picture), frames: size)
        }
        use.pixels[index] += mask.cover(picture)
      }
    }
    use.covered = use.isAny ? mask.pixels : 0
    return (use.isAny ? mask : nil, use)
  }

  /// Checks, at the end, that every rule has covered something.
  ///
  /// - Throws: `matchesNothing` with the first that has not.
  package func check(_ use: MaskUse) throws(MaskError) {
    for (rule, pixels) in zip(rules, use.pixels) where pixels == 0 {
      throw .matchesNothing(rule.text)
    }
  }
}

/// How many pixels each mask has covered, over some frames.
package struct MaskUse: Hashable, Sendable {
  /// By rule, in the set's order.
  package internal(set) var pixels: [Int]
  /// Pixels that any of them has covered, each once.
  package internal(set) var covered = 0
  /// All pixels of the frames.
  package internal(set) var whole = 0

  /// No frame.
  package init(rules: Int) { pixels = [Int](repeating: 0, count: rules) }

  /// Whether any mask covered anything.
  package var isAny: Bool { pixels.contains { $0 > 0 } }

  /// Adds another frame's.
  ///
  /// - Precondition: Both are of one set.
  package static func += (left: inout Self, right: Self) {
    precondition(left.pixels.count == right.pixels.count, "uses of one set of masks are added")
    for index in left.pixels.indices { left.pixels[index] += right.pixels[index] }
    left.covered += right.covered
    left.whole += right.whole
  }
}
