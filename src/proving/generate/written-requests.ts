/** Requests that break a rule, written by hand for one kind of document and carried over to the others. */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { proofFile } from '../../common/testing/proof-file.ts';
import type { CatalogueEntry } from '../../../simulator/judge/engine/catalogue.ts';
import { documents, type DocumentKind } from '../../../simulator/document/kind.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import type { Requirement } from '../../../simulator/checks/vocabulary/violation.ts';
import type { FieldChange } from '../../harness/reproduce/request.ts';
import type { RequestViolation } from '../../harness/violations/by-request.ts';
import { inKind } from '../../harness/violations/expected.ts';

/** A row of datasets/proof/requested-violations.json. */
type WrittenRequest = {
  /** A code of the kind for which the row is written; it stands for its family in other kinds. */
  readonly rule: string;
  /** Fields as that kind calls them. */
  readonly changes: readonly FieldChange[];
  /** What the request must have, as that kind calls it. */
  readonly where?: readonly Requirement[];
  /** The codes that fire along with the rule, where they are others than the rule declares. */
  readonly also?: readonly string[];
  /** Why they do. */
  readonly why?: string;
};

let loaded: readonly WrittenRequest[] | undefined;

export const writtenRequests = (): readonly WrittenRequest[] =>
  (loaded ??= JSON.parse(readFileSync(proofFile('requested-violations.json'), 'utf8')) as readonly WrittenRequest[]); // our own file

const isOfFamily = ({ rule, group }: CatalogueEntry, code: string): boolean =>
  catalogue()
    .find(code)
    .some((named) => named.rule.family === rule.family && named.group.code === group.code);

const lines = /^(?:invoice|credit_note|debit_note)_lines\b/;
const totals = /^(?:legal|requested)_monetary_totals\b/;

const linesOf = (kind: DocumentKind): string => {
  const { root } = documents[kind];
  if (root === 'CreditNote') return 'credit_note_lines';
  return root === 'DebitNote' ? 'debit_note_lines' : 'invoice_lines';
};

const totalsOf = (kind: DocumentKind): string =>
  documents[kind].root === 'DebitNote' ? 'requested_monetary_totals' : 'legal_monetary_totals';

/** The field with the same meaning in a request of that kind. */
export const fieldIn = (kind: DocumentKind, field: string): string =>
  field.replace(lines, linesOf(kind)).replace(totals, totalsOf(kind));

const inOtherKind = ({ changes, where, also }: WrittenRequest, kind: DocumentKind): RequestViolation => ({
  changes: changes.map((change) => ({ ...change, field: fieldIn(kind, change.field) })),
  ...(where === undefined ? {} : { where: where.map((need) => ({ ...need, path: fieldIn(kind, need.path) })) }),
  ...(also === undefined ? {} : { also: also.flatMap((code) => inKind(code, kind) ?? []) }),
});

/** The requests written for the family of the entry's rule, as its kind has them, in the order of the file. */
export const writtenFor = (entry: CatalogueEntry): readonly RequestViolation[] =>
  writtenRequests()
    .filter(({ rule }) => isOfFamily(entry, rule))
    .map((row) => inOtherKind(row, entry.document));

/** Rows that no rule of their family needs, in any kind of document. */
export const unusedWritten = (
  found: readonly (readonly [entry: CatalogueEntry, violation: RequestViolation])[],
): readonly string[] => {
  const isUsed = (row: WrittenRequest): boolean =>
    found.some(
      ([entry, violation]) =>
        isOfFamily(entry, row.rule) && isDeepStrictEqual(violation, inOtherKind(row, entry.document)),
    );
  return writtenRequests()
    .filter((row) => !isUsed(row))
    .map(({ rule, changes }) => `${rule} ${JSON.stringify(changes)}`);
};
