extension PlayerScript {
  /// The data, what is shown, and how parts learn of changes.
  static let core = #"""
    const report = JSON.parse(document.getElementById("report-data").textContent);
    const preview = report.purpose === "preview";
    const stillness = matchMedia("(prefers-reduced-motion: reduce)");

    const find = (id) => document.getElementById(id);

    /** An element with attributes and children; texts become text nodes, never markup. */
    function make(name, attributes, ...children) {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes || {})) {
        if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
        else if (value === true) element.setAttribute(key, "");
        else if (value !== false && value != null) element.setAttribute(key, value);
      }
      element.append(...children.filter((child) => child != null));
      return element;
    }

    function icon(path) {
      const space = "http://www.w3.org/2000/svg";
      const svg = document.createElementNS(space, "svg");
      svg.setAttribute("viewBox", "0 0 16 16");
      svg.setAttribute("aria-hidden", "true");
      const shape = document.createElementNS(space, "path");
      shape.setAttribute("d", path);
      svg.append(shape);
      return svg;
    }

    function seconds(fraction) {
      const [above, below] = fraction.split("/");
      return Number(above) / Number(below || 1);
    }

    const clamp = (value, least, most) => Math.min(most, Math.max(least, value));
    const grouped = (count) => String(count).replace(/\B(?=(\d{3})+$)/g, "\u202f");
    const spell = (count, noun) => grouped(count) + " " + noun + (count === 1 ? "" : "s");
    const clock = (fraction) => seconds(fraction).toFixed(3) + "\u2009s";
    const sum = (numbers) => (numbers || []).reduce((total, number) => total + number, 0);

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

    const listeners = [];
    /** Calls `listener` after every change of the view with the set of names that changed. */
    const follow = (listener) => listeners.push(listener);

    function change(values) {
      const names = new Set(Object.keys(values).filter((name) => view[name] !== values[name]));
      if (names.size === 0) return;
      Object.assign(view, values);
      for (const listener of listeners) listener(names);
    }

    function goTo(frame) {
      change({ frame: clamp(Math.round(frame), 0, Math.max(0, frames().length - 1)) });
    }

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
