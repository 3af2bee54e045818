extension PageStyle {
  /// Bars, choices, facts, and what moves through time.
  static let controls = #"""
    .bar {
      display: flex; align-items: center; gap: 8px; padding: 8px 10px; flex-wrap: wrap;
      min-height: 50px;
    }
    .choice {
      display: inline-flex; padding: 2px; border-radius: 9px; background: var(--sunk); gap: 1px;
      max-width: 100%; overflow-x: auto; scrollbar-width: none;
    }
    .choice .short { display: none; }
    .choice button {
      flex: none; min-height: 28px; min-width: 30px; border-radius: 7px; color: var(--quiet);
    }
    .choice button[aria-checked="true"] {
      background: var(--panel); color: var(--ink); font-weight: 550;
      box-shadow: 0 0 0 1px var(--line), 0 1px 2px rgb(0 0 0 / 0.08);
    }
    .range { display: inline-flex; align-items: center; gap: 8px; color: var(--quiet);
      font-size: 13px; }
    .range input { width: 120px; accent-color: var(--strong); }

    .facts dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 5px 14px; }
    .facts dt { color: var(--quiet); }
    .facts dd { text-align: right; overflow-wrap: anywhere; }
    .facts small { display: inline-block; white-space: nowrap; margin-left: 6px; }

    .zoom {
      position: absolute; right: 12px; bottom: 12px; background: var(--panel);
      border: 1px solid var(--line);
    }
    .zoom.idle { display: none; }

    .time { padding: 12px 14px 2px; border-top: 1px solid var(--line); user-select: none; }
    .axis { position: relative; cursor: ew-resize; touch-action: none; border-radius: 4px; }
    .cursor {
      position: absolute; top: -4px; bottom: -4px; width: 2px; margin-left: -1px;
      background: var(--strong); pointer-events: none; border-radius: 1px;
      box-shadow: 0 0 0 1px var(--panel);
    }
    .cursor::before {
      content: ""; position: absolute; left: -4px; top: -3px; width: 10px; height: 10px;
      border-radius: 3px 3px 5px 5px; background: var(--strong);
      box-shadow: 0 0 0 1px var(--panel);
    }
    .ruler { position: relative; height: 22px; font-size: 11px; color: var(--quiet);
      overflow: hidden; }
    .ruler span { position: absolute; top: 4px; transform: translateX(-50%); white-space: nowrap; }

    .transport { justify-content: space-between; padding-top: 2px; }
    .group { display: flex; align-items: center; gap: 2px; }
    .transport .far { gap: 6px; }
    .transport .primary {
      background: var(--strong); color: var(--on-strong); border-radius: 99px; min-width: 40px;
      min-height: 40px; margin: 0 4px;
    }
    .transport .primary:hover { opacity: 0.85; }
    #loop { color: var(--quiet); }
    #loop[aria-pressed="true"] { color: var(--ink);
      background: color-mix(in srgb, var(--ink) 9%, transparent); }
    #readout { display: inline-flex; align-items: baseline; gap: 4px; white-space: nowrap; }
    #readout b { font-weight: 600; }
    #readout .of { color: var(--quiet); }
    #readout .clock { color: var(--quiet); margin-left: 10px; min-width: 62px; text-align: right; }

    @media (max-width: 760px) {
      .bar { padding: 8px; }
      .choice .long { display: none; }
      .choice .short { display: inline; }
      .transport { justify-content: center; row-gap: 4px; padding-top: 0; }
      .transport .primary { margin: 0 2px; }
      #readout { order: -1; flex: 1 1 100%; justify-content: center; }
    }
    """#
}
