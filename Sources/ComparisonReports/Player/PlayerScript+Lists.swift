extension PlayerScript {
  /// Sequences, findings and plots that move the view.
  static let lists = #"""
    /** Sequences, findings and plots came with the page; here they learn to move the view. */
    (() => {
      const items = [...document.querySelectorAll("[data-sequence]")];
      const select = find("sequence-select");
      for (const item of items) {
        if (item.matches("button.sequence")) {
          item.addEventListener("click", () => openSequence(Number(item.dataset.sequence)));
        } else if (item.matches("button.finding")) {
          item.addEventListener("click", () => {
            const index = Number(item.dataset.sequence);
            if (index !== view.sequence) openSequence(index);
            change({ playing: false });
            const number = Number(item.dataset.frame);
            const place = frames().findIndex((frame) => frame.n === number);
            if (place >= 0) goTo(place);
          });
        }
      }
      if (select) select.addEventListener("change", () => openSequence(Number(select.value)));

      function update() {
        for (const item of items) {
          const mine = Number(item.dataset.sequence) === view.sequence;
          if (item.matches("button.sequence")) item.setAttribute("aria-current", String(mine));
          else if (item.matches("section, ol, div")) item.hidden = !mine;
        }
        if (select) select.value = String(view.sequence);
      }
      follow((names) => { if (names.has("sequence")) update(); });
      update();
    })();

    (() => {
      const plots = [...document.querySelectorAll("svg.plot")].map((svg) => ({
        svg, line: svg.querySelector(".playhead"), owner: svg.closest("[data-sequence]"),
        start: Number(svg.dataset.start), end: Number(svg.dataset.end),
        left: Number(svg.dataset.left), width: Number(svg.dataset.width),
      }));
      const mine = (plot) => Number(plot.owner.dataset.sequence) === view.sequence;

      function update() {
        const frame = shown();
        if (!frame) return;
        for (const plot of plots) {
          if (!mine(plot) || !(plot.end > plot.start)) continue;
          const along = (seconds(frame.t) - plot.start) / (plot.end - plot.start);
          const x = plot.left + clamp(along, 0, 1) * plot.width;
          plot.line.setAttribute("transform", "translate(" + x.toFixed(2) + " 0)");
        }
      }

      for (const plot of plots) {
        const scrub = (event) => {
          const box = plot.svg.getBoundingClientRect();
          const x = (event.clientX - box.left) / box.width * plot.svg.viewBox.baseVal.width;
          const time = plot.start + (x - plot.left) / plot.width * (plot.end - plot.start);
          let best = 0;
          frames().forEach((frame, index) => {
            const distance = (other) => Math.abs(seconds(frames()[other].t) - time);
            if (distance(index) < distance(best)) best = index;
          });
          change({ playing: false });
          goTo(best);
        };
        plot.svg.addEventListener("pointerdown", (event) => {
          if (event.button !== 0) return;
          plot.svg.setPointerCapture(event.pointerId);
          scrub(event);
        });
        plot.svg.addEventListener("pointermove", (event) => {
          if (plot.svg.hasPointerCapture(event.pointerId)) scrub(event);
        });
      }
      follow((names) => { if (names.has("frame") || names.has("sequence")) update(); });
      update();
    })();
    """#
}
