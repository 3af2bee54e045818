extension PlayerScript {
  /// The frame shown: the ways to compare, zoom, dragging.
  static let stage = #"""
    const modes = [
      ["side", "Side by side", "Side",
        "Expected, actual and, where there is room, their difference"],
      ["slider", "Slider", "Slider", "Expected left of the line, actual right of it"],
      ["onion", "Onion skin", "Onion", "Actual laid over expected"],
      ["flicker", "Flicker", "Flicker", "Expected and actual in turn"],
      ["difference", "Difference", "Diff", "What differs, amplified"],
      ["classes", "Classes", "Class", "What kind of difference each pixel shows"],
    ];
    const captions = {
      expected: "Expected", actual: "Actual", difference: "Difference", classes: "Classes",
    };

    /** The pictures at the size at which the stage has room for them. */
    const stage = (() => {
      const element = find("stage");
      const gap = 16;
      const captionHeight = 26;
      const handle = make("div", {
        class: "handle", role: "slider", tabindex: "0", "aria-label": "Line between the pictures",
        "aria-valuemin": "0", "aria-valuemax": "100",
      });
      let panes = [];
      let drawing = 0;

      function names(width, height, size) {
        if (view.mode !== "side") return [view.mode];
        const wide = height * size.width / size.height;
        const room = width >= 3 * wide + 2 * gap;
        const has = frames().some((frame) => numberOf(frame, "difference") >= 0);
        return room && has ? ["expected", "actual", "difference"] : ["expected", "actual"];
      }

      function caption(name) {
        if (name === "slider") return ["Expected", "Actual"];
        if (name === "onion") return ["Actual over expected"];
        if (name === "flicker") return [view.flipped ? "Actual" : "Expected"];
        return [captions[name]];
      }

      function arrange() {
        const style = getComputedStyle(element);
        const width = element.clientWidth - parseFloat(style.paddingLeft) * 2;
        const height = element.clientHeight - parseFloat(style.paddingTop) * 2 - captionHeight;
        const size = current();
        if (frames().length === 0 || !size.width || !size.height) {
          panes = [];
          return element.replaceChildren(make("p", {}, "There are no frames."));
        }
        if (width < 8 || height < 8) return;
        const wanted = names(width, height, size);
        if (wanted.join() !== panes.map((pane) => pane.name).join()) build(wanted);
        const count = wanted.length;
        const across = Math.min((width - (count - 1) * gap) / count / size.width,
          height / size.height);
        const down = Math.min(width / size.width,
          (height - (count - 1) * (gap + captionHeight)) / count / size.height);
        element.classList.toggle("stacked", down > across);
        const scale = Math.min(Math.max(across, down), Math.max(1, 360 / size.width));
        const ratio = devicePixelRatio || 1;
        for (const pane of panes) {
          pane.scale = scale;
          pane.figure.style.width = Math.max(1, Math.round(size.width * scale)) + "px";
          pane.canvas.style.height = Math.max(1, Math.round(size.height * scale)) + "px";
          const columns = Math.max(1, Math.round(size.width * scale * ratio));
          const rows = Math.max(1, Math.round(size.height * scale * ratio));
          if (pane.canvas.width !== columns) pane.canvas.width = columns;
          if (pane.canvas.height !== rows) pane.canvas.height = rows;
        }
        draw();
      }

      function build(wanted) {
        panes = wanted.map((name) => {
          const canvas = make("canvas", { role: "img" });
          const label = make("figcaption");
          const frame = make("div", { class: "frame" }, canvas);
          return { name, canvas, label, frame, figure: make("figure", {}, label, frame), scale: 1 };
        });
        element.replaceChildren(...panes.map((pane) => pane.figure));
        if (view.mode === "slider" && panes[0]) panes[0].frame.append(handle);
      }

      /** Draws the frame when its pictures are there; until then the last one stays. */
      function draw() {
        const turn = ++drawing;
        const frame = shown();
        const needed = kindsOf(view.mode).map((kind) => pictureOf(frame, kind)).filter(Boolean);
        const waiting = needed.filter((entry) => entry.state === "loading");
        if (waiting.length === 0) return paint(frame);
        element.classList.add("loading");
        Promise.all(waiting.map((entry) => entry.promise)).then(() => {
          if (turn === drawing) paint(frame);
        });
      }

      function paint(frame) {
        element.classList.remove("loading");
        for (const pane of panes) paintPane(pane, frame);
        element.dataset.drawn = view.frame;
        element.dataset.mode = view.mode;
      }

      function paintPane(pane, frame) {
        const context = pane.canvas.getContext("2d");
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.clearRect(0, 0, pane.canvas.width, pane.canvas.height);
        pane.label.replaceChildren(
          ...caption(pane.name).map((text) => make("span", { class: text.toLowerCase() }, text)));
        pane.canvas.setAttribute("aria-label",
          caption(pane.name).join(" and ") + ", frame " + (frame ? frame.n : "none"));
        place(context, pane);
        switch (pane.name) {
        case "slider": paintSlider(context, pane, frame); break;
        case "onion":
          put(context, pane, frame, "expected", 1);
          put(context, pane, frame, "actual", view.mix);
          break;
        case "flicker": put(context, pane, frame, view.flipped ? "actual" : "expected", 1); break;
        default: put(context, pane, frame, pane.name, 1);
        }
        if (view.marks && frame && frame.w && !view.playing) mark(context, pane, frame.w);
      }

      /** From the picture's pixels to the canvas': the whole, or the zoomed part. */
      function place(context, pane) {
        const size = current();
        const scale = pane.canvas.width / size.width * view.zoom;
        const half = 0.5 / view.zoom;
        const x = clamp(view.x, half, 1 - half) - half;
        const y = clamp(view.y, half, 1 - half) - half;
        const down = pane.canvas.height / size.height * view.zoom;
        context.setTransform(scale, 0, 0, down, -x * size.width * scale, -y * size.height * down);
        context.imageSmoothingEnabled = scale < 2;
        context.imageSmoothingQuality = "high";
        pane.transform = context.getTransform();
      }

      function put(context, pane, frame, kind, opacity) {
        const entry = pictureOf(frame, kind);
        if (entry === null || entry.state === "broken") {
          return explain(context, pane, frame, kind, entry);
        }
        if (entry.state !== "ready") return;
        context.globalAlpha = opacity;
        context.drawImage(entry.image, 0, 0);
        context.globalAlpha = 1;
      }

      /** A pane without a picture says why. */
      function explain(context, pane, frame, kind, entry) {
        const { width, height } = pane.canvas;
        const style = getComputedStyle(element);
        context.save();
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.fillStyle = style.getPropertyValue("--hollow");
        context.fillRect(0, 0, width, height);
        const ratio = devicePixelRatio || 1;
        context.fillStyle = style.getPropertyValue("--quiet");
        context.font = 13 * ratio + "px " + style.fontFamily;
        context.textAlign = "center";
        const lines = entry ? ["The picture", "cannot be read"] : reason(frame, kind);
        lines.forEach((line, index) => context.fillText(
          line, width / 2, height / 2 + (index - (lines.length - 1) / 2) * 18 * ratio,
          width - 12 * ratio));
        context.restore();
      }

      function reason(frame, kind) {
        if (!frame) return ["No frames"];
        if (kind === "difference" || kind === "classes") {
          return differs(frame) ? ["No picture of", "the difference"] : ["Nothing differs"];
        }
        const isThere = kind === "expected" && !["extra", "duplicated"].includes(frame.s)
          || kind === "actual" && frame.s !== "missing";
        return isThere ? ["No picture of the", kind + " frame"] : ["No " + kind + " frame"];
      }

      function paintSlider(context, pane, frame) {
        const { width, height } = pane.canvas;
        const edge = view.split * width;
        for (const [kind, from, to] of [["expected", 0, edge], ["actual", edge, width]]) {
          context.save();
          context.setTransform(1, 0, 0, 1, 0, 0);
          context.beginPath();
          context.rect(from, 0, to - from, height);
          context.clip();
          context.setTransform(pane.transform);
          put(context, pane, frame, kind, 1);
          context.restore();
        }
        handle.style.left = view.split * 100 + "%";
        handle.setAttribute("aria-valuenow", Math.round(view.split * 100));
      }

      function mark(context, pane, [x, y, width, height]) {
        const corner = pane.transform.transformPoint({ x, y });
        const { a: across, d: down } = pane.transform;
        const ratio = devicePixelRatio || 1;
        context.save();
        context.setTransform(1, 0, 0, 1, 0, 0);
        for (const [color, line] of [["rgb(255 255 255 / .9)", 3.5], ["#e5484d", 1.5]]) {
          context.strokeStyle = color;
          context.lineWidth = line * ratio;
          context.strokeRect(corner.x, corner.y, width * across, height * down);
        }
        context.restore();
      }

      // Dragging: the line in slider mode, else the zoomed part.
      let drag = null;
      const pictureUnder = (event) => {
        for (const pane of panes) {
          const box = pane.canvas.getBoundingClientRect();
          const x = (event.clientX - box.left) / box.width;
          const y = (event.clientY - box.top) / box.height;
          if (x >= 0 && x < 1 && y >= 0 && y < 1) return { pane, x, y };
        }
        return null;
      };
      const slide = (event) => {
        const box = panes[0].canvas.getBoundingClientRect();
        change({ split: clamp((event.clientX - box.left) / box.width, 0, 1) });
      };
      element.addEventListener("pointerdown", (event) => {
        if (event.button !== 0) return;
        if (view.mode === "slider") {
          drag = { slide: true };
          slide(event);
        } else if (view.zoom > 1) {
          drag = { x: event.clientX, y: event.clientY, fromX: view.x, fromY: view.y };
        } else return point(event);
        element.setPointerCapture(event.pointerId);
        event.preventDefault();
        element.focus({ preventScroll: true });
      });
      element.addEventListener("pointermove", (event) => {
        if (drag && drag.slide) return slide(event);
        if (drag) {
          const box = panes[0].canvas.getBoundingClientRect();
          const half = 0.5 / view.zoom;
          return change({
            x: clamp(drag.fromX - (event.clientX - drag.x) / box.width / view.zoom, half, 1 - half),
            y: clamp(
              drag.fromY - (event.clientY - drag.y) / box.height / view.zoom, half, 1 - half),
          });
        }
        point(event);
      });
      function point(event) {
        const under = pictureUnder(event);
        if (!under) return change({ pointer: null });
        const { canvas, transform } = under.pane;
        const at = new DOMPoint(under.x * canvas.width, under.y * canvas.height)
          .matrixTransform(transform.inverse());
        change({ pointer: Math.floor(at.x) + "," + Math.floor(at.y) });
      }
      element.addEventListener("pointerleave", (event) => {
        if (event.pointerType !== "touch") change({ pointer: null });
      });
      for (const name of ["pointerup", "pointercancel"]) {
        element.addEventListener(name, () => { drag = null; });
      }
      element.addEventListener("dblclick", (event) => {
        const under = pictureUnder(event);
        if (!under || view.mode === "slider") return;
        change(view.zoom > 1 ? { zoom: 1 } : { zoom: 4, x: under.x, y: under.y });
      });
      handle.addEventListener("keydown", (event) => {
        const steps = { ArrowLeft: -0.02, ArrowRight: 0.02, Home: -1, End: 1 };
        if (!(event.key in steps)) return;
        event.preventDefault();
        event.stopPropagation();
        change({ split: clamp(view.split + steps[event.key], 0, 1) });
      });

      new ResizeObserver(arrange).observe(element);
      follow((names) => {
        if (names.has("mode") || names.has("sequence")) {
          panes = [];
          arrange();
        } else if (names.size > 1 || !names.has("pointer")) draw();
      });
      return { arrange };
    })();
    """#
}
