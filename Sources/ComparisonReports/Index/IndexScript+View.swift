extension IndexScript {
  /// What is shown; the steps of the time line that all variants share.
  static let view = #"""
    /** What is shown; everything on the page follows from it. */
    const view = {
      frame: 0, playing: false, speed: 1, loop: true,
      size: innerWidth < 760 ? 220 : 300, text: "", choices: index.axes.map(() => null),
      scene: null, outcome: null,
      large: -1, zoom: 1, x: 0.5, y: 0.5,
    };

    /** Variants that the filter leaves. */
    let chosen = entries;
    /** The times at which any of these changes its frame, ascending, in seconds. */
    let moments = [0];
    /** When the last frame of all has been shown. */
    let end = 0;

    const stepCount = () => moments.length;
    const time = () => moments[Math.min(view.frame, moments.length - 1)];
    const momentAt = (time) => lastUntil(moments, time);

    /** Takes the time line from the variants chosen; the time shown stays, as far as it can. */
    function takeTimes() {
      const now = time();
      const used = new Map();
      for (const entry of chosen) if (count(entry)) used.set(entry.clock.key, entry.clock);
      const all = [...used.values()].flatMap((clock) => clock.times).sort((a, b) => a - b);
      moments = all.filter((time, place) => place === 0 || time - all[place - 1] > sameTime);
      if (moments.length === 0) moments = [0];
      end = Math.max(0, ...[...used.values()].map((clock) => clock.end + clock.period));
      return { frame: momentAt(now), line: {} };
    }

    function matches(entry, words) {
      return words.every((word) => entry.text.includes(word))
        && view.choices.every((value, axis) => value === null || entry.choices[axis] === value)
        && (view.scene === null || entry.scene === view.scene)
        && (view.outcome === null || (view.outcome === "failed") === (entry.reason !== undefined));
    }

    /** Changes the filter and all that follows from it. */
    function filter(values) {
      const next = { ...view, ...values };
      const words = next.text.toLowerCase().split(/\s+/).filter(Boolean);
      Object.assign(view, values);
      chosen = entries.filter((entry) => matches(entry, words));
      change({ ...takeTimes(), chosen });
    }

    function openLarge(number) {
      if (!entries[number]) return;
      change({ large: number, zoom: 1, x: 0.5, y: 0.5 });
    }

    /** The next of the variants chosen, forwards or backwards, around the ends. */
    function nextVariant(step) {
      if (chosen.length === 0) return;
      const place = chosen.findIndex((entry) => entry.number === view.large);
      const next = place < 0 ? (step > 0 ? 0 : chosen.length - 1)
        : (place + step + chosen.length) % chosen.length;
      openLarge(chosen[next].number);
    }
    """#
}
