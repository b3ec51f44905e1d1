/**
 * Values at the limits of rules, written by hand: the last accepted one, the first refused one
 * (`datasets/proof/boundaries/*.json`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proofFile } from '../../../common/testing/proof-file.ts';
import type { XmlEdit } from '../../../../simulator/checks/vocabulary/edit.ts';
import type { CatalogueEntry } from '../../../../simulator/judge/engine/catalogue.ts';
import type { Check, Limit } from '../../../../simulator/checks/vocabulary/check.ts';
import { documentKinds } from '../../../../simulator/document/kind.ts';
import type { Rule } from '../../../../simulator/judge/engine/rule.ts';
import { catalogue } from '../../../../simulator/rules/index.ts';
import { baseOf, completeNames } from '../../../harness/ledger/passes.ts';
import { baseFor, kindOf } from '../../../harness/violations/base.ts';

type Named = {
  /** Kind of document, or the name of one of the complete documents. */
  readonly document: string;
  readonly code: string;
  /** The limit, in words. */
  readonly what: string;
  /** Moves the clock of the authority, by milliseconds. */
  readonly authorityClock?: number;
  /** As the profile strict reads the rule, with amounts compared as rounded integers. */
  readonly strict?: boolean;
};

/** Edits of the complete document. */
type EditRow = Named & { readonly accepted: readonly XmlEdit[]; readonly refused: readonly XmlEdit[] };

/** Several texts at one place; `given` is edited first. */
type TextRow = Named & {
  readonly at: string;
  readonly accepts: readonly string[];
  readonly refuses: readonly string[];
  readonly given?: readonly XmlEdit[];
};

export type BoundaryRow = EditRow | TextRow;

export type BoundaryCase = {
  readonly what: string;
  readonly edits: readonly XmlEdit[];
  readonly status: 'passed' | 'failed';
};

const folder = (): string => proofFile('boundaries');

/** Rows of every file, by its name. */
export const boundaryFiles = (): ReadonlyMap<string, readonly BoundaryRow[]> =>
  new Map(
    readdirSync(folder())
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => [name, JSON.parse(readFileSync(join(folder(), name), 'utf8')) as readonly BoundaryRow[]]), // our own files
  );

const textCases = ({ at, accepts, refuses, given = [], what }: TextRow): readonly BoundaryCase[] => {
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
