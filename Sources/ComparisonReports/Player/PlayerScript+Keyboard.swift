extension PlayerScript {
  /// Keys that all pages have, theme, help.
  ///
  /// `keys` are the page's own, with these among them.
  static let keyboard = #"""
    const playingKeys = {
      " ": togglePlaying,
      k: togglePlaying,
      ArrowLeft: (event) => step(event.shiftKey ? -10 : -1),
      ArrowRight: (event) => step(event.shiftKey ? 10 : 1),
      ",": () => step(-1),
      ".": () => step(1),
      Home: () => step(-Infinity),
      End: () => step(Infinity),
      l: () => change({ loop: !view.loop }),
      q: () => change({ speed: view.speed === 0.25 ? 1 : 0.25 }),
      t: () => nextTheme(),
      "?": () => toggleHelp(),
    };

    function step(count) {
      change({ playing: false });
      goTo(count === Infinity ? stepCount() : count === -Infinity ? 0 : view.frame + count);
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

    function openTheme() {
      let theme = "auto";
      try { theme = localStorage.getItem("segue-theme") || "auto"; } catch { /* without storage */ }
      setTheme(["light", "dark"].includes(theme) ? theme : "auto");
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
