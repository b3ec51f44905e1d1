/** The rules that failed, one after the other, with what each found and wanted. */
import { positionAt, type XmlDocument } from '../../../src/common/xml/tree.ts';
import type { CatalogueEntry } from '../../engine/catalogue.ts';
import type { SubjectKind } from '../../engine/document-kind.ts';
import type { FailedLine } from '../../engine/report.ts';
import { sourceOf } from '../../engine/rule.ts';
import { html, type Html } from '../../../src/common/html/html.ts';
import type { PageCall } from '../page.ts';
import { code, facts, mark } from '../parts/facts.ts';
import { ruleLink } from '../parts/lines.ts';
import { smallestChange, type Change } from './change.ts';

export type Failed = {
  readonly failed: FailedLine;
  /** Its number on the page. */
  readonly at: number;
  /** Of the view, from 1; undefined where no place in the document is meant. */
  readonly line: number | undefined;
  readonly offset: number | undefined;
};

type About = {
  readonly call: PageCall;
  readonly document: XmlDocument | undefined;
  readonly entries: readonly CatalogueEntry<SubjectKind>[];
};

const provenanceOf = ({ entries, call }: About, failed: FailedLine): Html | undefined => {
  const entry = entries.find((one) => one.code.code === failed.code);
  if (entry === undefined) return undefined;
  const { certainty, text } = sourceOf(entry);
  return html`${mark(call.texts.certainties[certainty], 'plain')} ${text}`;
};

const whereOf = ({ call, document }: About, { line, offset }: Failed): Html | undefined => {
  if (line === undefined || offset === undefined || document === undefined) return undefined;
  const { judged } = call.texts;
  const { line: row, column } = positionAt(document.text, offset);
  return html`<a href="#l${line}">${judged.line(line)}</a> <span class="soft">${judged.inFile(row, column)}</span>`;
};

const changeView = ({ before, after }: Change, { judged }: PageCall['texts']): Html =>
  html`<div class="change">
    ${
      before !== undefined &&
      html`<div class="removed">
        <span class="label">${judged.before}</span>
        <pre>${before}</pre>
      </div>`
    }
    ${
      after === undefined
        ? html`<div class="added">
            <span class="label">${judged.after}</span>
            <pre>${judged.nothing}</pre>
          </div>`
        : html`<div class="added">
            <span class="label">${before === undefined ? judged.add : judged.after}</span>
            <pre>${after}</pre>
          </div>`
    }
  </div>`;

const card = (about: About, one: Failed): Html => {
  const { call, document } = about;
  const { failed, at } = one;
  const { judged } = call.texts;
  const change = document === undefined ? undefined : smallestChange(document, failed);
  return html`<article
    class="failure ${failed.kind === 'Rechazo' ? 'bad' : 'warn'}"
    id="f${at}"
    aria-labelledby="f${at}-title"
  >
    <h3 id="f${at}-title">
      ${ruleLink(call, failed.code)} ${mark(failed.kind, failed.kind === 'Rechazo' ? 'bad' : 'warn')}
      <span lang="es">${failed.message}</span>
    </h3>
    ${facts([
      [judged.where, whereOf(about, one)],
      ['XPath', failed.xpath === undefined ? undefined : code(failed.xpath)],
      // The judge speaks English about what it found.
      [judged.found, html`<code lang="en">${failed.found}</code>`],
      [judged.expected, html`<code lang="en">${failed.expected}</code>`],
      [judged.fix, html`<span lang="en">${failed.fix}</span>`],
      [judged.provenance, provenanceOf(about, failed)],
    ])}
    ${
      change !== undefined &&
      html`<h4>${judged.change}</h4>
        ${changeView(change, call.texts)}`
    }
  </article>`;
};

export const failureList = (about: About, failures: readonly Failed[]): Html =>
  html`<div class="failures">${failures.map((one) => card(about, one))}</div>`;
