public import Pixels

/// What to draw in one frame: flat, ordered, plain data.
///
/// The waist of the whole: views and layers end here, pixels begin here. A display list holds no
/// reference to the tree it came from, so it can be printed, compared, hashed and sent to any core.
///
/// Device space is pixels, origin at the upper left, y down; pixel (x, y) covers
/// `[x, x + 1) × [y, y + 1)`.
public struct DisplayList: Hashable, Sendable {
  /// Width of the canvas, in pixels.
  public var width: Int
  /// Height of the canvas, in pixels.
  public var height: Int
  /// What the canvas holds before the first command.
  public var background: Color
  /// Drawing order: later commands lie on top.
  public var commands: [Command]

  /// An empty list over a plain background.
  public init(width: Int, height: Int, background: Color = .clear, commands: [Command] = []) {
    self.width = width
    self.height = height
    self.background = background
    self.commands = commands
  }
}

extension DisplayList {
  /// One step of drawing.
  ///
  /// `beginClip` and `beginGroup` are closed by the matching `endClip` and `endGroup`; they nest.
  public enum Command: Hashable, Sendable {
    /// Paints a shape, source-over.
    case fill(Shape, Paint)
    /// Paints the blurred silhouette of a shape, source-over.
    case shadow(Shape, Shadow)
    /// Shows the picture below, changed, in place of what lies in a shape.
    case backdrop(Shape, Backdrop)
    /// Until the matching `endClip`, drawing reaches only pixels whose centre lies in the shape.
    ///
    /// The shape's edges are never smoothed here; a smooth clip is a group's `clip`.
    case beginClip(Shape)
    case endClip
    /// Until the matching `endGroup`, drawing goes to a transparent surface of its own, which is
    /// then shaped by the group and composited, source-over.
    case beginGroup(Group)
    /// Within a group, once: what follows until `endGroup` is not drawn; its alpha, from a
    /// transparent start, multiplies what the group has drawn so far.
    case maskGroup
    case endGroup
  }

  /// How a group's surface is composited.
  ///
  /// In this order: the tint multiplies the surface's colours, the mask (after `maskGroup`) and the
  /// clip's coverage multiply the surface; the shadow is made from the alpha that results; shadow
  /// and surface, both times opacity, are composited.
  public struct Group: Hashable, Sendable {
    /// Multiplies the whole; 0...1, rounded to 1/255.
    public var opacity: Double
    /// Multiplies the surface by this shape's coverage.
    public var clip: Shape?
    /// Drawn below the surface.
    public var shadow: Shadow?
    /// Red, green and blue that multiply those of the surface; its alpha does not count.
    public var tint: Color?
    /// Whether the surface is added to what is below it, channel by channel, up to the full value,
    /// in place of covering it.
    ///
    /// Two pictures, each times its share of 1, are mixed so.
    public var isAdded = false

    /// A group; by default one that changes nothing but rounds on its own.
    public init(opacity: Double = 1, clip: Shape? = nil, shadow: Shadow? = nil) {
      self.opacity = opacity
      self.clip = clip
      self.shadow = shadow
    }
  }
}
