import { style } from '../../reporting/html/style.ts';

/** That of the report of a conformance run, with what charts need. */
export const pageStyle = `${style}
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .6rem; margin: 1rem 0; }
.tile { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .6rem .8rem; }
.tile b { display: block; font-size: 1.4rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.tile span { color: var(--soft); font-size: .875rem; }
svg.chart { display: block; width: 100%; height: auto; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
svg .grid { stroke: var(--line); }
svg .mark { stroke: var(--soft); stroke-dasharray: 2 4; }
svg .tick { fill: var(--soft); font-size: 13px; font-variant-numeric: tabular-nums; }
svg .end { text-anchor: end; } svg .middle { text-anchor: middle; }
svg .line { fill: none; stroke-width: 2; vector-effect: non-scaling-stroke; stroke-linecap: round; stroke-linejoin: round; }
svg .p50 { stroke: var(--link); } svg .p99 { stroke: var(--fair); stroke-dasharray: 6 4; }
.legend svg.long { width: 1.6rem; }
.limit > * { font-weight: 600; background: var(--shade); }
.scroll { overflow-x: auto; }
caption { text-align: left; color: var(--soft); padding-bottom: .3rem; }
@media (max-width: 34rem) { svg .tick { font-size: 22px; } .tile b { font-size: 1.2rem; } }
`;
