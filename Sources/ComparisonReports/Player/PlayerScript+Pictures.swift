extension PlayerScript {
  /// Pictures, loaded when needed and let go of by age.
  static let pictures = #"""
    /** Pictures by their number in the report: loaded when first asked for, the oldest let go. */
    const pictures = (() => {
      const greatestPixels = 96e6;
      const kept = new Map();
      let pixels = 0;

      function address(number) {
        const path = report.pictures[number];
        if (path !== null) return path;
        const embedded = find("picture-" + number);
        return "data:image/png;base64," + embedded.textContent;
      }

      function letGo() {
        for (const [number, entry] of kept) {
          if (pixels <= greatestPixels) return;
          if (entry.state === "loading") continue;
          pixels -= entry.pixels;
          kept.delete(number);
        }
      }

      function load(number) {
        const image = new Image();
        const entry = { image, state: "loading", pixels: 0, promise: null };
        image.src = address(number);
        entry.promise = image.decode().then(() => {
          entry.state = "ready";
          entry.pixels = image.naturalWidth * image.naturalHeight;
          pixels += entry.pixels;
          letGo();
          return entry;
        }, () => {
          entry.state = "broken";
          return entry;
        });
        kept.set(number, entry);
        return entry;
      }

      /** The entry of a picture; it starts loading now if it had not. -1 is no picture: null. */
      function get(number) {
        if (number == null || number < 0) return null;
        const entry = kept.get(number);
        if (!entry) return load(number);
        kept.delete(number);
        kept.set(number, entry);
        return entry;
      }

      return { get, address };
    })();

    const kinds = { expected: 0, actual: 1, difference: 2, classes: 3 };
    const numberOf = (frame, kind) => (frame && frame.p ? frame.p[kinds[kind]] : -1);
    const pictureOf = (frame, kind) => pictures.get(numberOf(frame, kind));

    /** The pictures that a mode draws. */
    function kindsOf(mode) {
      switch (mode) {
      case "side": return ["expected", "actual", "difference"];
      case "difference": return ["difference"];
      case "classes": return ["classes"];
      case "actual": return ["actual"];
      default: return ["expected", "actual"];
      }
    }

    const isReady = (index) => kindsOf(view.mode).every((kind) => {
      const entry = pictureOf(frames()[index], kind);
      return entry === null || entry.state !== "loading";
    });
    """#
}
