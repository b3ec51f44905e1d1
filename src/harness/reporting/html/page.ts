/**
 * The report as one file that needs no other: style, script and data are in it,
 * and its policy lets nothing else in. What a reader without scripts needs is
 * markup; the thousands of scenarios are packed, and unpacked when it is open.
 */
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Report, Scenario } from '../report.ts';
import { coverageSection, outcomesSection, slowestSection } from './charts.ts';
import { failuresSection } from './failures.ts';
import { head } from './head.ts';
import { attributes, html, htmlText, inlineElement, type Html } from '../../../common/html/html.ts';
import { script } from './script.ts';
import { style } from './style.ts';
import { trendSection } from './trend-section.ts';

const longestMessage = 600;

/** Failures stand in full above the list. */
const packedScenario = ({ failure, ...scenario }: Scenario): object =>
  failure === null
    ? scenario
    : { ...scenario, failure: { step: failure.step, message: failure.message.slice(0, longestMessage) } };

/** Base64 of a zlib stream: nothing in it can end the element that holds it. */
const packed = ({ scenarios }: Report): string =>
  deflateSync(JSON.stringify(scenarios.map(packedScenario)), { level: 9 }).toString('base64');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const option = (name: string): Html => html`<option value="${name}">${name}</option>`;

const choices = ({ kinds, groups }: Report): Html =>
  html`<label
      >Verdict<select id="told">
        <option value="rejected" selected>rejected</option>
        <option value="accepted">accepted</option>
        <option value="notified">with a Notificación</option>
        <option value="fault">SOAP fault</option>
        <option value="none">nothing sent</option>
        <option value="">any</option>
      </select></label
    ><label
      >Outcome<select id="outcome">
        <option value="">any</option>
        ${['passed', 'failed', 'skipped'].map(option)}
      </select></label
    ><label
      >Kind<select id="kind">
        <option value="">any</option>
        ${kinds.map(({ name }) => option(name))}
      </select></label
    ><label
      >Group<select id="group">
        <option value="">any</option>
        ${groups.map(({ name }) => option(name))}
      </select></label
    >`;

const sentSection = (report: Report): Html =>
  html`<section>
    <h2 id="sent">What was sent, and why it was rejected</h2>
    <noscript><p>This list needs JavaScript. report.json, beside this page, holds the same.</p></noscript>
    <form id="search" hidden>
      <label class="wide"
        >Find<input id="words" type="search" placeholder="FAJ44 invoice, a field, a feature" autocomplete="off"
      /></label>
      ${choices(report)} <button type="button" id="clear">Clear</button>
    </form>
    <p id="count" class="soft" role="status"></p>
    <div id="list"></div>
    <button id="more" type="button" hidden>Show more</button>
  </section>`;

const contents = (report: Report): Html => {
  const parts: readonly (readonly [string, string, boolean])[] = [
    ['failures', 'Failures', report.counts.failed > 0],
    ['trend', 'Since the run before', true],
    ['coverage', 'Coverage', report.coverage !== null],
    ['outcomes', 'Outcomes', true],
    ['slowest', 'Slowest', report.slowest.length > 0],
    ['sent', 'Rejections', true],
  ];
  return html`<nav aria-label="Contents">
    ${parts.filter(([, , there]) => there).map(([id, name]) => html`<a href="#${id}">${name}</a> `)}
  </nav>`;
};

const body = (report: Report): Html =>
  html`${head(report)} ${contents(report)}
    <main>
      ${failuresSection(report)} ${trendSection(report)} ${coverageSection(report)} ${outcomesSection(report)}
      ${slowestSection(report)} ${sentSection(report)}
    </main>`;

/** The whole page. It holds no instant and no name that the report does not. */
export const htmlPage = (report: Report): string =>
  htmlText(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta http-equiv="Content-Security-Policy" content="${policy}" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="referrer" content="no-referrer" />
          <title>Ensayo: ${report.suite}</title>
          ${inlineElement('style', style)}
        </head>
        <body>
          ${body(report)}
          ${inlineElement('script', packed(report), attributes`type="application/octet-stream" id="scenarios"`)}
          ${inlineElement('script', script)}
        </body>
      </html> `,
  );
