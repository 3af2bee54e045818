extension IndexScript {
  /// The data: variants, their frames' times and addresses.
  static let entries = #"""
    const index = JSON.parse(document.getElementById("index-data").textContent);

    /** Two times that are closer, in seconds, are one: they come from different fractions. */
    const sameTime = 1e-7;

    /** The place of the last of ascending times that is not after `time`; 0 if there is none. */
    function lastUntil(times, time) {
      let low = 0;
      let high = times.length;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (times[middle] <= time + sameTime) low = middle; else high = middle;
      }
      return low;
    }

    /** Variants of one frame rate whose frames have the same numbers share their list of times. */
    const clocks = new Map();

    function timesOf(raw) {
      const key = [raw.r, ...raw.f.filter((_, place) => [1, 2, 5].includes(place % 6))].join();
      if (!clocks.has(key)) {
        const numbers = [];
        for (let run = 0; run < raw.f.length; run += 6) {
          const [, first, step, , , count] = raw.f.slice(run, run + 6);
          for (let place = 0; place < count; place++) numbers.push(first + place * step);
        }
        const [above, below] = raw.r;
        const times = numbers.map((number) => number * below / above);
        clocks.set(key, {
          key, numbers, times, end: times.length ? times[times.length - 1] : 0,
          period: below / above,
        });
      }
      return clocks.get(key);
    }

    /** The address of a variant's frame by its place among the frames. */
    function addressOf(raw, place) {
      let rest = place;
      for (let run = 0; run < raw.f.length; run += 6) {
        const [template, , , first, step, count] = raw.f.slice(run, run + 6);
        if (rest < count) {
          const [before, digits, after] = index.names[template];
          const number = digits ? String(first + rest * step).padStart(digits, "0") : "";
          return raw.d + "/" + before + number + after;
        }
        rest -= count;
      }
      return "";
    }

    const entries = index.entries.map((raw, number) => {
      const scene = index.scenes[raw.s];
      const values = index.axes.map((axis, place) => axis.values[raw.c[place]]);
      const words = index.axes.map((axis, place) =>
        values[place] === undefined ? "" : axis.name + "=" + values[place]);
      const entry = {
        number, scene, values, label: raw.v, choices: raw.c, reason: raw.e,
        text: [scene + "/" + raw.v, ...words].join(" ").toLowerCase(),
      };
      if (raw.e !== undefined) return entry;
      const [width, height] = raw.z;
      return Object.assign(entry, {
        width, height, scale: raw.k, rate: raw.r, clock: timesOf(raw),
        address: (place) => addressOf(raw, place),
      });
    });
    const count = (entry) => (entry.clock ? entry.clock.times.length : 0);
    /** The place of the frame that a variant shows at a time: the last one is held. */
    const placeAt = (entry, time) => lastUntil(entry.clock.times, time);
    """#
}
