internal import Drawing

/// Finds the pixels in which the pictures of two lists can differ, without drawing either.
///
/// Both lists are walked side by side, step by step. A pixel outside the damage is reached by the
/// same commands in the same order in both, so it has the same value: that is the whole argument,
/// and every rule here only has to keep it. Equal steps at the beginning and at the end of a
/// sequence are passed over; of what is left in the middle, steps are compared one to one if there
/// are as many, else all of them count as different. Of two clips or groups that are alike, only
/// what differs within them counts.
struct DamageFinder {
  /// Most levels of clips and groups that are looked into; deeper ones count as a whole.
  private static let greatestDepth = 64

  private let old: DrawnSteps
  private let new: DrawnSteps

  /// The damage that turns the picture of one list into that of another of the same size.
  ///
  /// - Precondition: Both are balanced.
  static func damage(from old: DisplayList, to new: DisplayList) -> Damage {
    let canvas = PixelBounds(minX: 0, minY: 0, maxX: new.width, maxY: new.height)
    var whole = Damage()
    whole.add(canvas)
    guard old.width == new.width, old.height == new.height, old.background == new.background
    else { return whole }
    if old.commands == new.commands { return Damage() }
    let finder = DamageFinder(old: DrawnSteps(of: old), new: DrawnSteps(of: new))
    let damage = finder.damage(within: canvas)
    // Little is saved then, and one part is the least work.
    return damage.area > canvas.area / 4 * 3 ? whole : damage
  }

  /// A backdrop sees around itself what may be finished already: if what it sees may differ,
  /// everything is drawn again.
  private func damage(within canvas: PixelBounds) -> Damage {
    var damage = Damage()
    if new.hasGroupedBackdrop {
      damage.add(canvas)
      return damage
    }
    compare(
      old.commands.indices, new.commands.indices, Place(bounds: canvas, depth: 0), into: &damage)
    if new.backdropReaches.contains(where: damage.touches) { damage.add(canvas) }
    return damage
  }

  /// Where steps are drawn.
  private struct Place {
    /// Pixels outside are never reached.
    var bounds: PixelBounds
    /// Clips and groups around.
    var depth: Int
  }
}

// MARK: - Comparing

extension DamageFinder {
  /// Adds what may differ between two sequences of steps on the same surface.
  private func compare(
    _ oldRange: Range<Int>, _ newRange: Range<Int>, _ place: Place, into damage: inout Damage
  ) {
    var before = old.steps(in: oldRange)[...]
    var after = new.steps(in: newRange)[...]
    while let step = before.first, let other = after.first, isEqual(step, other) {
      before = before.dropFirst()
      after = after.dropFirst()
    }
    while let step = before.last, let other = after.last, isEqual(step, other) {
      before = before.dropLast()
      after = after.dropLast()
    }
    if before.count == after.count {
      for (step, other) in zip(before, after) where !isEqual(step, other) {
        compare(step, other, place, into: &damage)
      }
    } else {
      for step in before { damage.add(old.extent(of: step).intersection(place.bounds)) }
      for step in after { damage.add(new.extent(of: step).intersection(place.bounds)) }
    }
  }

  private func isEqual(_ step: Int, _ other: Int) -> Bool {
    old.all(of: step) == new.all(of: other)
  }

  /// Adds what may differ between two steps that are not equal.
  private func compare(_ step: Int, _ other: Int, _ place: Place, into damage: inout Damage) {
    switch (old.commands[step], new.commands[other]) {
    case (.beginClip(let shape), .beginClip(let otherShape))
    where shape == otherShape && place.depth < Self.greatestDepth:
      let bounds = place.bounds.intersection(shape.deviceBounds)
      compare(
        old.content(of: step), new.content(of: other),
        Place(bounds: bounds, depth: place.depth + 1), into: &damage)
    case (.beginGroup(let group), .beginGroup(let otherGroup))
    where group == otherGroup && place.depth < Self.greatestDepth
      && (old.mask(of: step) == nil) == (new.mask(of: other) == nil):
      compareContents(of: group, step, other, place, into: &damage)
    default:
      damage.add(old.extent(of: step).intersection(place.bounds))
      damage.add(new.extent(of: other).intersection(place.bounds))
    }
  }

  /// Adds what may differ between two groups that differ in their contents or masks only.
  ///
  /// Every pixel of the group's surface reaches its own place, and those of its shadow.
  private func compareContents(
    of group: DisplayList.Group, _ step: Int, _ other: Int, _ place: Place,
    into damage: inout Damage
  ) {
    let extent = old.surfaceExtent(ofGroup: step).union(new.surfaceExtent(ofGroup: other))
    let inner = Place(bounds: extent, depth: place.depth + 1)
    var changed = Damage()
    compare(old.content(of: step), new.content(of: other), inner, into: &changed)
    if let mask = old.mask(of: step), let otherMask = new.mask(of: other) {
      compare(mask, otherMask, inner, into: &changed)
    }
    for part in changed.parts {
      damage.add(part.intersection(place.bounds))
      if let shadow = group.shadow {
        damage.add(shadow.extent(of: part).intersection(place.bounds))
      }
    }
  }
}
