extension PlayerScript {
  /// The data, and what is shown.
  static let core = #"""
    const report = JSON.parse(document.getElementById("report-data").textContent);
    const preview = report.purpose === "preview";

    /** What each state is called; all but the first are something to look at. */
    const stateNames = {
      same: "as expected", different: "differs", missing: "missing", extra: "extra",
      duplicated: "duplicated", stale: "stale", swapped: "swapped", shifted: "shifted in time",
      unreadable: "unreadable", notCompared: "not compared",
    };
    const isWrong = (frame) => frame.s !== "same";
    /** Whether there is something to see, be it within the limits. */
    const differs = (frame) => isWrong(frame) || sum(frame.c) > 0;

    /** What is shown; everything on the page follows from it. */
    const view = {
      sequence: 0, frame: 0, mode: preview ? "actual" : "side",
      playing: false, speed: 1, loop: true,
      split: 0.5, mix: 0.5, rate: 2, flipped: false,
      zoom: 1, x: 0.5, y: 0.5, marks: true, pointer: null,
    };

    const nothing = { fps: [60, 1], width: 0, height: 0, frames: [] };
    const current = () => report.sequences[view.sequence] || nothing;
    const frames = () => current().frames;
    const shown = () => frames()[view.frame];
    const stepCount = () => frames().length;

    function openSequence(index) {
      if (!report.sequences[index]) return;
      Object.assign(view, { frame: 0, playing: false, zoom: 1, x: 0.5, y: 0.5 });
      view.sequence = -1;
      // A frame of which only a digest is known shows less than one that was looked at.
      const all = report.sequences[index].frames;
      const telling = all.findIndex((frame) =>
        isWrong(frame) && (frame.s !== "different" || sum(frame.c) > 0));
      view.frame = Math.max(0, telling >= 0 ? telling : all.findIndex(isWrong));
      change({ sequence: index });
    }

    /** The next frame that differs, forwards or backwards, around the ends. */
    function nextDifference(step) {
      const count = frames().length;
      for (let distance = 1; distance <= count; distance++) {
        const index = (view.frame + step * distance + count * distance) % count;
        if (differs(frames()[index])) return goTo(index);
      }
    }
    """#
}
