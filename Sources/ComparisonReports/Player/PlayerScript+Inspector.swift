extension PlayerScript {
  /// Facts of the frame, and the loupe.
  static let inspector = #"""
    /** What is known of the frame shown. */
    (() => {
      const facts = find("facts");
      const row = (name, ...value) => [make("dt", {}, name), make("dd", {}, ...value)];

      function bars(frame) {
        const total = sum(frame.c);
        if (!total) return null;
        const order = report.classes.map((kind, index) => ({ ...kind, count: frame.c[index] }))
          .filter((kind) => kind.count > 0).sort((a, b) => b.count - a.count);
        return make("div", { class: "shares" },
          make("div", { class: "stack", "aria-hidden": "true" }, ...order.map((kind) =>
            make("i", { style: "flex-grow:" + kind.count + ";background:" + kind.color }))),
          make("ul", {}, ...order.map((kind) => make("li", {},
            make("i", { style: "background:" + kind.color }), kind.name,
            make("b", {}, grouped(kind.count))))));
      }

      function update() {
        const frame = shown();
        if (!frame) return facts.replaceChildren(make("p", {}, "This sequence has no frames."));
        const rows = [];
        rows.push(...row("Frame", String(frame.n)));
        rows.push(...row("Time", clock(frame.t), make("small", {}, frame.t)));
        if (frame.r != null) rows.push(...row("Transition", frame.r));
        if (!preview) {
          const wrong = isWrong(frame);
          rows.push(...row("State", make("span", { class: wrong ? "bad" : "good" },
            stateNames[frame.s] || frame.s)));
          if (frame.m) rows.push(...row("Greatest step", frame.m + " of 255"));
          if (frame.b) rows.push(...row("Box", frame.b[2] + "\u00a0\u00d7\u00a0" + frame.b[3],
            make("small", {}, "at " + frame.b[0] + ", " + frame.b[1])));
          const count = sum(frame.c);
          const all = current().width * current().height;
          if (count && all) {
            rows.push(...row("Pixels", grouped(count), make("small", {}, "of " + grouped(all))));
          }
        }
        facts.replaceChildren(make("dl", {}, ...rows), bars(frame) || "",
          frame.x ? make("ul", { class: "notes" }, ...frame.x.map((note) => make("li", {}, note)))
            : "");
      }
      follow((names) => { if (names.has("frame") || names.has("sequence")) update(); });
      update();
    })();

    /** The worst window's pixels as squares, or those under the pointer. */
    (() => {
      const element = find("loupe");
      const side = 24;
      const names = preview ? ["actual"] : ["expected", "actual", "difference", "classes"];
      const panes = names.map((name) => {
        const canvas = make("canvas", { role: "img", "aria-label": captions[name] + ", enlarged" });
        return { name, canvas, figure: make("figure", {}, canvas,
          make("figcaption", { class: name }, captions[name])) };
      });
      const place = make("p", { class: "where" });
      element.append(make("div", { class: "glasses" }, ...panes.map((pane) => pane.figure)), place);

      function center(frame) {
        if (view.pointer) return [...view.pointer.split(",").map(Number), "under the pointer"];
        const box = frame && (frame.w || frame.b);
        if (!box) return null;
        return [box[0] + Math.floor(box[2] / 2), box[1] + Math.floor(box[3] / 2),
          frame.w ? "worst window" : "middle of the box"];
      }

      function draw() {
        const frame = shown();
        const at = center(frame);
        element.classList.toggle("empty", !at);
        place.textContent = at ? at[2] + " \u00b7 " + at[0] + ", " + at[1]
          : preview ? "Point at the picture to enlarge it."
            : frame && !isWrong(frame) ? "Nothing differs here. Point at a picture."
              : "Point at a picture to enlarge it.";
        for (const pane of panes) paint(pane, frame, at);
      }

      function paint(pane, frame, at) {
        const ratio = devicePixelRatio || 1;
        const size = Math.max(1, Math.round(pane.canvas.clientWidth * ratio));
        pane.canvas.width = pane.canvas.height = size;
        const context = pane.canvas.getContext("2d");
        const entry = at && pictureOf(frame, pane.name);
        if (!entry || entry.state !== "ready") {
          if (entry && entry.state === "loading") entry.promise.then(() => {
            if (shown() === frame) paint(pane, frame, center(frame));
          });
          return;
        }
        const scale = size / side;
        context.imageSmoothingEnabled = false;
        context.setTransform(scale, 0, 0, scale, -(at[0] - side / 2) * scale,
          -(at[1] - side / 2) * scale);
        context.drawImage(entry.image, 0, 0);
        context.setTransform(1, 0, 0, 1, 0, 0);
        if (view.pointer) {
          context.strokeStyle = "rgb(229 72 77 / .9)";
          context.lineWidth = ratio;
          context.strokeRect(side / 2 * scale, side / 2 * scale, scale, scale);
        }
      }

      new ResizeObserver(draw).observe(element);
      follow((changed) => {
        if (view.playing && !changed.has("playing")) return;
        if (["frame", "sequence", "pointer", "playing"].some((name) => changed.has(name))) draw();
      });
    })();
    """#
}
