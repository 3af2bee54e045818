/// Scenes as texts, small enough to be drawn in debug.
enum SceneTexts {
  /// A fade of 0.2 s on 40x60 points, 12 frames and the settled one.
  static let fade = scene(duration: 0.2)

  /// A fade whose many frames take a while.
  static let long = scene(duration: 50)

  /// A fade of so many seconds.
  static func scene(duration: Double) -> String {
    """
    {
      version: 1,
      params: { ink: { type: "color", default: "#FF3B30" } },
      devices: { tile: { size: [40, 60], scale: 1 } },
      defaults: { device: "tile", fps: 60 },
      screens: {
        one: { background: "#FFFFFF", layers: [
          { id: "box", type: "rect", frame: [4, 4, 20, 30], fill: "$ink" },
        ] },
        two: { background: "#000000", layers: [] },
      },
      animators: { fade: { preset: "fade" } },
      start: "one",
      transitions: [
        { id: "open", op: "push", to: "two", using: "fade", duration: \(duration) },
      ],
    }

    """
  }
}
