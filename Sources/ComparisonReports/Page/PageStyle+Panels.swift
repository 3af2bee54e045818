extension PageStyle {
  /// Lists, facts and plots.
  static let panels = #"""
    .sequence {
      display: grid; grid-template-columns: 10px minmax(0, 1fr) auto; align-items: center;
      gap: 10px;
      width: 100%; text-align: left; padding: 7px 8px; margin: 1px 0; white-space: normal;
    }
    .sequence .dot { width: 8px; height: 8px; border-radius: 50%; background: var(--good); }
    .sequence.differs .dot { background: var(--bad); }
    .sequence .name { overflow-wrap: anywhere; }
    .sequence .count { color: var(--quiet); font-size: 12px; }
    .sequence[aria-current="true"] { background: color-mix(in srgb, var(--ink) 8%, transparent);
      font-weight: 550; }
    #sequence-select { width: 100%; min-height: 36px; padding: 0 8px; border-radius: 8px;
      border: 1px solid var(--line); background: var(--panel); }
    .finding {
      display: block; width: 100%; text-align: left; white-space: normal; padding: 9px 10px;
      margin: 0 0 2px; border-radius: 8px; line-height: 1.42;
    }
    div.finding { cursor: default; }
    .finding b { font-weight: 600; display: block; overflow-wrap: anywhere; }
    .finding span { font-size: 12px; color: var(--quiet); overflow-wrap: anywhere; }
    .finding .where { display: flex; flex-wrap: wrap; gap: 0 10px; margin-top: 2px; }
    .finding .where i { font-style: normal; }
    .finding .details { display: grid; gap: 4px; margin-top: 7px; padding-left: 10px;
      border-left: 2px solid var(--line); }
    .findings ol { margin: -6px -10px 0; }
    .nothing { color: var(--quiet); }

    .facts .notes { display: grid; gap: 4px; margin-top: 12px; font-size: 12px;
      color: var(--quiet); overflow-wrap: anywhere; }
    .shares { margin-top: 14px; }
    .shares .stack { display: flex; height: 8px; border-radius: 4px; overflow: hidden; gap: 1px; }
    .shares .stack i { min-width: 2px; }
    .shares ul { margin-top: 10px; display: grid; gap: 3px; }
    .shares li { display: flex; align-items: center; gap: 8px; }
    .shares li i { width: 9px; height: 9px; border-radius: 2px; flex: none; }
    .shares li b { margin-left: auto; font-weight: 500; }
    .glasses { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; }
    .preview .glasses { grid-template-columns: 1fr; }
    .preview figcaption, .preview .empty .glasses { display: none; }
    .preview .empty .where { margin-top: 0; }
    .glasses figcaption { font-size: 12px; color: var(--quiet); margin-top: 4px; }
    .glasses canvas { display: block; width: 100%; aspect-ratio: 1; border-radius: 4px;
      background: var(--sunk); box-shadow: 0 0 0 1px var(--line); }
    .glasses figure:nth-child(3) canvas { background: var(--sunk); }
    .where { margin-top: 10px; font-size: 12px; color: var(--quiet); }

    .plots .grid { display: grid; gap: 16px;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 350px), 1fr)); }
    .plots h2 { margin: 14px 0 10px; }
    .track { padding: 14px 16px 10px; }
    .track h3 { font-size: 14px; font-weight: 600; overflow-wrap: anywhere; }
    .track h3 span { color: var(--quiet); font-weight: 400; }
    .track p { font-size: 13px; color: var(--quiet); margin: 2px 0 8px; overflow-wrap: anywhere; }
    .track p.bad { color: var(--bad); }
    .plot { display: block; width: 100%; height: auto; cursor: ew-resize; touch-action: pan-y;
      user-select: none;
      overflow: visible; }
    .plot + .plot { margin-top: 4px; }
    .plot text { font-size: 10.5px; fill: var(--quiet); }
    .plot .name { font-size: 10px; letter-spacing: 0.02em; }
    .plot .rule { stroke: var(--line); stroke-width: 1; shape-rendering: crispEdges; }
    .plot .golden, .plot .actual { fill: none; stroke-width: 1.75; stroke-linejoin: round;
      stroke-linecap: round; }
    .plot .golden { stroke: var(--golden); stroke-width: 3.5; opacity: 0.75; }
    .plot .actual { stroke: var(--actual); }
    .plot .between { fill: var(--bad); opacity: 0.13; }
    .plot .playhead { stroke: var(--strong); stroke-width: 1; opacity: 0.75; }
    .key { display: flex; gap: 16px; margin-bottom: 5px; font-size: 12px; color: var(--quiet); }
    .key i { display: inline-block; width: 16px; height: 3px; border-radius: 2px;
      vertical-align: middle; margin-right: 6px; background: var(--golden); }
    .key .actual i { background: var(--actual); }
    details.alike { margin-top: 16px; }
    details.alike summary { cursor: pointer; color: var(--quiet); padding: 6px 0; }
    details.alike .grid { margin-top: 8px; }

    @media (max-width: 760px) {
      .preview .glasses { grid-template-columns: minmax(0, 240px); }
    }
    @media (prefers-reduced-motion: no-preference) {
      .stage canvas { transition: opacity 0.12s; }
    }
    """#
}
