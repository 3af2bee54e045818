extension IndexScript {
  /// A tile for each variant; those in sight have pictures.
  static let tiles = #"""
    const tiles = entries.map((entry) => {
      const name = make("span", { class: "name" },
        index.scenes.length > 1 ? make("small", {}, entry.scene + " / ") : null,
        make("b", {}, entry.label));
      const tile = { entry, seen: false, drawn: "", now: make("span", { class: "now", title: "frame" }) };
      if (count(entry) && entry.width && entry.height) {
        tile.canvas = make("canvas", { width: 0, height: 0 });
        tile.opener = make("button", {
          type: "button", class: "picture", "aria-label": entry.scene + "/" + entry.label,
          onclick: () => openLarge(entry.number),
        }, tile.canvas);
      } else {
        tile.opener = make("button", {
          type: "button", class: "picture " + (entry.reason === undefined ? "empty" : "failed"),
          onclick: () => openLarge(entry.number),
        }, ...whyEmpty(entry));
      }
      tile.element = make("li", { class: "tile", "data-variant": entry.number }, tile.opener,
        make("div", { class: "caption" }, name, tile.now));
      if (tile.canvas) {
        tile.element.style.setProperty("--ratio", entry.width / entry.height);
      }
      return tile;
    });

    function whyEmpty(entry) {
      return entry.reason === undefined ? [make("span", {}, "no frames")]
        : [make("b", {}, "failed"), make("span", {}, entry.reason)];
    }

    /** Sizes of canvases follow their elements; a tile out of sight has no pixels. */
    function measure(tile) {
      const ratio = devicePixelRatio || 1;
      tile.width = Math.max(1, Math.round(tile.canvas.clientWidth * ratio));
      tile.height = Math.max(1, Math.round(tile.canvas.clientHeight * ratio));
    }

    /** What is asked of the pictures: tiles in sight, or the variant that is looked at alone. */
    function canvasesInSight() {
      if (view.large >= 0) return largeCanvas.canvas ? [largeCanvas] : [];
      return tiles.filter((tile) => tile.seen && !tile.element.hidden);
    }

    const requestAt = ({ entry, width, height }, time) =>
      ({ entry, place: placeAt(entry, time), width, height });

    /** Whether all in sight have their pictures for a step. */
    const isReady = (step) => canvasesInSight().every((seen) =>
      pictures.get(requestAt(seen, moments[step])) !== null);

    /** The step that playing waits for, which may be further ahead than is loaded at one time. */
    let awaited = -1;

    /** Draws what is there and asks for what is missing: first for now, then for the steps ahead. */
    const draw = (() => {
      let planned = false;

      function show(seen, missing) {
        const request = requestAt(seen, time());
        const last = count(seen.entry) - 1;
        const key = [request.place, seen.width, seen.height,
          seen === largeCanvas ? [seen.entry.number, view.zoom, view.x, view.y] : ""].join();
        if (seen.drawn === key) return;
        const picture = pictures.get(request);
        if (picture === null) return missing.push(request);
        if (seen.canvas.width !== seen.shownWidth()) seen.canvas.width = seen.shownWidth();
        if (seen.canvas.height !== seen.shownHeight()) seen.canvas.height = seen.shownHeight();
        paint(seen.canvas, picture, seen.transform());
        seen.drawn = key;
        seen.canvas.dataset.frame = seen.entry.clock.numbers[request.place];
        seen.now.textContent = seen.entry.clock.numbers[request.place];
        seen.now.classList.toggle("held", request.place === last && view.frame > 0);
      }

      function turn() {
        planned = false;
        const seen = canvasesInSight();
        const missing = [];
        for (const one of seen) show(one, missing);
        document.body.dataset.drawn = missing.length ? "" : view.frame;
        const pixels = seen.reduce((sum, one) => sum + one.width * one.height, 0);
        const ahead = Math.min(pictures.stepsAhead(pixels), stepCount() - 1);
        const steps = Array.from({ length: ahead }, (_, step) => view.frame + 1 + step);
        if (awaited >= 0 && awaited < stepCount()) steps.unshift(awaited);
        awaited = -1;
        for (const step of steps) {
          for (const one of seen) {
            const request = requestAt(one, moments[step % stepCount()]);
            if (pictures.get(request) === null) missing.push(request);
          }
        }
        pictures.want(missing);
      }

      return () => {
        if (planned) return;
        planned = true;
        requestAnimationFrame(turn);
      };
    })();
    for (const tile of tiles) {
      tile.shownWidth = () => tile.width;
      tile.shownHeight = () => tile.height;
      tile.transform = () => ({ scale: 1, x: 0, y: 0 });
    }

    (() => {
      find("tiles").append(...tiles.map((tile) => tile.element));
      const byElement = new Map(tiles.map((tile) => [tile.element, tile]));
      const sight = new IntersectionObserver((changes) => {
        for (const { target, isIntersecting } of changes) {
          const tile = byElement.get(target);
          if (!tile.canvas) continue;
          tile.seen = isIntersecting;
          if (isIntersecting) measure(tile);
          else {
            tile.canvas.width = tile.canvas.height = 0;
            tile.drawn = "";
          }
        }
        draw();
      }, { rootMargin: "120px" });
      for (const tile of tiles) sight.observe(tile.element);

      const none = find("none");
      function update() {
        const left = new Set(chosen);
        for (const tile of tiles) tile.element.hidden = !left.has(tile.entry);
        none.hidden = chosen.length > 0;
        none.textContent = entries.length ? "No variant matches the filter."
          : "There are no variants.";
      }
      function resize() {
        find("tiles").style.setProperty("--tile", view.size + "px");
        for (const tile of tiles) if (tile.seen) measure(tile);
        draw();
      }
      follow((names) => {
        if (names.has("chosen")) update();
        if (names.has("size")) resize();
      });
      new ResizeObserver(resize).observe(find("tiles"));
      update();
      resize();
    })();
    pictures.follow(draw);
    follow((names) => {
      if (names.has("theme")) for (const seen of [...tiles, largeCanvas]) seen.drawn = "";
      draw();
    });
    """#
}
