/** The failed rules, one after another, each with the found and the expected value. */
import {
  childElements,
  isElement,
  positionAt,
  type XmlDocument,
  type XmlElement,
} from '../../../src/common/xml/tree.ts';
import { html, type Html } from '../../../src/common/html/html.ts';
import { escapeAttribute, escapeText } from '../../../src/common/xml/escape.ts';
import { childrenAt, namesRoot, parsePath } from '../../../src/common/xml/path-steps.ts';
import type { CatalogueEntry } from '../../engine/catalogue.ts';
import type { SubjectKind } from '../../document/kind.ts';
import type { FailedLine } from '../../registry/types.ts';
import { sourceOf } from '../../engine/rule.ts';
import type { PageCall } from '../page.ts';
import { code, facts, mark } from '../parts/facts.ts';
import { codeWorded, ruleLink, sourceView, worded } from '../parts/lines.ts';

type Place = {
  readonly element: XmlElement;
  readonly attribute: string | undefined;
  /** Names of the missing child elements that the rule looked for. */
  readonly missing: readonly string[];
};

/** Undefined unless it is a path into this document. */
export const placeAt = ({ root }: XmlDocument, xpath: string): Place | undefined => {
  const path = parsePath(xpath);
  if (path === undefined || !namesRoot(path, root.name)) return undefined;
  let element = root;
  for (const [at, step] of path.steps.entries()) {
    const [child] = childrenAt(childElements(element), step);
    if (child === undefined) {
      return { element, attribute: path.attribute, missing: path.steps.slice(at).map(({ name }) => name) };
    }
    element = child;
  }
  return { element, attribute: path.attribute, missing: [] };
};

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

/** Schema findings state their position in their text. */
const pathOf = ({ xpath, found }: Pick<FailedLine, 'xpath' | 'found'>): string | undefined =>
  xpath ?? /^line \d+, (\/\S+): /.exec(found)?.[1];

/** By its path, which is always enough; by its position if it has none. */
export const offsetOf = (
  document: XmlDocument,
  failed: Pick<FailedLine, 'xpath' | 'line' | 'column' | 'found'>,
): number | undefined => {
  const path = pathOf(failed);
  const place = path === undefined ? undefined : placeAt(document, path);
  if (place !== undefined) return place.element.start;
  return failed.line === undefined ? undefined : offsetAt(document.text, failed.line, failed.column);
};

/**
 * The smallest change that would make a rule pass, if its expectation reveals one: XML before and after. Without
 * `before` something is added, without `after` something is removed.
 */
type Change = { readonly before: string | undefined; readonly after: string | undefined };

/**
 * The value that a check expects, written in quotes or, for a sum, as a number, alone or before the reason (`"31"`,
 * `"SETP", as registered …`, `10.00 = …`).
 */
export const wantedValue = (expected: string): string | undefined =>
  /^"([^"]*)"(?:$|, | = )/.exec(expected)?.[1] ?? /^(-?\d+(?:\.\d+)?) = /.exec(expected)?.[1];

const longest = 2000;

const sliceOf = ({ text }: XmlDocument, element: XmlElement): string => text.slice(element.start, element.end);

const isLeaf = (element: XmlElement): boolean => !element.children.some(isElement);

const withText = (document: XmlDocument, element: XmlElement, value: string): string => {
  const { text } = document;
  const isEmptyTag = text[element.contentStart - 2] === '/';
  const open = isEmptyTag
    ? `${text.slice(element.start, element.contentStart - 2).trimEnd()}>`
    : text.slice(element.start, element.contentStart);
  return `${open}${escapeText(value)}</${element.name}>`;
};

const withAttribute = (document: XmlDocument, { element, attribute = '' }: Place, value: string): Change => {
  const { text } = document;
  const before = text.slice(element.start, element.contentStart);
  const written = `${attribute}="${escapeAttribute(value)}"`;
  const found = element.attributes.find(({ name }) => name === attribute);
  if (found === undefined) {
    const end = before.endsWith('/>') ? before.length - 2 : before.length - 1;
    return { before, after: `${before.slice(0, end).trimEnd()} ${written}${before.slice(end)}` };
  }
  return {
    before,
    after: `${text.slice(element.start, found.start)}${written}${text.slice(found.end, element.contentStart)}`,
  };
};

/** The missing elements, nested. Values known only to the sender are shown as an ellipsis. */
const added = ({ missing, attribute }: Place, value: string | undefined): Change => {
  const inside = value === undefined ? '…' : escapeText(value);
  const [last = ''] = missing.slice(-1);
  const core =
    attribute === undefined ? `<${last}>${inside}</${last}>` : `<${last} ${attribute}="${inside}">…</${last}>`;
  const after = missing.slice(0, -1).reduceRight((inner, name) => `<${name}>${inner}</${name}>`, core);
  return { before: undefined, after };
};

const changeAt = (document: XmlDocument, place: Place, expected: string): Change | undefined => {
  const { element, attribute, missing } = place;
  const value = wantedValue(expected);
  if (missing.length > 0) return added(place, value);
  if (expected === 'nothing here' || /^exactly [1-9]\d*$/.test(expected)) {
    return element.parent === undefined || attribute !== undefined
      ? undefined
      : { before: sliceOf(document, element), after: undefined };
  }
  if (value === undefined) return undefined;
  if (attribute !== undefined) return withAttribute(document, place, value);
  return isLeaf(element)
    ? { before: sliceOf(document, element), after: withText(document, element, value) }
    : undefined;
};

const isShort = (text: string | undefined): boolean => text === undefined || text.length <= longest;

/** Undefined if no single line of XML satisfies the rule. */
export const smallestChange = (
  document: XmlDocument,
  failed: Pick<FailedLine, 'xpath' | 'expected'>,
): Change | undefined => {
  const place = failed.xpath === undefined ? undefined : placeAt(document, failed.xpath);
  const change = place === undefined ? undefined : changeAt(document, place, failed.expected);
  return change === undefined || change.before === change.after || !isShort(change.before) || !isShort(change.after)
    ? undefined
    : change;
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
};

const provenanceOf = ({ entries, call }: About, failed: FailedLine): Html | undefined => {
  const entry = entries.find((one) => one.code.code === failed.code);
  return entry === undefined ? undefined : sourceView(call, sourceOf(entry));
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
  const { spanish } = failed;
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
      [judged.found, codeWorded(call, failed.found, spanish.found)],
      [judged.expected, codeWorded(call, failed.expected, spanish.expected)],
      [judged.fix, worded(call, failed.fix, spanish.fix)],
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
