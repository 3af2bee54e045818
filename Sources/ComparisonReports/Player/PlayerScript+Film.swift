extension PlayerScript {
  /// The film strip.
  static let film = #"""
    /** As many frames as have room, each over the time where it belongs. */
    const filmStrip = (() => {
      const film = find("film");
      const atOnce = 4;
      let turn = 0;
      let drawn = "";

      function draw() {
        const { clientWidth: width, clientHeight: height } = film;
        const size = current();
        const count = frames().length;
        const name = [view.sequence, width, height].join();
        if (name === drawn) return;
        drawn = name;
        turn++;
        if (!count || !size.height || width < 1) {
          film.dataset.filled = "true";
          return film.replaceChildren();
        }
        const wide = clamp(height * size.width / size.height, 12, 240);
        const room = clamp(Math.round(width / wide), 1, count);
        film.style.setProperty("--wide", wide * 1.25 + "px");
        const cells = [];
        for (let cell = 0; cell < room; cell++) {
          const index = Math.min(count - 1, Math.floor((cell + 0.5) * count / room));
          cells.push(cellOf(frames()[index], cell));
        }
        film.replaceChildren(...cells.map((cell) => cell.element));
        fill(cells.filter((cell) => cell.number >= 0), turn);
      }

      function cellOf(frame, place) {
        const actual = numberOf(frame, "actual");
        const number = actual >= 0 ? actual : numberOf(frame, "expected");
        const canvas = number < 0 ? null : make("canvas", {});
        return { place, number, canvas, element: make("div", { class: "cell" }, canvas),
          isOwn: false, distance: Infinity };
      }

      /** Every cell, those first that lie far from one another. */
      function coarseFirst(cells) {
        const order = new Set();
        let step = 1;
        while (step < cells.length) step *= 2;
        for (; step >= 1; step /= 2) {
          for (let place = 0; place < cells.length; place += step) order.add(cells[place]);
        }
        return [...order];
      }

      /** Loads the pictures, few at once, and keeps of each what is to be seen. */
      async function fill(cells, mine) {
        const ratio = devicePixelRatio || 1;
        for (const { canvas } of cells) {
          canvas.width = Math.max(1, Math.round(canvas.clientWidth * ratio));
          canvas.height = Math.max(1, Math.round(canvas.clientHeight * ratio));
        }
        film.dataset.filled = "false";
        const waiting = coarseFirst(cells);
        async function work() {
          while (waiting.length && mine === turn) {
            const cell = waiting.shift();
            const image = new Image();
            image.src = pictures.address(cell.number);
            const isThere = await image.decode().then(() => true, () => false);
            if (mine !== turn) return;
            if (isThere) spread(cell, image, cells); else cell.element.classList.add("broken");
          }
        }
        await Promise.all(Array.from({ length: atOnce }, work));
        if (mine === turn) film.dataset.filled = "true";
      }

      /** Shows a picture in its cell, and around it where nearer ones are still to come. */
      function spread(cell, image, cells) {
        cell.isOwn = true;
        paint(cell.canvas, image, image.naturalWidth, image.naturalHeight);
        for (const other of cells) {
          const distance = Math.abs(other.place - cell.place);
          if (other.isOwn || distance >= other.distance) continue;
          other.distance = distance;
          paint(other.canvas, cell.canvas, cell.canvas.width, cell.canvas.height);
        }
      }

      /** The middle of a picture, as large as covers the canvas. */
      function paint(canvas, source, width, height) {
        const context = canvas.getContext("2d");
        const scale = Math.max(canvas.width / width, canvas.height / height);
        context.imageSmoothingQuality = "high";
        context.clearRect(0, 0, canvas.width, canvas.height);
        context.drawImage(source, (canvas.width - width * scale) / 2,
          (canvas.height - height * scale) / 2, width * scale, height * scale);
      }

      return { draw };
    })();
    """#
}
