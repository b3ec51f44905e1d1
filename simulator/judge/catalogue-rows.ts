/** The catalogue as people browse it: one row per code, with the documents that have it. */
import { normalise } from '../../src/common/normalise.ts';
import { byCode } from './engine/code-order.ts';
import type { Catalogue, CatalogueEntry } from './engine/catalogue.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
import { documentKinds, eventKinds, type SubjectKind } from '../document/kind.ts';
import type { OutcomeEntry } from './engine/outcome.ts';
import type { RuleKind, Source } from './engine/rule.ts';

export type CatalogueRow = {
  readonly code: string;
  readonly kind: RuleKind;
  readonly message: string;
  readonly group: string;
  readonly certainty: Source['certainty'];
  readonly documents: readonly SubjectKind[];
  /** Codes, texts, titles and places in lower case and without accents, for the search. */
  readonly searched: string;
};

/** Searches are seldom typed with accents. */
const plainText = (text: string): string => normalise(text, 'NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

type Written = { readonly message: string; readonly texts: readonly string[] };

const searchedIn = (code: string, family: string, { message, texts }: Written): string =>
  plainText([code, family, message, ...texts].join(' '));

const textsOf = (wordings: readonly (Bilingual | undefined)[]): readonly string[] =>
  wordings.flatMap((wording) => (wording === undefined ? [] : [wording.en, wording.es]));

const ofEntry = ({
  code,
  group,
  rule,
  document,
  message,
  target,
  source,
  strictly,
}: CatalogueEntry<SubjectKind>): CatalogueRow => ({
  code: code.code,
  kind: code.kind,
  message,
  group: group.code,
  certainty: source.certainty,
  documents: [document],
  searched: searchedIn(code.code, rule.family, {
    message,
    texts: [target?.path ?? '', ...textsOf([rule.title, rule.fix, rule.place, strictly?.holds, strictly?.fix])],
  }),
});

const ofOutcome = ({ code, group, source, ...outcome }: OutcomeEntry): CatalogueRow => ({
  code: code.code,
  kind: code.kind,
  message: outcome.message,
  group: group.code,
  certainty: source.certainty,
  documents: [],
  searched: searchedIn(code.code, '', {
    message: outcome.message,
    texts: textsOf([outcome.title, outcome.fix]),
  }),
});

/** A code that several documents share is one row. */
const joined = (rows: readonly CatalogueRow[]): readonly CatalogueRow[] => {
  const rowOf = new Map<string, CatalogueRow>();
  for (const row of rows) {
    const known = rowOf.get(row.code);
    const documents = [...new Set([...(known?.documents ?? []), ...row.documents])];
    rowOf.set(row.code, { ...(known ?? row), documents, searched: `${known?.searched ?? ''} ${row.searched}` });
  }
  return [...rowOf.values()];
};

const inOrder = (rows: readonly CatalogueRow[]): readonly CatalogueRow[] =>
  rows.toSorted((one, other) => byCode(one.code, other.code));

const kinds: readonly SubjectKind[] = [...documentKinds, ...eventKinds];

const known = new WeakMap<Catalogue, readonly CatalogueRow[]>();

/** Document by document, and by code. */
export const catalogueRows = (catalogue: Catalogue): readonly CatalogueRow[] => {
  const rows =
    known.get(catalogue) ??
    joined(
      [...kinds.map((kind) => catalogue.entries(kind).map(ofEntry)), catalogue.outcomes.map(ofOutcome)].flatMap(
        inOrder,
      ),
    );
  known.set(catalogue, rows);
  return rows;
};

/** Every word of the text occurs somewhere in the row. */
export const rowsWith = (catalogue: Catalogue, text: string): readonly CatalogueRow[] => {
  const words = plainText(text).split(/\s+/);
  return catalogueRows(catalogue).filter(({ searched }) => words.every((word) => searched.includes(word)));
};
