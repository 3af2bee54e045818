/// The style sheet of an index.
enum IndexStyle {
  /// The whole sheet.
  static let text = [PageStyle.base, PageStyle.frame, PageStyle.controls, grid, alone, narrow]
    .joined(separator: "\n\n")

  /// The filter, the tiles, the time line.
  private static let grid = #"""
    body { min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column; }
    .filters {
      padding: 10px 20px; gap: 8px 14px; background: var(--panel);
      border-bottom: 1px solid var(--line);
    }
    .filters input[type="search"], .filters select {
      min-height: 32px; padding: 0 10px; border-radius: 8px; border: 1px solid var(--line);
      background: var(--ground);
    }
    .filters input[type="search"] { width: 240px; }
    .filters select { padding: 0 6px; max-width: 220px; }
    #more { display: none; border: 1px solid var(--line); }
    .facets { display: flex; flex-wrap: wrap; gap: 8px 14px; }
    .facet { display: inline-flex; align-items: center; gap: 7px; color: var(--quiet);
      font-size: 13px; overflow-wrap: anywhere; }
    .facet select { color: var(--ink); font-size: 14px; }
    #count { color: var(--quiet); font-size: 13px; margin-left: auto; }

    main { flex: 1 0 auto; width: 100%; max-width: 2600px; margin: 0 auto; padding: 20px; }
    .tiles { display: flex; flex-wrap: wrap; gap: 24px 20px; --tile: 300px; }
    .tile { --wide: max(96px, calc(var(--tile) * var(--ratio, 0.62)));
      width: var(--wide); max-width: 100%; }
    .picture {
      display: flex; width: 100%; height: var(--tile); padding: 0; border-radius: 4px;
      white-space: normal;
    }
    .picture:hover { background: none; }
    .picture canvas {
      display: block; max-width: 100%; max-height: 100%; border-radius: 3px;
      height: auto; width: min(100%, calc(var(--tile) * var(--ratio)));
      aspect-ratio: var(--ratio);
      background: var(--hollow); box-shadow: 0 0 0 1px rgb(0 0 0 / 0.12);
    }
    .picture:hover canvas { box-shadow: 0 0 0 2px var(--focus); }
    .picture.failed, .picture.empty, .why {
      flex-direction: column; justify-content: flex-start; align-items: flex-start; gap: 4px;
      padding: 12px; text-align: left; font-size: 13px; overflow: auto; overflow-wrap: anywhere;
      background: var(--bad-ground); border: 1px solid color-mix(in srgb, var(--bad) 30%, transparent);
    }
    .picture.failed b, .why b { color: var(--bad); font-weight: 600; }
    .picture.empty { background: var(--hollow); border-color: var(--line); color: var(--quiet); }
    .caption { display: flex; gap: 10px; justify-content: space-between; padding-top: 6px;
      font-size: 13px; line-height: 1.35; }
    .caption .name { overflow-wrap: anywhere; min-width: 0; }
    .caption b { font-weight: 550; }
    .caption .now { color: var(--quiet); flex: none; }
    .caption .now.held { opacity: 0.55; }
    .none { color: var(--quiet); padding: 40px 0; text-align: center; }

    .dock { position: sticky; bottom: 0; z-index: 3; background: var(--panel);
      border-top: 1px solid var(--line); }
    .dock .time { border-top: 0; padding: 8px 20px 0; }
    .dock .bar { padding: 0 16px 6px; }
    .dock .axis { padding: 9px 0; }
    .rail { position: relative; height: 8px; border-radius: 4px; background: var(--sunk);
      box-shadow: inset 0 0 0 1px var(--line); overflow: hidden; }
    .rail .past { position: absolute; inset: 0 auto 0 0; background: var(--strong); opacity: 0.22; }
    .rail i { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px;
      background: var(--quiet); opacity: 0.6; }
    .dock .cursor { top: 3px; bottom: 3px; }
    .dock .ruler { margin-top: -5px; overflow: visible; }
    """#

  /// A variant that is looked at alone.
  private static let alone = #"""
    .alone { overflow: hidden; }
    .large {
      position: fixed; inset: 0 0 var(--dock, 110px) 0; z-index: 2; display: flex;
      flex-direction: column; background: var(--ground);
    }
    .large > .bar { background: var(--panel); border-bottom: 1px solid var(--line);
      padding: 8px 12px; flex-wrap: nowrap; }
    .large .title { flex: 1; margin-left: 6px; min-width: 0; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; font-weight: 600; }
    .large .pair { flex: 1; min-height: 0; display: flex; }
    .large .ground { flex: 1; min-width: 0; min-height: 0; display: flex; position: relative; }
    .large .screen { flex: 1; min-width: 0; min-height: 0; display: flex; align-items: center;
      justify-content: center; padding: 20px; overflow: hidden; touch-action: none;
      background: var(--sunk); }
    .large .screen:focus-visible { outline-offset: -3px; }
    .large canvas {
      display: block; border-radius: 3px;
      background: repeating-conic-gradient(#fff 0 25%, #e8e8e8 0 50%) 0 0 / 16px 16px;
      box-shadow: 0 0 0 1px rgb(0 0 0 / 0.12), 0 10px 30px -12px rgb(0 0 0 / 0.3);
    }
    .large .facts { flex: none; width: 292px; border-width: 0 0 0 1px; border-radius: 0;
      overflow: auto; }
    .large .note { margin-top: 14px; }
    .large a { color: var(--focus); }
    .why { display: flex; max-width: 640px; max-height: 100%; border-radius: 8px; }
    """#

  private static let narrow = #"""
    @media (max-width: 1240px) {
      .facets { flex-basis: 100%; order: 5; }
    }
    @media (max-width: 760px) {
      .filters { padding: 8px 12px; gap: 8px; }
      .filters input[type="search"] { flex: 1 1 140px; width: auto; min-width: 0; }
      #more { display: inline-flex; }
      .facets { display: none; }
      .filters.open .facets { display: grid; grid-template-columns: 1fr 1fr; }
      .facet { flex-direction: column; align-items: stretch; gap: 3px; }
      .facet select { max-width: none; min-height: 36px; }
      .filters .range { flex: 1 1 120px; }
      .filters .range input { flex: 1; width: 60px; }
      #count { margin-left: 0; }
      main { padding: 12px; }
      .tiles { gap: 18px 12px; }
      .dock .time { padding: 6px 14px 0; }
      .dock .transport .far { flex: 1 1 100%; justify-content: center; }
      .large .pair { flex-direction: column; }
      .large .screen { padding: 12px; }
      .large .facts { width: auto; max-height: 34%; border-width: 1px 0 0; }
    }
    """#
}
