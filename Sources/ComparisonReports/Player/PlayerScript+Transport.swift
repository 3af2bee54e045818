extension PlayerScript {
  /// Playing in real time, the buttons, flicker.
  static let transport = #"""
    const shapes = {
      first: "M3 3h2v10H3zM13 3v10L6 8z", back: "M11 3v10L4 8z",
      play: "M4 2.5v11L13.5 8z", pause: "M4 3h3v10H4zM9 3h3v10H9z",
      forward: "M5 3v10l7-5z", last: "M11 3h2v10h-2zM3 3v10l7-5z",
      loop: "M3 8V6.5A2.5 2.5 0 0 1 5.5 4H11V2l3.5 2.75L11 7.5v-2H5.5a1 1 0 0 0-1 1V8z"
        + "M13 8v1.5A2.5 2.5 0 0 1 10.5 12H5v2l-3.5-2.75L5 8.5v2h5.5a1 1 0 0 0 1-1V8z",
    };

    const button = (label, key, content, action) => make("button", {
      type: "button", title: label + (key ? " (" + key + ")" : ""), "aria-label": label,
      onclick: action,
    }, content);

    /** One of several, as a row of buttons that reads as one control. */
    function choice(label, values, get, set) {
      const buttons = values.map(([value, text, title, short]) => make("button", {
        type: "button", role: "radio", title: title || text, "data-value": value,
        "aria-label": short ? text : null, onclick: () => set(value),
      }, ...(short
        ? [make("span", { class: "long" }, text), make("span", { class: "short" }, short)]
        : [text])));
      const group = make("div", { class: "choice", role: "radiogroup", "aria-label": label },
        ...buttons);
      const update = () => values.forEach(([value], index) => {
        buttons[index].setAttribute("aria-checked", String(value === get()));
      });
      follow(update);
      update();
      return group;
    }

    function togglePlaying() {
      if (frames().length < 2) return;
      if (!view.playing && !view.loop && view.frame === frames().length - 1) goTo(0);
      change({ playing: !view.playing });
    }

    (() => {
      const play = button("Play", "Space", icon(shapes.play), togglePlaying);
      play.classList.add("primary");
      play.id = "play";
      const loop = button("Loop", "L", icon(shapes.loop), () => change({ loop: !view.loop }));
      loop.id = "loop";
      const readout = make("output", { id: "readout", "aria-live": "off" });
      const different = preview ? [] : [make("div", { class: "group" },
        button("Previous difference", "P", "\u2039\u2002Diff", () => nextDifference(-1)),
        button("Next difference", "N", "Diff\u2002\u203a", () => nextDifference(1))),
      ];
      find("transport").append(
        make("div", { class: "group" },
          button("First frame", "Home", icon(shapes.first), () => goTo(0)),
          button("Frame before", "\u2190", icon(shapes.back), () => goTo(view.frame - 1)),
          play,
          button("Frame after", "\u2192", icon(shapes.forward), () => goTo(view.frame + 1)),
          button("Last frame", "End", icon(shapes.last), () => goTo(Infinity)),
          loop),
        readout,
        make("div", { class: "group far" }, ...different,
          choice("Speed", [[0.1, "\u2152", "A tenth of the speed"], [0.25, "\u00bc",
            "A quarter of the speed"], [0.5, "\u00bd", "Half the speed"], [1, "1\u00d7",
            "Real speed"]], () => view.speed, (speed) => change({ speed }))));

      function update() {
        const frame = shown();
        readout.replaceChildren(frame
          ? make("b", {}, "frame " + frame.n) : "no frames",
        make("span", { class: "of" }, frame ? " / " + frames()[frames().length - 1].n : ""),
        make("span", { class: "clock" }, frame ? clock(frame.t) : ""));
        play.replaceChildren(icon(view.playing ? shapes.pause : shapes.play));
        play.setAttribute("aria-label", view.playing ? "Pause" : "Play");
        loop.setAttribute("aria-pressed", String(view.loop));
      }
      follow(update);
      update();
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
