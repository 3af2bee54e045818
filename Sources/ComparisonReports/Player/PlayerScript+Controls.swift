extension PlayerScript {
  /// Buttons, choices, and the bar of those that move through time.
  ///
  /// Time has steps from 0: `stepCount` is the page's own, `view.frame` the step shown.
  static let controls = #"""
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
      if (stepCount() < 2) return;
      if (!view.playing && !view.loop && view.frame === stepCount() - 1) goTo(0);
      change({ playing: !view.playing });
    }

    function goTo(frame) {
      change({ frame: clamp(Math.round(frame), 0, Math.max(0, stepCount() - 1)) });
    }

    /** The bar below the time line; `different` stands before the speeds. */
    function buildTransport(different, parts) {
      const play = button("Play", "Space", icon(shapes.play), togglePlaying);
      play.classList.add("primary");
      play.id = "play";
      const loop = button("Loop", "L", icon(shapes.loop), () => change({ loop: !view.loop }));
      loop.id = "loop";
      const readout = make("output", { id: "readout", "aria-live": "off" });
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
        readout.replaceChildren(...parts());
        play.replaceChildren(icon(view.playing ? shapes.pause : shapes.play));
        play.setAttribute("aria-label", view.playing ? "Pause" : "Play");
        loop.setAttribute("aria-pressed", String(view.loop));
      }
      follow(update);
      update();
    }
    """#
}
