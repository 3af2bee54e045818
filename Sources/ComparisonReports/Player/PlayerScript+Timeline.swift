extension PlayerScript {
  /// The heat strip and the film strip.
  static let timeline = #"""
    /** The whole sequence at a glance: how much each frame differs, and frames along the way. */
    const timeline = (() => {
      const axis = find("axis");
      const heat = find("heat");
      const ruler = find("ruler");
      const playhead = find("playhead");

      const share = (index) => (index + 0.5) / Math.max(1, frames().length);

      function drawHeat() {
        const ratio = devicePixelRatio || 1;
        const box = heat.getBoundingClientRect();
        const width = Math.max(1, Math.round(box.width * ratio));
        const height = Math.max(1, Math.round(box.height * ratio));
        if (heat.width !== width) heat.width = width;
        if (heat.height !== height) heat.height = height;
        const context = heat.getContext("2d");
        context.clearRect(0, 0, width, height);
        if (preview || frames().length === 0) return;
        const style = getComputedStyle(axis);
        const colors = {};
        for (const name of ["same", "hot", "odd"]) {
          colors[name] = style.getPropertyValue("--heat-" + name);
        }
        const count = frames().length;
        const most = frames().reduce((most, frame) => Math.max(most, sum(frame.c)), 1);
        const columns = Math.min(width, count);
        for (let column = 0; column < columns; column++) {
          const from = Math.floor(column * count / columns);
          const to = Math.max(from + 1, Math.floor((column + 1) * count / columns));
          const left = Math.round(column * width / columns);
          let right = Math.round((column + 1) * width / columns);
          if (right - left > 4 * ratio) right -= Math.round(ratio);
          paint(context, frames().slice(from, to), { left, right, height, ratio, colors, most });
        }
      }

      /** A column for some frames: the worst of them decides. */
      function paint(context, some, { left, right, height, ratio, colors, most }) {
        const worst = some.reduce((a, b) => (weight(b) > weight(a) ? b : a));
        const level = Math.sqrt(sum(worst.c) / most);
        context.fillStyle = colors.same;
        context.fillRect(left, 0, right - left, height);
        if (worst.s === "missing" || worst.s === "unreadable" || worst.s === "notCompared") {
          return hatch(context, left, right, height, ratio, colors.hot);
        }
        if (level > 0 || worst.s === "different") {
          context.fillStyle = colors.hot;
          context.globalAlpha = 0.28;
          context.fillRect(left, 0, right - left, height);
          context.globalAlpha = 1;
          // Of a frame whose golden is a digest it is not known how much differs.
          const bar = level > 0 ? Math.max(3 * ratio, Math.round(height * (0.16 + 0.84 * level))) : 0;
          context.fillRect(left, height - bar, right - left, bar);
        }
        if (worst.s !== "same" && worst.s !== "different") {
          context.fillStyle = colors.odd;
          context.globalAlpha = level > 0 ? 0 : 0.3;
          context.fillRect(left, 0, right - left, height);
          context.globalAlpha = 1;
          context.fillRect(left, 0, right - left, 4 * ratio);
        }
      }

      /** Slanted lines: there is no picture to compare. */
      function hatch(context, left, right, height, ratio, color) {
        context.save();
        context.beginPath();
        context.rect(left, 0, right - left, height);
        context.clip();
        context.strokeStyle = color;
        context.lineWidth = 2 * ratio;
        context.beginPath();
        const step = 6 * ratio;
        for (let x = Math.floor((left - height) / step) * step; x < right; x += step) {
          context.moveTo(x, height + ratio);
          context.lineTo(x + height, -ratio);
        }
        context.stroke();
        context.restore();
      }

      const weight = (frame) => sum(frame.c) + (isWrong(frame) ? 1 : 0)
        + (frame.s === "missing" || frame.s === "unreadable" ? 1e12 : 0);

      /** Round times under the strip, as many as can be read, and where transitions begin. */
      function drawRuler() {
        const count = frames().length;
        if (count === 0) return ruler.replaceChildren();
        const start = seconds(frames()[0].t);
        const length = seconds(frames()[count - 1].t) - start;
        markTimes(ruler, start, length, (along) => (0.5 + along * (count - 1)) / count);
      }

      function move() {
        const frame = shown();
        playhead.hidden = !frame;
        playhead.style.left = share(view.frame) * 100 + "%";
        playhead.style.setProperty("--cell", 100 / Math.max(1, frames().length) + "%");
        axis.setAttribute("aria-valuemax", Math.max(0, frames().length - 1));
        axis.setAttribute("aria-valuenow", view.frame);
        axis.setAttribute("aria-valuetext", frame
          ? "frame " + frame.n + ", " + clock(frame.t) + ", " + describe(frame) : "no frames");
      }

      function draw() {
        drawHeat();
        filmStrip.draw();
        drawRuler();
        move();
      }

      onScrub(axis, (along) => {
        change({ playing: false });
        goTo(Math.floor(along * frames().length));
      });

      new ResizeObserver(draw).observe(axis);
      follow((names) => {
        if (names.has("sequence")) draw();
        else if (names.has("theme")) drawHeat();
        else if (names.has("frame")) move();
      });
      return { recolor: drawHeat };
    })();

    /** A frame's state in words. */
    function describe(frame) {
      const count = sum(frame.c);
      if (preview) return (frame.x || []).join(", ");
      if (frame.s === "same") {
        return count === 0 ? "as expected" : spell(count, "pixel") + " within the limits";
      }
      const pixels = count ? spell(count, "pixel") : "";
      if (frame.s === "different") return pixels ? pixels + (count === 1 ? " differs" : " differ")
        : "differs";
      return stateNames[frame.s] + (pixels ? ", " + pixels : "");
    }
    """#
}
