/** Light, for paper as well as for a screen. */
export const pageStyle = `
:root { color-scheme: light; --ink: #1a1a1a; --faint: #54595f; --rule: #c4c8cc; --shade: #eef1f4; --accent: #1f3a5f; --good: #1b5e20; --bad: #a3170f; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 66rem; padding: 1.5rem; font: 0.95rem/1.45 system-ui, "Segoe UI", Roboto, Arial, sans-serif; color: var(--ink); background: #fff; }
h1 { margin: 0; font-size: 1.6rem; color: var(--accent); }
h2 { margin: 1.8rem 0 0.6rem; padding-bottom: 0.2rem; font-size: 1.15rem; color: var(--accent); border-bottom: 2px solid var(--rule); }
h3 { margin: 0 0 0.4rem; font-size: 0.95rem; }
.finding.document { margin-top: 1.4rem; border-left-color: var(--accent); background: var(--shade); }
.finding.document h3 { font-size: 1.05rem; color: var(--accent); }
.finding.rule { margin-left: 1rem; }
p { margin: 0.4rem 0; max-width: 48rem; }
.outcome { float: right; margin: 0; padding: 0.35rem 0.9rem; font-weight: 700; letter-spacing: 0.04em; border: 2px solid currentColor; border-radius: 0.3rem; }
.outcome.accepted, .good { color: var(--good); }
.outcome.rejected, .bad { color: var(--bad); }
.outcome.incomplete { color: #7a4b00; }
.good, .bad { font-weight: 600; }
.company { font-size: 1.05rem; }
.notice { padding: 0.6rem 0.9rem; background: #fff7e0; border-left: 4px solid #b98900; }
.alarm { padding: 0.1rem 1rem 0.6rem; border: 2px solid var(--bad); border-radius: 0.3rem; margin-top: 1rem; }
.alarm h2 { color: var(--bad); margin-top: 0.8rem; }
dl { margin: 0; }
dl > div { display: grid; grid-template-columns: 15rem 1fr; gap: 1rem; padding: 0.2rem 0; border-bottom: 1px solid var(--shade); }
dt { color: var(--faint); }
dd { margin: 0; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.88rem; }
th { text-align: left; background: var(--shade); color: var(--accent); vertical-align: bottom; }
th, td { padding: 0.3rem 0.5rem; border-bottom: 1px solid var(--rule); vertical-align: top; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
td.code { font: 0.75rem/1.35 ui-monospace, Consolas, monospace; overflow-wrap: anywhere; }
th.wide { min-width: 15rem; }
pre { padding: 0.7rem 0.9rem; background: var(--shade); overflow-x: auto; font: 0.8rem/1.5 ui-monospace, Consolas, monospace; }
.finding { margin: 0.8rem 0; padding: 0.5rem 0.8rem; border-left: 3px solid var(--rule); font-size: 0.9rem; }
footer { margin-top: 2rem; color: var(--faint); border-top: 1px solid var(--rule); }
@media (max-width: 40rem) { dl > div { grid-template-columns: 1fr; gap: 0; } .outcome { float: none; display: inline-block; } }
@media print {
  @page { size: letter; margin: 15mm; }
  body { max-width: none; padding: 0; font-size: 9pt; }
  table { font-size: 8pt; }
  td.code, pre { font-size: 7pt; }
  h2, h3 { break-after: avoid; }
  tr, .finding, .notice { break-inside: avoid; }
  thead { display: table-header-group; }
  .scroll { overflow: visible; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
}
`;
