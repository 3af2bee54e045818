extension IndexScript {
  /// The page's keys, the address of a place, and the first view.
  static let start = #"""
    function enlarge(factor) {
      if (view.large >= 0) return change({ zoom: clamp(view.zoom * factor, 1, 16) });
      const { min, max, step } = find("size");
      const size = Math.round(view.size * Math.sqrt(factor) / step) * step;
      change({ size: clamp(size, Number(min), Number(max)) });
    }

    /** The largest size at which all variants are in sight, or the usual one if there is none. */
    const standardSize = (() => {
      const { min, max, step } = find("size");
      const main = find("main");
      const style = getComputedStyle(main);
      const width = main.clientWidth - 2 * parseFloat(style.paddingLeft);
      const height = innerHeight - main.offsetTop - find("dock").offsetHeight
        - 2 * parseFloat(style.paddingTop);
      const caption = 44;
      const gaps = getComputedStyle(find("tiles"));
      const [across, down] = [parseFloat(gaps.columnGap), parseFloat(gaps.rowGap)];
      const rows = (size) => {
        let count = 1;
        let left = width;
        for (const { width: columns, height: lines } of entries) {
          const wide = Math.min(width, Math.max(96, size * (columns / lines || 0.62)));
          if (wide > left) { count += 1; left = width; }
          left -= wide + across;
        }
        return count;
      };
      for (let size = Number(max); size > view.size; size -= Number(step)) {
        if (rows(size) * (size + caption + down) - down <= height) return size;
      }
      return clamp(view.size, Number(min), Number(max));
    })();
    change({ size: standardSize });

    const keys = {
      ...playingKeys,
      "[": () => nextVariant(-1),
      "]": () => nextVariant(1),
      "+": () => enlarge(2),
      "=": () => enlarge(2),
      "-": () => enlarge(0.5),
      "0": () => change(view.large >= 0 ? { zoom: 1 } : { size: standardSize }),
      "/": () => {
        change({ large: -1 });
        find("filter").focus();
      },
      Escape: () => change({ large: -1 }),
    };

    /** The place, in the address: a link leads others to the same time and variant. */
    (() => {
      let timer = 0;
      follow((names) => {
        if (!["large", "frame"].some((name) => names.has(name)) || view.playing) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          const entry = entries[view.large];
          const place = "#time=" + time().toFixed(4)
            + (entry ? "&variant=" + encodeURIComponent(entry.scene + "/" + entry.label) : "");
          try { history.replaceState(null, "", place); } catch { /* a page without history */ }
        }, 300);
      });

      function open() {
        const place = new URLSearchParams(location.hash.slice(1));
        const wanted = Number(place.get("time"));
        if (place.has("time") && wanted >= 0) goTo(momentAt(wanted));
        const name = place.get("variant");
        if (name === null) return change({ large: -1 });
        openLarge(entries.findIndex((entry) => entry.scene + "/" + entry.label === name));
      }

      openTheme();
      addEventListener("hashchange", open);
      matchMedia("(prefers-color-scheme: dark)").addEventListener("change",
        () => change({ theme: {} }));
      filter({});
      open();
      if (location.hash === "" && !stillness.matches && stepCount() > 1) {
        change({ playing: true });
      }
      document.documentElement.dataset.ready = "true";
    })();
    """#
}
