/** The page's only style sheet: no fonts or pictures from elsewhere, light and dark, narrow and wide. */
export const style = `
:root {
  color-scheme: light dark;
  --page: #fbfbfa; --card: #ffffff; --text: #1c1f23; --soft: #585f69; --line: #dcdfe3; --link: #0b57a4;
  --good: #1a7f4b; --bad: #b3261e; --fair: #8a6100; --none: #aeb4bc; --shade: #f1f2f4; --mark: #fff1c2;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #15171a; --card: #1d2024; --text: #e7e9ec; --soft: #a6adb7; --line: #353a41; --link: #8ec2ff;
    --good: #4cc38a; --bad: #ff8f87; --fair: #e5b455; --none: #5b626c; --shade: #262a2f; --mark: #4a3d12;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1.25rem 1rem 4rem; max-width: 68rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0; }
h2 { font-size: 1.15rem; margin: 2.25rem 0 .6rem; }
h3 { font-size: 1rem; margin: 1rem 0 .35rem; }
p { margin: .35rem 0; }
a { color: var(--link); }
.soft { color: var(--soft); }
.good { color: var(--good); } .bad { color: var(--bad); } .fair { color: var(--fair); }
.verdict { font-size: 1.25rem; font-weight: 600; margin: .8rem 0 .4rem; }
.outcomes { margin: .6rem 0 0; } .outcomes svg.bar { height: 1.1rem; border-radius: .3rem; }
.fresh { background: var(--mark); border-radius: .3rem; padding: 0 .4rem; font-size: .875rem; }
dl.facts { display: grid; grid-template-columns: max-content 1fr; gap: .1rem .9rem; margin: .5rem 0; font-size: .9rem; }
dl.facts dt { color: var(--soft); } dl.facts dd { margin: 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; } table + table { margin-top: 1.2rem; }
thead th::first-letter { text-transform: uppercase; }
th, td { text-align: left; padding: .22rem .6rem .22rem 0; vertical-align: middle; }
thead th { color: var(--soft); font-weight: 600; border-bottom: 1px solid var(--line); }
tbody tr + tr > * { border-top: 1px solid var(--line); }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
tbody th { overflow-wrap: anywhere; }
th.group { font-weight: 600; width: 8.5rem; }
td.bars { width: 32%; }
th .soft { font-weight: 400; }
svg.bar { display: block; width: 100%; height: .8rem; }
svg .good { fill: var(--good); } svg .fair { fill: var(--fair); } svg .none { fill: var(--none); }
svg .bad { fill: var(--bad); } svg .plain { fill: var(--link); }
.legend { font-size: .875rem; color: var(--soft); }
.legend svg { display: inline-block; width: .8rem; height: .8rem; margin: 0 .3rem 0 .8rem; vertical-align: -.05rem; }
.legend svg:first-child { margin-left: 0; }
details { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; margin: .4rem 0; }
details > summary { cursor: pointer; padding: .45rem .7rem; overflow-wrap: anywhere; }
details > .inside { padding: 0 .8rem .7rem; }
summary .about { display: block; color: var(--soft); font-size: .875rem; padding-left: 1.1rem; }
details.nested { background: none; margin: .3rem 0; }
details.nested > pre { margin: 0 .7rem .6rem; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 1px; border-radius: .2rem; }
pre {
  background: var(--shade); border-radius: .35rem; padding: .55rem .7rem; margin: .4rem 0; overflow: auto;
  max-height: 26rem; font: .8125rem/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
}
pre.wrap { white-space: pre-wrap; overflow-wrap: anywhere; }
pre mark { background: var(--mark); color: inherit; }
code { font: .875em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
ol.steps { padding-left: 1.4rem; margin: .3rem 0; } ol.steps li { overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: .6rem; align-items: end; margin: .6rem 0; }
label { font-size: .875rem; color: var(--soft); display: block; flex: 1 1 8rem; }
label.wide { flex: 3 1 16rem; }
input, select, button {
  font: inherit; color: inherit; background: var(--card); border: 1px solid var(--none); border-radius: .35rem;
  padding: .4rem .55rem; width: 100%; min-height: 2.5rem;
}
button { cursor: pointer; width: auto; }
.finding { border-left: 3px solid var(--none); padding: .1rem 0 .1rem .7rem; margin: .7rem 0; }
.finding.Rechazo, .finding.fault { border-color: var(--bad); }
.finding.Notificación { border-color: var(--fair); }
.finding p { overflow-wrap: anywhere; }
@media (max-width: 34rem) {
  td.title, th.title, .wide-only { display: none; }
  th.group { width: auto; } tbody th.name { min-width: 6rem; }
  table { font-size: .8125rem; }
  td.bars { width: auto; min-width: 3.5rem; }
  th, td { padding-right: .4rem; }
  .number { white-space: normal; }
  dl.facts { grid-template-columns: 1fr; } dl.facts dt { margin-top: .3rem; }
}
@media print {
  :root { color-scheme: light; --page: #fff; }
  @page { margin: 14mm; }
  body { max-width: none; padding: 0; font-size: .8rem; }
  h2 { margin-top: 1rem; break-after: avoid; }
  form, #more, details:not([open], .cause, .reason, .cause[open] details), .details:not(:has([open])) { display: none; }
  tr, summary, .verdict { break-inside: avoid; }
  summary { list-style: none; }
  pre { max-height: none; }
}
`;
