/// How the page looks: light, dark, printed, and with more contrast.
enum PageStyle {
  static let text = #"""
    :root { --bg: #fff; --fg: #111; --dim: #565656; --line: #767676; --panel: #f6f6f6;
      --ran: #ffd966; --ran-fg: #111; --touched: #fff1c2; --touched-fg: #111; --needed: #00598a;
      --cause: #a8003d; --row: 28px; --indent: 22px; --gutter: 18px;
      --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    @media (prefers-color-scheme: dark) { :root { --bg: #121212; --fg: #f4f4f4; --dim: #b8b8b8;
      --line: #8c8c8c; --panel: #1e1e1e; --ran: #ffd24d; --ran-fg: #111; --touched: #4a3b00;
      --touched-fg: #fff; --needed: #4db8ff; --cause: #ff8fab; } }
    @media (prefers-contrast: more) { :root { --dim: var(--fg); --line: var(--fg); } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 1800px; padding: 12px 16px; background: var(--bg);
      color: var(--fg); font: 16px/1.45 system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
    h1 { font-size: 1.25rem; margin: 0 0 8px; overflow-wrap: anywhere; }
    h2 { font-size: 1.1rem; margin: 0; }
    button { font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--line);
      border-radius: 6px; padding: 4px 10px; cursor: pointer; }
    button:disabled { color: var(--dim); cursor: default; border-style: dashed; }
    :focus-visible { outline: 3px solid var(--needed); outline-offset: 1px; }
    #steps { position: sticky; top: 0; z-index: 2; background: var(--bg); padding: 6px 0;
      border-bottom: 1px solid var(--line); display: flex; gap: 6px; align-items: stretch; }
    #steps ol { list-style: none; margin: 0; padding: 2px; display: flex; gap: 6px;
      overflow-x: auto; flex: 1; }
    #steps li { display: flex; }
    #steps li button { text-align: left; white-space: nowrap; max-width: 20em; }
    #steps .action { display: block; overflow: hidden; text-overflow: ellipsis; font-family: var(--mono);
      font-size: .9rem; }
    #steps .tally { display: block; font-size: .8rem; color: var(--dim);
      font-variant-numeric: tabular-nums; }
    #steps [aria-current] { background: var(--fg); color: var(--bg); border-color: var(--fg); }
    #steps [aria-current] .tally { color: inherit; }
    #status { margin: 8px 0; min-height: 1.45em; }
    #sides { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 310px), 1fr)); }
    .side { border: 1px solid var(--line); border-radius: 8px; padding: 10px 12px; min-width: 0; }
    #sides.alone .side { display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr); }
    @media (min-width: 1000px) {
      #sides.alone .side { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); } }
    .head { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; }
    .head .root { color: var(--dim); font-family: var(--mono); font-size: .85rem; overflow-wrap: anywhere; }
    .numbers { display: flex; flex-wrap: wrap; gap: 2px 18px; margin: 4px 0; padding: 0; }
    .numbers div { display: flex; gap: 6px; align-items: baseline; flex-direction: row-reverse; }
    .numbers dd { margin: 0; font-size: 1.5rem; font-weight: 700; font-variant-numeric: tabular-nums; }
    .numbers dt { color: var(--dim); }
    .area { display: block; max-width: 100%; height: auto; margin: 2px 0 6px; }
    .cell { fill: var(--ran); stroke: var(--fg); stroke-width: .6; }
    .cell.new { fill: var(--needed); }
    .notes { list-style: none; margin: 0 0 4px; padding: 0; font-family: var(--mono); font-size: .85rem;
      overflow-wrap: anywhere; }
    .notes .write { color: var(--cause); font-weight: 700; }
    .tools { display: flex; gap: 6px; margin: 4px 0; font-size: .85rem; }
    .scroll { overflow-x: auto; }
    .tree { position: relative; font-family: var(--mono); font-size: .9rem; width: max-content; min-width: 100%; }
    .tree svg.lines { position: absolute; left: 0; top: 0; width: 100%; height: 100%; pointer-events: none;
      overflow: visible; }
    .edge { fill: none; stroke: var(--line); }
    .arrow { fill: none; stroke: var(--cause); stroke-width: 2.5; }
    .tip { fill: var(--cause); }
    .row { height: var(--row); display: flex; align-items: center; gap: 8px; white-space: nowrap;
      padding-left: calc(var(--gutter) + var(--depth) * var(--indent)); position: relative; cursor: default; }
    .box { border: 1px dashed var(--line); border-radius: 6px; padding: 0 7px; line-height: 22px;
      background: var(--bg); color: var(--dim); }
    .touched > .box { background: var(--touched); color: var(--touched-fg); border-style: solid; }
    .ran > .box { background: var(--ran); color: var(--ran-fg); border: 2px solid var(--fg); font-weight: 700; }
    .box .shown { font-weight: 400; }
    .new > .box { box-shadow: inset 4px 0 0 var(--needed); padding-left: 10px; }
    .fold { border: 0; background: none; padding: 0 2px; width: 1.4em; margin-right: -4px; color: var(--fg); }
    .pill { color: var(--cause); font-weight: 700; font-size: .82rem; }
    .pill::before { content: "\2190\00a0"; }
    .words, .inside { color: var(--dim); font-size: .82rem; }
    .ran > .words { color: var(--fg); }
    .words.short { display: none; }
    .view { container-type: inline-size; }
    @container (max-width: 560px) { .words.long { display: none; } .words.short { display: inline; } }
    @container (max-width: 460px) { .row > .area, .row > .modifiers { display: none; }
      .tree { font-size: .8rem; } .numbers dd { font-size: 1.2rem; } }
    details { margin-top: 8px; }
    summary { cursor: pointer; font-weight: 600; }
    .code { margin: 4px 0 0; padding: 6px 0; background: var(--panel); border-radius: 6px; overflow: auto;
      max-height: 70vh; font: .85rem/1.5 var(--mono); counter-reset: line; }
    #sides:not(.alone) .code { max-height: 40vh; }
    .code ol { list-style: none; margin: 0; padding: 0; width: max-content; min-width: 100%; }
    .code li { display: flex; white-space: pre; border-left: 5px solid transparent; padding-right: 12px; }
    .code li::before { counter-increment: line; content: counter(line); width: 3.5em; flex: none;
      text-align: right; padding-right: 1em; color: var(--dim); }
    .code mark { background: none; color: inherit; }
    .code li.ran { background: var(--touched); color: var(--touched-fg); border-left-color: var(--ran); }
    .code li.ran::before { color: inherit; font-weight: 700; }
    .code li.wrote { border-left-color: var(--cause); }
    .code li.wrote mark { font-weight: 700; }
    .causes { margin: 4px 0; padding-left: 1.2em; font-size: .9rem; overflow-wrap: anywhere; }
    .causes ol { padding-left: 1.2em; }
    footer { margin-top: 16px; color: var(--dim); font-size: .9rem; }
    .legend { list-style: none; display: flex; flex-wrap: wrap; gap: 4px 18px; padding: 0; margin: 4px 0;
      font-family: var(--mono); color: var(--fg); }
    .legend li { display: flex; gap: 6px; align-items: center; }
    .legend svg { width: 14px; height: 14px; }
    @media (forced-colors: active) { .ran > .box { border: 3px solid Highlight; } .cell.new { fill: Highlight; }
      .cell { fill: Canvas; stroke: CanvasText; } }
    @media print { :root { --bg: #fff; --fg: #000; --dim: #444; --panel: #fff; --ran: #ffd966; --ran-fg: #000;
        --touched: #fff1c2; --touched-fg: #000; --needed: #00598a; --cause: #a8003d; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      #steps, .tools, .fold, footer .keys { display: none; }
      .code { max-height: none !important; } .code ol { width: auto; }
      .code li { white-space: pre-wrap; overflow-wrap: anywhere; } .scroll { overflow: hidden; } .side { break-inside: auto; } }
    """#
}
