extension PlayerScript {
  /// The keys of a report.
  static let reportKeys = #"""
    const keys = {
      ...playingKeys,
      n: () => { change({ playing: false }); nextDifference(1); },
      p: () => { change({ playing: false }); nextDifference(-1); },
      m: () => change({ marks: !view.marks }),
      "[": () => openSequence(view.sequence - 1),
      "]": () => openSequence(view.sequence + 1),
      "+": () => change({ zoom: Math.min(16, view.zoom * 2) }),
      "=": () => change({ zoom: Math.min(16, view.zoom * 2) }),
      "-": () => change({ zoom: Math.max(1, view.zoom / 2) }),
      "0": () => change({ zoom: 1 }),
      z: () => zoomToWorst(),
    };
    if (!preview) modes.forEach(([mode], index) => { keys[index + 1] = () => change({ mode }); });

    function zoomToWorst() {
      const frame = shown();
      const box = frame && (frame.w || frame.b);
      if (view.zoom > 1 || !box) return change({ zoom: view.zoom > 1 ? 1 : 4 });
      change({
        zoom: 8, x: (box[0] + box[2] / 2) / current().width,
        y: (box[1] + box[3] / 2) / current().height,
      });
    }
    """#
}
