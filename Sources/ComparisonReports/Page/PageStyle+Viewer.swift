extension PageStyle {
  /// The player: pictures and the strips of the time line.
  static let viewer = #"""
    .modes { border-bottom: 1px solid var(--line); }
    .modes .context { margin-left: auto; display: flex; align-items: center; gap: 10px;
      color: var(--quiet); font-size: 13px; }
    .preview .modes { display: none; }

    .ground { flex: 1; min-height: 0; display: flex; position: relative; }
    .stage {
      flex: 1; min-width: 0; display: flex; justify-content: center; align-items: center;
      gap: 16px; padding: 14px 18px 18px; background: var(--sunk); position: relative;
      touch-action: pan-y; user-select: none; overflow: hidden;
      --hollow: light-dark(#dcdcd6, #1b1e21);
    }
    .stage p { color: var(--quiet); }
    .stage.stacked { flex-direction: column; }
    .stage:focus-visible { outline-offset: -3px; }
    .stage figure { display: flex; flex-direction: column; }
    .stage figcaption {
      height: 26px; font-size: 12px; color: var(--quiet); display: flex;
      justify-content: space-between; gap: 12px; line-height: 20px; white-space: nowrap;
    }
    .stage .frame { position: relative; line-height: 0; }
    .stage canvas {
      display: block; width: 100%; border-radius: 3px;
      background: repeating-conic-gradient(#fff 0 25%, #e8e8e8 0 50%) 0 0 / 16px 16px;
      box-shadow: 0 0 0 1px var(--line), 0 10px 30px -12px rgb(0 0 0 / 0.3);
    }
    .stage[data-mode="slider"] { cursor: ew-resize; touch-action: none; }
    figcaption .expected::before, figcaption .actual::before,
    figcaption.expected::before, figcaption.actual::before {
      content: ""; display: inline-block; width: 8px; height: 8px; border-radius: 50%;
      margin-right: 6px; background: var(--golden);
    }
    figcaption .actual::before, figcaption.actual::before { background: var(--actual); }
    .handle {
      position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: #fff;
      box-shadow: 0 0 0 1px rgb(0 0 0 / 0.35); cursor: ew-resize;
    }
    .handle::after {
      content: ""; position: absolute; top: 50%; left: 50%; width: 30px; height: 30px;
      border-radius: 50%; transform: translate(-50%, -50%); background: #fff;
      box-shadow: 0 0 0 1px rgb(0 0 0 / 0.25), 0 2px 8px rgb(0 0 0 / 0.3);
    }
    .handle::before {
      content: ""; position: absolute; z-index: 1; top: 50%; left: 50%; width: 14px; height: 8px;
      transform: translate(-50%, -50%); background: #33373b;
      clip-path: polygon(0 50%, 36% 0, 36% 100%, 0 50%, 64% 0, 100% 50%, 64% 100%, 64% 0);
    }

    .heat { display: block; width: 100%; height: 30px; border-radius: 4px 4px 0 0; }
    .film {
      display: flex; height: 52px; overflow: hidden; background: var(--sunk); margin-top: 2px;
      border-radius: 0 0 4px 4px; justify-content: space-around;
      gap: 1px;
    }
    .preview .heat { display: none; }
    .preview .film { border-radius: 4px; height: 64px; }
    .film .cell { flex: 1 1 0; display: flex; justify-content: center; overflow: hidden; }
    .film canvas { height: 100%; width: min(100%, var(--wide)); display: block; }

    .viewer { container-type: inline-size; }
    @container (max-width: 660px) {
      .transport .far { flex: 1 1 100%; justify-content: space-between; }
      .transport .far > :only-child { margin: 0 auto; }
    }
    @media (max-width: 760px) {
      .modes .choice { flex: 1 1 100%; justify-content: space-between; }
      .modes .choice button { flex: 1 0 auto; padding: 0 5px; font-size: 13px; }
      .modes .context .choice { flex: 0 1 auto; }
      .modes .context:empty { display: none; }
      .modes .context { margin-left: 0; }
      .stage { padding: 10px; gap: 8px; }
      .film { height: 44px; }
    }
    """#
}
