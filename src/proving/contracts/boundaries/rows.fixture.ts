/**
 * Values at the limits of rules, written by hand: the last accepted one, the first refused one
 * (`limits` in `simulator/rules/specification`).
 */
import { kindOf } from '../../../issuer/documents/document-model.ts';
import type { XmlEdit } from '../../../../simulator/document/edits/edit.ts';
import type { CatalogueEntry } from '../../../../simulator/judge/engine/catalogue.ts';
import type { Check, Limit } from '../../../../simulator/checks/vocabulary/check.ts';
import * as is from '../../../../simulator/checks/vocabulary/is.ts';
import { documentKinds, familyOf, type SubjectKind } from '../../../../simulator/document/kind.ts';
import type { Rule } from '../../../../simulator/judge/engine/rule.ts';
import { catalogue } from '../../../../simulator/rules/index.ts';
import {
  specified,
  type Condition,
  type StatedLimit,
} from '../../../../simulator/rules/specification/transcription.fixture.ts';
import { baseFor, baseOf, completeNames } from '../../../harness/violations/base.ts';

export type BoundaryRow = StatedLimit & { readonly code: string };

export type BoundaryCase = {
  readonly what: string;
  readonly edits: readonly XmlEdit[];
  readonly status: 'passed' | 'failed';
};

/** Rows of every file of the transcription, by its name. */
export const boundaryFiles = (): ReadonlyMap<string, readonly BoundaryRow[]> => {
  const files = new Map<string, BoundaryRow[]>();
  for (const { file, code, limits } of specified()) {
    const rows = limits.map((limit) => ({ ...limit, code }));
    if (rows.length > 0) files.set(file, [...(files.get(file) ?? []), ...rows]);
  }
  return files;
};

const textCases = ({
  at,
  accepts,
  refuses,
  given = [],
  what,
}: Extract<BoundaryRow, { readonly at: string }>): readonly BoundaryCase[] => {
  const caseOf =
    (status: BoundaryCase['status']) =>
    (text: string): BoundaryCase => ({
      what: `${what}: ${JSON.stringify(text)}`,
      edits: [...given, { edit: 'set', path: at, text }],
      status,
    });
  return [...accepts.map(caseOf('passed')), ...refuses.map(caseOf('failed'))];
};

export const casesOf = (row: BoundaryRow): readonly BoundaryCase[] =>
  'at' in row
    ? textCases(row)
    : [
        { what: row.what, edits: row.accepted, status: 'passed' },
        { what: row.what, edits: row.refused, status: 'failed' },
      ];

export const entryOf = ({ document, code }: BoundaryRow): CatalogueEntry => {
  const kind = completeNames().includes(document) ? kindOf(baseOf(document)) : document;
  const entry = catalogue()
    .find(code)
    .find((one) => one.document === kind);
  if (entry === undefined) throw new Error(`There is no rule ${code} of ${document}.`);
  return entry;
};

/** The complete document of that name; otherwise the one that contains the target. */
export const documentFor = (
  documents: ReadonlyMap<string, string>,
  entry: CatalogueEntry,
  document?: string,
): string => {
  const name =
    document !== undefined && documents.has(document) ? document : baseFor(entry.document, entry.target?.path);
  const xml = documents.get(name);
  if (xml === undefined) throw new Error(`There is no complete document ${name}.`);
  return xml;
};

/** Rules with a limit that no edit of a document reaches: separate tests have their two values. */
export const pendingRules: readonly string[] = [
  // The two values differ in the type of the referenced invoice, which no edit of the note changes.
  'creditNote CAV03',
  // The number of bytes.
  'invoice ZA01',
];

// Which rules have a boundary between values, and so need such rows

/** What is expected has a limit of its own. */
const limits: Readonly<Record<string, Limit>> = {
  oneOf: 'list',
  pattern: 'pattern',
  range: 'range',
  dates: 'date',
};

/** A single text has none, however it is written. */
export const limitOf = ({ limit, expected }: Pick<Check, 'limit' | 'expected'>): Limit | undefined => {
  if (!('kind' in expected)) return limit;
  return expected.kind === 'value' ? undefined : (limit ?? limits[expected.kind]);
};

/** The outcomes that a reader states of a condition, by the word of its check; null where the annex says nothing. */
export const wantedOutcomes = (check: Check): readonly (keyof Condition)[] => {
  const { predicate, expected } = check;
  if (predicate?.en === is.there().predicate?.en) return ['absent'];
  if (predicate?.en === is.present().predicate?.en) return ['absent', 'empty', 'blank'];
  const isText = 'kind' in expected && expected.kind === 'value';
  return isText || limitOf(check) === 'list' ? ['absent', 'empty', 'blank', 'list', 'outside'] : [];
};

/** Every rule of documents, by the entries that it creates: the first of them gives its name. */
export const documentRules = (): ReadonlyMap<Rule, readonly CatalogueEntry[]> => {
  const rules = new Map<Rule, CatalogueEntry[]>();
  for (const kind of documentKinds) {
    for (const entry of catalogue().entries(kind)) {
      const known = rules.get(entry.rule);
      if (known === undefined) rules.set(entry.rule, [entry]);
      else known.push(entry);
    }
  }
  return rules;
};

export const isOfTheTill = ({ document }: { readonly document: SubjectKind }): boolean =>
  documentKinds.some((kind) => kind === document && familyOf(kind) === 'equivalent');

/** Rules about documents of the till alone have their values in `simulator/rules/equivalent/own-rows.test.ts`. */
export const isOwnOfTheTill = (entries: readonly CatalogueEntry[]): boolean => entries.every(isOfTheTill);
