/** The failed rules, one after another, each with the found and the expected value. */
import { positionAt, type XmlDocument } from '../../../src/common/xml/tree.ts';
import { html, type Html } from '../../../src/common/html/html.ts';
import { placeAt } from '../../judge/proposals/place.ts';
import type { CatalogueEntry } from '../../judge/engine/catalogue.ts';
import type { SubjectKind } from '../../document/kind.ts';
import type { FailedLine } from '../../registry/types.ts';
import type { PageCall } from '../page.ts';
import { code, facts, mark } from '../parts/facts.ts';
import type { JudgedView } from './judged.ts';
import { appliedView, codeWorded, ruleLink, sourceView, worded } from '../parts/lines.ts';

/** Offset of a line and column of the document as received, both from 1. */
export const offsetAt = (text: string, line: number, column = 1): number => {
  let start = text.startsWith('\ufeff') && line === 1 ? 1 : 0;
  for (let current = 1; current < line; current += 1) {
    const end = text.indexOf('\n', start);
    if (end === -1) break;
    start = end + 1;
  }
  return Math.min(start + column - 1, text.length);
};

/** An exchange that was kept long ago has no data. */
type Where = Pick<FailedLine, 'xpath' | 'line' | 'column'> & Partial<Pick<FailedLine, 'foundData'>>;

/** The schema's findings have their own places. */
const pathOf = ({ xpath, foundData }: Where): string | undefined =>
  xpath ?? (foundData?.kind === 'schema' ? foundData.faults[0]?.xpath : undefined);

/** By its path, which is always enough; by its position if it has none. */
export const offsetOf = (document: XmlDocument, failed: Where): number | undefined => {
  const path = pathOf(failed);
  const place = path === undefined ? undefined : placeAt(document, path);
  if (place !== undefined) return place.element.start;
  return failed.line === undefined ? undefined : offsetAt(document.text, failed.line, failed.column);
};

export type Failed = {
  readonly failed: FailedLine;
  /** Its number on the page. */
  readonly at: number;
  /** In the view, from 1; undefined if the rule points to no place in the document. */
  readonly line: number | undefined;
  readonly offset: number | undefined;
};

type About = {
  readonly call: PageCall;
  readonly document: XmlDocument | undefined;
  readonly entries: readonly CatalogueEntry<SubjectKind>[];
  readonly fieldAt?: JudgedView['fieldAt'];
};

const provenanceOf = ({ entries, call }: About, failed: FailedLine): Html | undefined => {
  const entry = entries.find((one) => one.code.code === failed.code);
  return entry === undefined ? undefined : sourceView(call, entry.source);
};

const fieldOf = ({ fieldAt }: About, { xpath }: FailedLine): Html | undefined => {
  const field = xpath === undefined ? undefined : fieldAt?.(xpath);
  return field === undefined ? undefined : code(field);
};

/** Where in the view, and in the file. */
export const whereOf = (
  { call, document }: Pick<About, 'call' | 'document'>,
  { line, offset }: Pick<Failed, 'line' | 'offset'>,
): Html | undefined => {
  if (line === undefined || offset === undefined || document === undefined) return undefined;
  const { judged } = call.texts;
  const { line: row, column } = positionAt(document.text, offset);
  return html`<a href="#l${line}">${judged.line(line)}</a> <span class="soft">${judged.inFile(row, column)}</span>`;
};

const card = (about: About, one: Failed): Html => {
  const { call } = about;
  const { failed, at } = one;
  const { spanish } = failed;
  const { judged } = call.texts;
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
      [judged.field, fieldOf(about, failed)],
      [judged.found, codeWorded(call, { en: failed.found, es: spanish.found })],
      [judged.expected, codeWorded(call, { en: failed.expected, es: spanish.expected })],
      [judged.applied, appliedView(call, failed)],
      [judged.fix, worded(call, { en: failed.fix, es: spanish.fix })],
      [judged.provenance, provenanceOf(about, failed)],
    ])}
  </article>`;
};

export const failureList = (about: About, failures: readonly Failed[]): Html =>
  html`<div class="failures">${failures.map((one) => card(about, one))}</div>`;
