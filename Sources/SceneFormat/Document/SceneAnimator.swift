package import Foundation
package import Geometry
package import Timing

/// A way from one screen to another, by name.
package struct SceneAnimator: Hashable, Sendable {
  /// What the animator does.
  package enum Kind: Hashable, Sendable {
    /// One of the animator classes that come with the tool.
    case preset(ScenePreset)
    /// What the scene itself spells out.
    case tracks(SceneTracks)
    /// A class that the running tool brings, by the animator's name.
    case registered
  }

  /// The animator's name, unique in the scene.
  package var id: String
  /// What it does.
  package var kind: Kind
  /// Where the animator is defined.
  package var location: SourceLocation
}

/// An animator class that comes with the tool, with its parameters.
package enum ScenePreset: Hashable, Sendable {
  /// Which system push is drawn.
  package enum Profile: String, Hashable, Sendable, CaseIterable {
    case classic, fluid
  }

  /// Which pop belongs to a circle reveal's push.
  package enum Pop: String, Hashable, Sendable, CaseIterable {
    /// The same animator backwards.
    case animator
    /// The system's own.
    case system
  }

  /// A side of the screen.
  package enum Edge: String, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom
  }

  /// The system's own push and pop.
  case system(profile: Profile)
  /// The new screen fades in.
  case fade
  /// The new screen is revealed by a circle that grows from the layer `button`.
  case circleReveal(button: String, covering: Bool, pop: Pop)
  /// The new screen slides in from an edge; the old one moves by `parallax` of the way under a
  /// black veil of opacity `dim`.
  case slide(edge: Edge, parallax: Double, dim: Double)
  /// Slide in from the left, out to the right; declares one time and animates for another.
  case slideFromLeft(declared: Nanoseconds, animated: Nanoseconds)
  /// Both screens move as one.
  case sideBySide
}

/// Movements that a scene spells out, and what cuts a screen out meanwhile.
package struct SceneTracks: Hashable, Sendable {
  /// The movements, in the order of the file.
  package var tracks: [SceneTrack]
  /// What cuts one of the screens out while the animator runs; nil for nothing.
  package var mask: SceneAnimatorMask?
}

/// What a track or a mask acts on.
package enum SceneSubject: String, Hashable, Sendable, CaseIterable {
  /// The screen that is left.
  case from
  /// The screen that comes.
  case to
  /// What holds both.
  case container
}

/// A mask that grows or shrinks while an animator runs, in the points of the screen it cuts.
package struct SceneAnimatorMask: Hashable, Sendable {
  /// How far a circle reaches.
  package enum Extent: Hashable, Sendable {
    /// A radius in points; ≥ 0.
    case points(Double)
    /// The radius that just reaches the screen's farthest corner.
    case cover
  }

  /// The mask's outline.
  package enum Shape: Hashable, Sendable {
    /// A circle whose radius changes.
    case circle(center: CGPoint, from: Extent, to: Extent)
    /// A path that changes into another of equal structure.
    case path(from: Path, to: Path, rule: FillRule)
  }

  /// The screen that is cut: `from` or `to`.
  package var subject: SceneSubject
  /// The outline.
  package var shape: Shape
  /// Where the mask is defined.
  package var location: SourceLocation
}
