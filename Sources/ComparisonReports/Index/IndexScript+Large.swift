extension IndexScript {
  /// One variant alone, as large as there is room, with its facts.
  static let large = #"""
    /** What is drawn of the variant that is looked at alone; it has no canvas without frames. */
    const largeCanvas = {
      entry: null, canvas: null, width: 1, height: 1, drawn: "", now: make("dd"),
      shownWidth: () => largeCanvas.canvasWidth,
      shownHeight: () => largeCanvas.canvasHeight,
      transform: () => {
        const half = 0.5 / view.zoom;
        return {
          scale: view.zoom, x: clamp(view.x, half, 1 - half) - half,
          y: clamp(view.y, half, 1 - half) - half,
        };
      },
    };

    (() => {
      const section = find("large");
      const screen = find("screen");
      const zoom = button("Zoom out", "0", "", () => change({ zoom: 1 }));
      zoom.classList.add("zoom");
      screen.after(zoom);
      const back = button("All variants", "Esc", "\u2039\u2002All", () => change({ large: -1 }));
      const title = make("b", { class: "title" });
      find("large-bar").append(back, title, make("div", { class: "group" },
        button("Previous variant", "[", "\u2039", () => nextVariant(-1)),
        button("Next variant", "]", "\u203a", () => nextVariant(1))));
      const link = make("a", { target: "_blank", rel: "noopener" }, "Open the file");

      function row(name, ...value) {
        return [make("dt", {}, name), value[0] instanceof Element && value[0].matches("dd")
          ? value[0] : make("dd", {}, ...value)];
      }

      function rows(entry) {
        const rows = row("Scene", entry.scene);
        rows.push(...row("Variant", entry.label));
        index.axes.forEach((axis, place) => {
          if (entry.values[place] !== undefined) rows.push(...row(axis.name, entry.values[place]));
        });
        if (!largeCanvas.canvas) return rows;
        const [above, below] = entry.rate;
        const numbers = entry.clock.numbers;
        rows.push(
          ...row("Pixels", grouped(entry.width) + "\u2009\u00d7\u2009" + grouped(entry.height)),
          ...row("Scale", entry.scale + "\u00d7"),
          ...row("Rate", Number((above / below).toFixed(3)) + " fps"),
          ...row("Frames", grouped(numbers.length),
            make("small", {}, numbers[0] + "\u2013" + numbers[numbers.length - 1])),
          ...row("Frame", largeCanvas.now));
        return rows;
      }

      function open() {
        const entry = entries[view.large];
        title.textContent = (index.scenes.length > 1 ? entry.scene + " / " : "") + entry.label;
        Object.assign(largeCanvas, { entry, drawn: "", canvas: null });
        if (count(entry) && entry.width && entry.height) {
          largeCanvas.canvas = make("canvas", { role: "img", "aria-label": entry.label });
          screen.replaceChildren(largeCanvas.canvas);
        } else screen.replaceChildren(make("div", { class: "why" }, ...whyEmpty(entry)));
        find("facts").replaceChildren(make("dl", {}, ...rows(entry)),
          make("p", { class: "note" }, largeCanvas.canvas ? link : ""));
        arrange();
      }

      /** As large as there is room, small pictures up to six times as large as they are. */
      function arrange() {
        const { entry, canvas } = largeCanvas;
        if (!canvas || view.large < 0) return;
        const ratio = devicePixelRatio || 1;
        const style = getComputedStyle(screen);
        const room = [screen.clientWidth - 2 * parseFloat(style.paddingLeft),
          screen.clientHeight - 2 * parseFloat(style.paddingTop)];
        const scale = Math.max(0, Math.min(room[0] / entry.width, room[1] / entry.height, 6));
        canvas.style.width = Math.max(1, Math.floor(entry.width * scale)) + "px";
        canvas.style.height = Math.max(1, Math.floor(entry.height * scale)) + "px";
        const [width, height] = [entry.width, entry.height].map((side) =>
          Math.max(1, Math.floor(Math.floor(side * scale) * ratio)));
        Object.assign(largeCanvas, { canvasWidth: width, canvasHeight: height });
        // What is zoomed is drawn from the file's own pixels.
        const whole = view.zoom > 1 || width >= entry.width;
        Object.assign(largeCanvas, {
          width: whole ? entry.width : width, height: whole ? entry.height : height,
        });
        draw();
      }

      let before = null;
      function update(names) {
        const isOpen = view.large >= 0;
        if (names.has("large")) {
          if (isOpen && section.hidden) before = document.activeElement;
          section.hidden = !isOpen;
          for (const part of document.querySelectorAll(".top, #filters, #main, footer")) {
            part.inert = isOpen;
          }
          document.documentElement.classList.toggle("alone", isOpen);
          if (isOpen) {
            open();
            if (!section.contains(document.activeElement)) back.focus({ preventScroll: true });
          } else {
            const tile = tiles[largeCanvas.entry.number];
            screen.replaceChildren();
            (tile.element.hidden ? before : tile.opener)?.focus();
          }
        } else if (names.has("zoom")) arrange();
        zoom.textContent = view.zoom + "\u00d7";
        zoom.classList.toggle("idle", view.zoom === 1);
        if (isOpen && largeCanvas.canvas) {
          link.href = largeCanvas.entry.address(placeAt(largeCanvas.entry, time()));
        }
      }
      follow(update);
      new ResizeObserver(arrange).observe(screen);

      let drag = null;
      screen.addEventListener("pointerdown", (event) => {
        if (event.button !== 0 || view.zoom === 1) return;
        drag = { x: event.clientX, y: event.clientY, fromX: view.x, fromY: view.y };
        screen.setPointerCapture(event.pointerId);
      });
      screen.addEventListener("pointermove", (event) => {
        if (!drag || !largeCanvas.canvas) return;
        const box = largeCanvas.canvas.getBoundingClientRect();
        const half = 0.5 / view.zoom;
        change({
          x: clamp(drag.fromX - (event.clientX - drag.x) / box.width / view.zoom, half, 1 - half),
          y: clamp(drag.fromY - (event.clientY - drag.y) / box.height / view.zoom, half, 1 - half),
        });
      });
      for (const name of ["pointerup", "pointercancel"]) {
        screen.addEventListener(name, () => { drag = null; });
      }
      update(new Set());
    })();
    """#
}
