extension PlayerScript {
  /// The address of a place, and the first view.
  static let start = #"""
    /** The place in the report, in the address: a link leads others to the same frame. */
    (() => {
      let timer = 0;
      follow((names) => {
        if (!["sequence", "frame", "mode"].some((name) => names.has(name)) || view.playing) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          const frame = shown();
          const place = "#sequence=" + view.sequence + "&frame=" + (frame ? frame.n : 0)
            + "&view=" + view.mode;
          try { history.replaceState(null, "", place); } catch { /* a page without history */ }
        }, 300);
      });

      function open() {
        const place = new URLSearchParams(location.hash.slice(1));
        const sequence = clamp(Number(place.get("sequence")) || 0, 0, report.sequences.length - 1);
        if (report.sequences.length === 0) return;
        openSequence(sequence);
        if (!preview && modes.some(([mode]) => mode === place.get("view"))) {
          change({ mode: place.get("view") });
        }
        if (!place.has("frame")) return;
        const number = Number(place.get("frame"));
        const index = frames().findIndex((frame) => frame.n === number);
        if (index >= 0) goTo(index);
      }

      openTheme();
      addEventListener("hashchange", open);
      matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
        stage.arrange();
        timeline.recolor();
      });
      open();
      if (preview && !stillness.matches) change({ playing: true });
      document.documentElement.dataset.ready = "true";
    })();
    """#
}
