extension PlayerScript {
  /// Playing in real time, the bars of buttons, flicker.
  static let transport = #"""
    (() => {
      const different = preview ? [] : [make("div", { class: "group" },
        button("Previous difference", "P", "\u2039\u2002Diff", () => nextDifference(-1)),
        button("Next difference", "N", "Diff\u2002\u203a", () => nextDifference(1))),
      ];
      buildTransport(different, () => {
        const frame = shown();
        return [
          frame ? make("b", {}, "frame " + frame.n) : "no frames",
          make("span", { class: "of" }, frame ? " / " + frames()[frames().length - 1].n : ""),
          make("span", { class: "clock" }, frame ? clock(frame.t) : ""),
        ];
      });
    })();

    /** Real time, held while pictures load, so that no frame is left out. */
    (() => {
      const ahead = 12;
      let before = null;
      let rest = 0;

      function turn(now) {
        if (!view.playing) { before = null; return; }
        const [above, below] = current().fps;
        const passed = before === null ? 0 : Math.min(0.25, (now - before) / 1000);
        before = now;
        rest += passed * view.speed * above / below;
        if (rest >= 1) {
          const steps = Math.floor(rest);
          rest -= steps;
          advance(steps);
        }
        for (let step = 1; step <= ahead; step++) isReady((view.frame + step) % frames().length);
        requestAnimationFrame(turn);
      }

      function advance(steps) {
        const count = frames().length;
        const next = view.frame + steps;
        if (next >= count && !view.loop) {
          change({ frame: count - 1, playing: false });
          return;
        }
        if (isReady(next % count)) change({ frame: next % count });
        else rest = Math.min(rest + steps, 1);
      }

      follow((names) => {
        if (!names.has("playing") || !view.playing) return;
        before = null;
        rest = 0;
        requestAnimationFrame(turn);
      });
    })();

    /** Expected and actual in turn, at the rate chosen or at the sequence's own. */
    (() => {
      let begun = 0;
      let running = false;

      function turn(now) {
        if (view.mode !== "flicker") { running = false; return; }
        const [above, below] = current().fps;
        const rate = view.rate === "fps" ? above / below : view.rate;
        change({ flipped: Math.floor((now - begun) / 1000 * rate) % 2 === 1 });
        requestAnimationFrame(turn);
      }

      follow(() => {
        if (view.mode !== "flicker" || running) return;
        running = true;
        begun = performance.now();
        requestAnimationFrame(turn);
      });
    })();

    (() => {
      const bar = find("modes");
      const context = make("div", { class: "context" });
      const range = (label, name) => {
        const input = make("input", {
          type: "range", min: "0", max: "100", "aria-label": label,
          oninput: () => change({ [name]: Number(input.value) / 100 }),
        });
        input.value = view[name] * 100;
        return make("label", { class: "range" }, make("span", {}, label), input);
      };
      const contents = {
        onion: () => [range("Actual", "mix")],
        flicker: () => ["Changes a second", choice("Changes a second", [
          [1, "1"], [2, "2"], [4, "4"],
          ["fps", "fps", "At the sequence's own rate: this flashes"]],
        () => view.rate, (rate) => change({ rate }))],
      };
      const fill = () => context.replaceChildren(
        ...(contents[view.mode] ? contents[view.mode]() : []));
      if (!preview) {
        bar.append(choice("View", modes.map(([mode, name, short, title], index) =>
          [mode, name, title + " (" + (index + 1) + ")", short]), () => view.mode,
        (mode) => change({ mode })));
      }
      const zoom = button("Zoom out", "0", "", () => change({ zoom: 1 }));
      zoom.classList.add("zoom", "idle");
      bar.append(context);
      find("ground").append(zoom);
      follow((names) => {
        if (names.has("mode")) fill();
        zoom.textContent = view.zoom + "\u00d7";
        zoom.classList.toggle("idle", view.zoom === 1);
      });
      fill();
    })();
    """#
}
