extension PlayerScript {
  /// Keys, theme, help.
  static let keyboard = #"""
    const keys = {
      " ": togglePlaying,
      k: togglePlaying,
      ArrowLeft: (event) => step(event.shiftKey ? -10 : -1),
      ArrowRight: (event) => step(event.shiftKey ? 10 : 1),
      ",": () => step(-1),
      ".": () => step(1),
      Home: () => step(-Infinity),
      End: () => step(Infinity),
      n: () => { change({ playing: false }); nextDifference(1); },
      p: () => { change({ playing: false }); nextDifference(-1); },
      l: () => change({ loop: !view.loop }),
      q: () => change({ speed: view.speed === 0.25 ? 1 : 0.25 }),
      m: () => change({ marks: !view.marks }),
      "[": () => openSequence(view.sequence - 1),
      "]": () => openSequence(view.sequence + 1),
      "+": () => change({ zoom: Math.min(16, view.zoom * 2) }),
      "=": () => change({ zoom: Math.min(16, view.zoom * 2) }),
      "-": () => change({ zoom: Math.max(1, view.zoom / 2) }),
      "0": () => change({ zoom: 1 }),
      z: () => zoomToWorst(),
      t: () => nextTheme(),
      "?": () => toggleHelp(),
    };
    if (!preview) modes.forEach(([mode], index) => { keys[index + 1] = () => change({ mode }); });

    function step(count) {
      change({ playing: false });
      goTo(count === Infinity ? frames().length : count === -Infinity ? 0 : view.frame + count);
    }

    function zoomToWorst() {
      const frame = shown();
      const box = frame && (frame.w || frame.b);
      if (view.zoom > 1 || !box) return change({ zoom: view.zoom > 1 ? 1 : 4 });
      change({
        zoom: 8, x: (box[0] + box[2] / 2) / current().width,
        y: (box[1] + box[3] / 2) / current().height,
      });
    }

    function nextTheme() {
      const themes = ["auto", "light", "dark"];
      const now = document.documentElement.dataset.theme || "auto";
      setTheme(themes[(themes.indexOf(now) + 1) % themes.length]);
    }

    function setTheme(theme) {
      document.documentElement.dataset.theme = theme;
      find("theme").title = "Theme: " + theme + " (T)";
      try { localStorage.setItem("segue-theme", theme); } catch { /* a page without storage */ }
      change({ theme });
    }

    function toggleHelp() {
      const help = find("help");
      if (help.open) help.close(); else help.showModal();
    }

    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target;
      if (target.matches("input, select, textarea")) return;
      if (find("help").open && event.key !== "?") return;
      if (event.key === " " && target.matches("button, summary")) return;
      const action = keys[event.key] || keys[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action(event);
    });

    find("theme").addEventListener("click", nextTheme);
    find("help-button").addEventListener("click", toggleHelp);
    find("help").addEventListener("click", (event) => {
      if (event.target === find("help")) find("help").close();
    });
    """#
}
