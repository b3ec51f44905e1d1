/** How a complete document passes a rule, and how it fails it: the places that its violation touches. */
import { html, type Html } from '../../../src/common/html/html.ts';
import { shortened } from '../../../src/common/text/shortened.ts';
import { parseXml } from '../../../src/common/xml/parse.ts';
import { withoutAttribute, withoutLastPosition } from '../../../src/common/xml/path-steps.ts';
import { childElements, type XmlDocument } from '../../../src/common/xml/tree.ts';
import { editText } from '../../document/edits/edit-text.ts';
import { placeAt } from '../../judge/proposals/place.ts';
import { specimensOf } from '../../judge/proposals/specimen.ts';
import { changedPlace, type XmlEdit } from '../../document/edits/edit.ts';
import type { SubjectKind } from '../../document/kind.ts';
import type { CatalogueEntry } from '../../judge/engine/catalogue.ts';
import { violationOf } from '../../judge/engine/violation-of.ts';
import type { PageCall } from '../page.ts';

export type Fragment = {
  readonly xpath: string;
  /** XML; absent where nothing is there. */
  readonly passing?: string;
  readonly failing?: string;
};

const longest = 1_200;

/** Without the indentation that it has in its document. */
const outdented = (text: string, indent: string): string => text.replaceAll(`\n${indent}`, '\n');

/** The spaces in front of a place, one by one: an expression would look through every run of spaces in the document. */
const indentAt = (text: string, end: number): string => {
  let start = end;
  while (text.charAt(start - 1) === ' ') start -= 1;
  return text.slice(start, end);
};

const written = (document: XmlDocument, path: string): string | undefined => {
  const place = placeAt(document, path);
  if (place === undefined || place.missing.length > 0) return undefined;
  const { start, end, contentStart, parent } = place.element;
  const indent = indentAt(document.text, start);
  // The root is shown without its contents.
  const text = outdented(document.text.slice(start, parent === undefined ? contentStart : end), indent);
  return shortened(text, longest);
};

/** The element that shows an edit: the one that it acts on or, for a new one, that one. */
const placeOf = (edit: XmlEdit, passes: XmlDocument): string => {
  const path = withoutAttribute(changedPlace(edit));
  if (edit.edit === 'insert') {
    const parent = placeAt(passes, edit.path);
    const before = childElements(parent?.element ?? passes.root).filter(({ name }) => name === edit.child.name).length;
    return `${path}${before === 0 ? '' : `[${String(before + 1)}]`}`;
  }
  return edit.edit === 'duplicate' ? `${withoutLastPosition(path)}[2]` : path;
};

/** Undefined where this document lacks a place that is changed. */
const brokenIn = ({ text }: XmlDocument, edits: readonly XmlEdit[]): XmlDocument | undefined => {
  try {
    const parsed = parseXml(editText(text, edits));
    return parsed.ok ? parsed.document : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

/** At most three; none for what is broken elsewhere than in the content of a document. */
export const fragmentsOf = (entry: CatalogueEntry<SubjectKind>): readonly Fragment[] => {
  const violation = violationOf(entry);
  if (violation === undefined) return [];
  const { built = [], coded = [] } = violation;
  const edits = [...built, ...coded];
  for (const passes of edits.length === 0 ? [] : specimensOf(entry.document)) {
    const fails = brokenIn(passes, edits);
    if (fails === undefined) continue;
    return [...new Set(edits.map((edit) => placeOf(edit, passes)))]
      .map((xpath) => {
        const [passing, failing] = [written(passes, xpath), written(fails, xpath)];
        return { xpath, ...(passing === undefined ? {} : { passing }), ...(failing === undefined ? {} : { failing }) };
      })
      .filter(({ passing, failing }) => passing !== failing)
      .slice(0, 3);
  }
  return [];
};

export const fragmentView = ({ texts: { rules } }: PageCall, { xpath, passing, failing }: Fragment): Html =>
  html`<p><code>${xpath}</code></p>
    <div class="change">
      <div class="added">
        <span class="label">${rules.passes}</span>
        <pre>${passing ?? rules.nothing}</pre>
      </div>
      <div class="removed">
        <span class="label">${rules.fails}</span>
        <pre>${failing ?? rules.nothing}</pre>
      </div>
    </div>`;
