/// The page's style: large enough to be read from the back of a room, in light and dark, on paper.
///
/// What a cell says never rests on its colour: the mark and the points stand in it.
let wallStyle = """
  :root { color-scheme: light dark; --ground: #fff; --text: #16181d; --quiet: #4a4f5a; --line: #c3c8d1;
    --link: #0b4f9e; --band: #f1f3f6; --passed: #14633a; --on-passed: #fff; --unchecked: #dfe3ea;
    --s3: #ffe9c7; --s2: #ffcf91; --s1: #f8aa6b; --s0: #f08a5d; --on-heat: #1b0f05; }
  :root[data-theme=dark] { color-scheme: dark; --ground: #14161a; --text: #f2f3f5; --quiet: #b9bfca;
    --line: #484e5a; --link: #9cc9ff; --band: #20242b; --passed: #7fdca6; --on-passed: #06210f;
    --unchecked: #3a404b; --s3: #4d3510; --s2: #6b420f; --s1: #8a4512; --s0: #9c3a12;
    --on-heat: #fff; }
  @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { --ground: #14161a; --text: #f2f3f5;
    --quiet: #b9bfca; --line: #484e5a; --link: #9cc9ff; --band: #20242b; --passed: #7fdca6;
    --on-passed: #06210f; --unchecked: #3a404b; --s3: #4d3510; --s2: #6b420f; --s1: #8a4512;
    --s0: #9c3a12; --on-heat: #fff; } }
  :root[data-theme=light] { color-scheme: light; }
  * { box-sizing: border-box; }
  body { margin: 0 auto; padding: 1rem 1.5rem 4rem; max-width: 100rem; background: var(--ground);
    color: var(--text); font: 1.125rem/1.45 system-ui, sans-serif; }
  h1 { font-size: 2rem; margin: .5rem 0 0; } h2 { font-size: 1.5rem; margin: 2.5rem 0 .5rem; }
  h3 { font-size: 1.125rem; margin: .75rem 0 .25rem; } p { margin: .25rem 0 .75rem; max-width: 60rem; }
  a { color: var(--link); } .quiet { color: var(--quiet); }
  nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  button { font: inherit; color: inherit; background: var(--band); border: 1px solid var(--quiet);
    border-radius: .35rem; padding: .3rem .8rem; }
  :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
  .skip { position: absolute; left: -999rem; } .skip:focus { left: 1rem; top: .5rem; background: var(--ground); padding: .5rem; }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .scroll { overflow-x: auto; }
  table { border-collapse: collapse; } small { display: block; font-size: .875rem; font-weight: normal; }
  th, td { text-align: start; vertical-align: top; padding: .35rem .75rem; border: 1px solid var(--line); }
  thead th, tfoot th, tfoot td { background: var(--band); } tbody th { font-weight: 600; }
  td.number { font-variant-numeric: tabular-nums; white-space: nowrap; } td.text { max-width: 44rem; }
  .heat td { padding: 0; min-width: 4.5rem; text-align: center; } .heat tfoot td { padding: .35rem; }
  .heat thead th { vertical-align: bottom; } .heat tbody th { white-space: nowrap; }
  .heat td a { display: block; padding: .35rem .6rem; color: inherit; text-decoration: none; }
  .heat td a:hover { text-decoration: underline; } .heat td a:focus-visible { outline-offset: -3px; outline-color: currentColor; }
  .heat tbody small { display: inline; margin-inline-start: .5rem; }
  .heat.narrow tbody small, .heat.narrow thead small { display: none; }
  .passed { background: var(--passed); color: var(--on-passed); } .unchecked { background: var(--unchecked); }
  .s3 { background: var(--s3); } .s2 { background: var(--s2); } .s1 { background: var(--s1); } .s0 { background: var(--s0); }
  .s3, .s2, .s1, .s0 { color: var(--on-heat); } .heat td.none { color: var(--quiet); padding: .35rem; }
  meter { width: 8rem; height: .9rem; vertical-align: middle; }
  details { border: 1px solid var(--line); border-radius: .35rem; margin: .35rem 0; padding: .35rem .75rem; }
  summary { cursor: pointer; font-weight: 600; } .cell:target, .cell:focus { background: var(--band); }
  code { overflow-wrap: anywhere; } li { overflow-wrap: anywhere; max-width: 60rem; }
  @media print { nav, .tools, .skip { display: none; } body { max-width: none; font-size: 10pt; } }
  @media (forced-colors: active) { .heat td { forced-color-adjust: auto; } }
  """
