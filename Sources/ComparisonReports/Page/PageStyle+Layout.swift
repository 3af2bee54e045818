extension PageStyle {
  /// Where the parts stand at each width.
  static let layout = #"""
    main {
      display: grid; gap: 16px; padding: 16px 20px 8px; max-width: 2200px; margin: 0 auto;
      grid-template: "list viewer frame" calc(100vh - 57px - 32px) "plots plots plots" auto
        / 272px minmax(0, 1fr) 292px;
    }
    .side { grid-area: list; display: flex; flex-direction: column; gap: 16px; min-height: 0; }
    .viewer {
      grid-area: viewer; display: flex; flex-direction: column; min-height: 520px; padding: 0;
      overflow: hidden;
    }
    .inspector { grid-area: frame; display: flex; flex-direction: column; gap: 16px; min-height: 0;
      overflow: auto; }
    .plots { grid-area: plots; }
    .side .panel { overflow: auto; }
    .side .panel.findings { flex: 1 1 0; min-height: 120px; }
    .side .panel.sequences { flex: none; max-height: 55%; }
    main.preview { grid-template: "viewer frame" calc(100vh - 57px - 32px) "plots plots" auto
        / minmax(0, 1fr) 292px; }
    main.preview.many { grid-template: "list viewer frame" calc(100vh - 57px - 32px)
        "plots plots plots" auto / 272px minmax(0, 1fr) 292px; }
    .pick { display: none; grid-area: pick; }

    @media (max-width: 1240px) {
      main, main.preview, main.preview.many {
        grid-template: "pick pick" auto "viewer frame" minmax(640px, calc(100vh - 57px - 32px))
          "list list" auto "plots plots" auto / minmax(0, 1fr) 236px;
        row-gap: 0;
      }
      main.many, main.preview.many {
        grid-template-rows: auto minmax(640px, calc(100vh - 57px - 32px - 52px)) auto auto;
      }
      .side .panel.sequences { display: none; }
      .side .panel.findings { flex: none; }
      main > * { margin-bottom: 16px; }
      .pick { display: block; }
    }
    @media (max-width: 760px) {
      main, main.preview, main.preview.many {
        display: flex; flex-direction: column; gap: 12px; padding: 12px;
      }
      main > * { margin-bottom: 0; }
      .viewer { height: clamp(520px, calc(100vh - 200px), 780px); min-height: 0; order: 1; }
      .side { order: 2; }
      .inspector { order: 3; overflow: visible; }
      .plots { order: 4; }
      .panel { padding: 14px; }
      .viewer.panel { padding: 0; }
    }
    """#
}
