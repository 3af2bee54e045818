extension PageStyle {
  /// What stands around the content of every page: head, foot, help.
  static let frame = #"""
    .top {
      display: flex; align-items: center; gap: 12px; padding: 12px 20px;
      background: var(--panel); border-bottom: 1px solid var(--line);
    }
    .top .mark { flex: none; width: 24px; height: 24px; }
    .top .titles { flex: 1; min-width: 0; display: flex; align-items: baseline; gap: 2px 14px;
      flex-wrap: wrap; }
    h1 { font-size: 17px; font-weight: 650; letter-spacing: -0.01em; overflow-wrap: anywhere; }
    .summary { color: var(--quiet); overflow-wrap: anywhere; }
    .verdict {
      flex: none; padding: 3px 11px; border-radius: 99px; font-size: 13px; font-weight: 600;
    }
    .verdict.bad { background: var(--bad-ground); }
    .verdict.good { background: var(--good-ground); }
    .top .tools { display: flex; gap: 2px; margin-left: auto; }

    footer {
      padding: 8px 22px 24px; color: var(--quiet); font-size: 12px; max-width: 2200px;
      margin: 0 auto; overflow-wrap: anywhere;
    }

    dialog {
      border: 1px solid var(--line); border-radius: 14px; padding: 22px 24px; color: var(--ink);
      background: var(--panel); width: min(560px, calc(100vw - 32px)); max-height: 86vh;
      box-shadow: 0 24px 80px rgb(0 0 0 / 0.3);
    }
    dialog::backdrop { background: rgb(0 0 0 / 0.35); }
    dialog h2 { font-size: 16px; color: var(--ink); letter-spacing: 0; }
    dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 7px 18px;
      align-items: baseline; }
    dialog dt { white-space: nowrap; text-align: right; }
    dialog form { margin-top: 18px; text-align: right; }
    dialog form button { border: 1px solid var(--line); padding: 0 14px; }
    noscript p { padding: 16px 20px; background: var(--bad-ground); }

    @media (max-width: 760px) {
      .top { padding: 10px 12px; flex-wrap: wrap; }
      .top .titles { order: 3; flex-basis: 100%; }
    }
    """#
}
