/// The two examples of the format's description, as they stand there.
enum Examples {
  /// A fade with variants.
  static let fade = #"""
    {
      $schema: "./scene.schema.json",
      version: 1,                                  // required; the tool refuses a major it does not know
      name: "inbox-fade",

      params: {                                    // everything a variant or --set may change
        ink:    { type: "color",  default: "#FFFFFF" },
        accent: { type: "color",  default: "#0A84FF" },
        page:   { type: "color",  default: "#FFFFFF" },
        speed:  { type: "seconds", default: 0.35, min: 0.05, max: 5 },
      },
      themes: {                                    // a theme is only a named set of params
        light: {},
        dark:  { page: "#000000", accent: "#0A84FF" },
      },
      devices: {
        phone:  { size: [390, 844],  scale: 3 },   // points, then pixels a point
        tablet: { size: [820, 1180], scale: 2 },
      },
      defaults: { device: "phone", theme: "light", fps: 60 },

      screens: {
        list: {
          background: "$page",
          layers: [
            { id: "bar",   type: "rect", frame: [0, 0, "100%", 96], fill: "$accent" },
            { id: "title", type: "rounded", frame: [20, 56, "100% - 240", 20], radius: 6, fill: "$ink" },
            { id: "rows",  type: "group", frame: [0, 96, "100%", "100% - 96"], clip: true, layers: [
              { id: "row-1", type: "rounded", frame: [16, 16, "100% - 32", 72], radius: 12, fill: "#E5E5EA" },
              { id: "row-2", type: "rounded", frame: [16, 104, "100% - 32", 72], radius: 12, fill: "#E5E5EA" },
            ] },
          ],
        },
        detail: {
          background: "$page",
          layers: [
            { id: "hero", type: "gradient", frame: [0, 0, "100%", 320], kind: "linear",
              start: [0, 0], end: [1, 1], stops: [[0, "$accent"], [1, "#5E5CE6"]] },
            { id: "photo", type: "image", frame: [24, 120, 160, 160], src: "images/photo.png", fit: "cover" },
          ],
        },
      },

      animators: {
        crossfade: {
          tracks: [
            { on: "to",   key: "opacity", keys: [{ at: 0, value: 0 }, { at: 1, value: 1 }] },
            { on: "from", key: "opacity", keys: [{ at: 0, value: 1 }, { at: 1, value: 1 }] },
          ],
        },
      },

      start: "list",
      transitions: [
        { id: "open", op: "push", to: "detail", using: "crossfade", duration: "$speed", timing: "easeInOut" },
        { id: "back", op: "pop",  using: "crossfade", duration: "$speed", timing: "easeInOut", after: 0.2 },
      ],

      variants: {
        axes: {
          device: ["phone", "tablet"],
          theme:  ["light", "dark"],
          speed:  [0.25, 0.35],                    // an axis named like a param sets that param
        },
        exclude: [{ device: "tablet", speed: 0.25 }],
        include: [{ device: "phone", theme: "light", speed: 1.0, label: "slow" }],
        name: "{device}-{theme}-{speed}",
      },

      output: { frame: "frame_####.png", hold: { before: 1, after: 1 }, alpha: "opaque", poster: "open@50%" },
    }
    """#

  /// A circle reveal driven by a gesture, cancelled, and one without.
  static let circleReveal = #"""
    {
      $schema: "./scene.schema.json",
      version: 1,
      name: "circle-reveal-cancelled",
      requires: ["mask.path", "gesture"],          // features a reader must have, by name

      params: {
        tapX: { type: "number", default: 340 },
        tapY: { type: "number", default: 760 },
        ease: { type: "timing", default: [0.4, 0.0, 0.2, 1.0] },
      },
      devices:  { phone: { size: [390, 844], scale: 2 } },
      defaults: { device: "phone", fps: 60 },

      screens: {
        home: { background: "#F2F2F7", layers: [
          { id: "button", type: "circle", center: ["$tapX", "$tapY"], radius: 28, fill: "#FF375F" },
        ] },
        player: { background: "#FF375F", layers: [
          { id: "disc", type: "circle", center: ["50%", 300], radius: 110, fill: "#FFFFFF", opacity: 0.9 },
          { id: "wave", type: "path", frame: [40, 520, 310, 120], fill: "none", stroke: { color: "#FFFFFF", width: 3 },
            path: [["M", 0, 60], ["C", 80, -40, 160, 160, 310, 60]] },
        ] },
      },

      animators: {
        circleReveal: {
          mask: { on: "to", shape: "circle", center: ["$tapX", "$tapY"],
                  radius: { from: 28, to: "cover" } },   // "cover": just reaches the farthest corner
          tracks: [
            { on: "from", key: "transform.scale", keys: [{ at: 0, value: 1 }, { at: 1, value: 0.96 }] },
            { on: "to", layer: "disc", key: "transform.translation.y",
              keys: [{ at: 0, value: 40 }, { at: 0.4, value: 40, ease: "easeOut" }, { at: 1, value: 0 }] },
          ],
        },
      },

      start: "home",
      transitions: [
        {
          id: "try", op: "push", to: "player", using: "circleReveal", duration: 0.6, timing: "$ease",
          gesture: {                               // presence makes the transition interactive
            updates: [                             // t: seconds from the gesture's begin; progress: 0...1
              { t: 0.00, progress: 0.00 },
              { t: 0.10, progress: 0.18 },
              { t: 0.25, progress: 0.47 },
              { t: 0.40, progress: 0.39 },
            ],
            between: "linear",                     // or "hold": one value until the next event
            end: { t: 0.45, action: "cancel", speed: 1.0, curve: "easeOut" },
          },
          expect: { completed: false, finalScreen: "home" },
        },
        { id: "again", op: "push", to: "player", using: "circleReveal", duration: 0.6, timing: "$ease", after: 0.25,
          expect: { completed: true, finalScreen: "player" } },
      ],

      output: { frame: "frame_####.png", hold: { before: 1, after: 6 }, filmstrip: { columns: 8 } },
    }
    """#
}
