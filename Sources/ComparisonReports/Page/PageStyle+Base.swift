extension PageStyle {
  /// Colours by day and by night, type, and what all parts share.
  static let base = #"""
    /* Registered, so that a canvas can ask for the colour that holds now. */
    @property --heat-same { syntax: "<color>"; inherits: true; initial-value: #dddddd; }
    @property --heat-hot { syntax: "<color>"; inherits: true; initial-value: #dddddd; }
    @property --heat-odd { syntax: "<color>"; inherits: true; initial-value: #dddddd; }
    @property --quiet { syntax: "<color>"; inherits: true; initial-value: #777777; }
    @property --hollow { syntax: "<color>"; inherits: true; initial-value: #dddddd; }

    :root {
      color-scheme: light dark;
      --ground: light-dark(#f5f5f2, #111213);
      --panel: light-dark(#ffffff, #191b1d);
      --sunk: light-dark(#ebebe6, #0b0c0d);
      --hollow: light-dark(#e2e2dc, #1f2225);
      --ink: light-dark(#1b1d1f, #eceded);
      --quiet: light-dark(#5d6268, #a4aab1);
      --line: light-dark(#e1e1dc, #2b2e32);
      --strong: light-dark(#1b1d1f, #eceded);
      --on-strong: light-dark(#ffffff, #111213);
      --focus: light-dark(#2563eb, #7fb0ff);
      --golden: light-dark(#a66f00, #e5b44c);
      --actual: light-dark(#2563eb, #74a9ff);
      --bad: light-dark(#bf2a30, #ff8a84);
      --bad-ground: light-dark(#fbeaea, #3a1d1f);
      --good: light-dark(#17724a, #62cd9f);
      --good-ground: light-dark(#e5f4ec, #16301f);
      --heat-same: light-dark(#dfe3df, #2a2f2d);
      --heat-hot: light-dark(#d8343b, #ff6a64);
      --heat-odd: light-dark(#7b4fd0, #b694ff);
      --radius: 10px;
      font: 14px/1.45 ui-sans-serif, system-ui, -apple-system, "Segoe UI", "Inter",
        "Helvetica Neue", "Liberation Sans", Arial, sans-serif;
      font-variant-numeric: tabular-nums;
      -webkit-text-size-adjust: 100%;
    }
    :root[data-theme="light"] { color-scheme: light; }
    :root[data-theme="dark"] { color-scheme: dark; }

    *, ::before, ::after { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body { margin: 0; background: var(--ground); color: var(--ink); }
    h1, h2, h3, p, dl, dd, ol, ul, figure { margin: 0; padding: 0; }
    ol, ul { list-style: none; }
    h2 {
      font-size: 12px; font-weight: 600; letter-spacing: 0.02em; color: var(--quiet);
      margin-bottom: 10px;
    }
    small { font-size: 12px; color: var(--quiet); }
    button, input, select { font: inherit; color: inherit; }
    button {
      display: inline-flex; align-items: center; justify-content: center; gap: 6px;
      min-height: 32px; min-width: 32px; padding: 0 9px; border: 0; border-radius: 7px;
      background: none; cursor: pointer; white-space: nowrap;
    }
    button:hover { background: color-mix(in srgb, var(--ink) 8%, transparent); }
    button svg { width: 16px; height: 16px; fill: currentColor; flex: none; }
    :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
    .bad { color: var(--bad); }
    .good { color: var(--good); }
    .panel {
      background: var(--panel); border: 1px solid var(--line); border-radius: var(--radius);
      padding: 16px;
    }
    kbd {
      font: inherit; font-size: 12px; padding: 1px 6px; border-radius: 5px; min-width: 22px;
      display: inline-block; text-align: center; border: 1px solid var(--line);
      background: var(--ground); color: var(--ink);
    }
    """#
}
